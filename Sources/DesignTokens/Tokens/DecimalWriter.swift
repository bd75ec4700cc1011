/// Writes numbers as people do: no fraction where there is none, at most four digits of it.
package enum DecimalWriter {
  package static func text(_ number: Double) -> String {
    guard number.isFinite else { return number > 0 ? "∞" : "-∞" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    let rounded = (number * 10_000).rounded() / 10_000
    return "\(rounded)"
  }
}
