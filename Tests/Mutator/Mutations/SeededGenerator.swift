/// Numbers that are the same for the same seed, whatever the platform and the version of the standard library
/// (SplitMix64, Steele and others 2014).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// One of a row of independent generators: the `index`th of a seed.
  package init(seed: UInt64, index: Int) {
    self.init(seed: seed &+ UInt64(bitPattern: Int64(index)) &* 0xD1B5_4A32_D192_ED03)
    _ = next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to `bound`, which is left out; 0 where the bound is no more.
  package mutating func number(below bound: Int) -> Int {
    bound > 1 ? Int(next() % UInt64(bound)) : 0
  }

  package mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + number(below: range.count)
  }

  package mutating func element<Elements: RandomAccessCollection>(of elements: Elements) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: number(below: elements.count))]
  }
}
