import DesignTokens
import Testing

@Suite struct DifferenceBoundTests {
  /// The same numbers each time, spread over all that sRGB shows.
  private struct Numbers {
    var state: UInt64 = 88_172_645_463_325_252

    mutating func next() -> UInt8 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state >> 24)
    }

    mutating func color() -> RGBA8 { RGBA8(red: next(), green: next(), blue: next()) }
  }

  @Test func isNeverMoreThanTheDifference() {
    var numbers = Numbers()
    for round in 0..<20_000 {
      let one = numbers.color()
      // Every second pair is of near colours.
      let near = RGBA8(
        red: one.red ^ (numbers.next() & 7),
        green: one.green ^ (numbers.next() & 7),
        blue: one.blue ^ (numbers.next() & 7)
      )
      let (left, right) = (LabColor(ColorValue(one)), LabColor(ColorValue(round % 2 == 0 ? near : numbers.color())))
      let (a, b) = (left.a - right.a, left.b - right.b)
      let axes = (a * a + b * b).squareRoot()
      let least = DifferenceBound(from: left)
        .least(lightness: abs(left.lightness - right.lightness), axes: axes...axes)
      let difference = right.difference(to: left)
      #expect(least <= difference + 1e-9)
    }
  }
}
