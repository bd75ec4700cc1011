import SwiftSource
import Testing

/// The nodes around a place are found without a look at each.
struct NodeBlocksTests {
  @Test func allNodesAroundAPlaceAreFound() {
    let member = "  func f(a: Int = 3) { if a > 2 { print([a, 4].map { $0 + a }, \"\\(a * 2)\") } else { g { a } } }\n"
    let unit = SourceUnit.lower("struct A {\n" + String(repeating: member, count: 40) + "}\nprint(A().f(a: 5))\n")
    #expect(unit.nodes.count > 500)
    for offset in stride(from: UInt32(0), to: 4_000, by: 7) {
      for length in [0, 1, 9] as [UInt32] {
        let range = SourceRange(offset, offset + length)
        let expected = unit.nodes.indices.map { NodeID(Int32($0)) }.filter { id in
          let node = unit[id]
          return node.lower <= range.lowerBound && node.upper >= range.upperBound && node.upper > node.lower
        }
        #expect(unit.nodes(around: range) == expected)
      }
    }
  }
}
