import DesignTokens
import Mutations
import Testing

@testable import DesignSystem

/// Near colours are found through a tree; here by looking at all.
@Suite struct NearColorsTests {
  private struct Numbers {
    var generator = SeededGenerator(seed: 7)

    mutating func next() -> UInt8 { UInt8.random(in: .min ... .max, using: &generator) }

    /// Every third one a grey, every fourth one of a dense corner, some translucent.
    mutating func color() -> RGBA8 {
      let (red, green, blue, kind) = (next(), next(), next(), next())
      let alpha: UInt8 = kind > 240 ? 128 : 255
      if kind % 3 == 0 { return RGBA8(red: red, green: red, blue: red, alpha: alpha) }
      if kind % 4 == 0 { return RGBA8(red: red & 31, green: green & 15, blue: 128 + blue & 31, alpha: alpha) }
      return RGBA8(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  @Test func areThoseThatLookingAtAllFinds() {
    var numbers = Numbers()
    let all = Array(Set((0..<1_500).map { _ in numbers.color() }))
    let tree = NearColors(all)
    for _ in 0..<300 {
      let bytes = numbers.color()
      let color = ColorValue(bytes)
      let lab = LabColor(color)
      let near = all.filter { $0.alpha == bytes.alpha }
        .map { $0 == bytes ? 0 : LabColor(ColorValue($0)).difference(to: lab) }.filter { $0 <= 10 }.sorted()
      #expect(IteratorSequence(tree.nearest(to: color, within: 10)).map(\.difference) == near)
      #expect(
        IteratorSequence(tree.nearest(to: color, within: 10, skippingEqual: true)).map(\.difference)
          == near.filter { $0 > 0 }
      )
    }
  }
}
