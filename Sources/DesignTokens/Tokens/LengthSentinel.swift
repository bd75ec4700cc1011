/// Lengths that no layout means: they stand for "as round as possible", "as large as there is".
package enum LengthSentinel {
  package static func contains(_ number: Double) -> Bool {
    !number.isFinite || abs(number) >= 5_000 || number == 999
  }
}
