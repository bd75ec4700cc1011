import Foundation

/// Numbers with the digits that mean something: three, or all before the point.
enum FigureText {
  static func of(_ number: Double) -> String {
    guard number.isFinite, number != 0 else { return "\(number)" }
    // The power of ten of the first digit.
    let first = Int(log10(number.magnitude).rounded(.down))
    return String(format: "%.\(min(max(2 - first, 0), 6))f", number)
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
