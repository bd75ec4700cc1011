import DesignTokens
import Mutations
import Testing

@Suite struct DifferenceBoundTests {
  /// The same numbers each time, spread over all that sRGB shows.
  private struct Numbers {
    var generator = SeededGenerator(seed: 7)

    mutating func next() -> UInt8 { UInt8.random(in: .min ... .max, using: &generator) }

    mutating func size() -> Double {
      let number = next()
      return number < 100 ? 0 : Double(number - 100) / 8
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
      // A box around the other, of nothing or of some size.
      let here = SIMD3(right.lightness, right.a, right.b)
      let size = SIMD3(numbers.size(), numbers.size(), numbers.size())
      let least = DifferenceBound(from: left).least(from: here - size, to: here + size)
      let difference = right.difference(to: left)
      #expect(least <= difference + 1e-9)
    }
  }
}
