import Mutations
import Testing

@Suite struct MutatorTests {
  private static let text = Array("struct A {\n  let b = [1, 2]\n  func c() { d(\"e\") }\n}\n".utf8)

  @Test(arguments: MutationKind.allCases) func theSameSeedGivesTheSame(_ kind: MutationKind) throws {
    for index in 0..<50 {
      var (one, other) = (SeededGenerator(seed: 7, index: index), SeededGenerator(seed: 7, index: index))
      let mutation = try #require(Mutator(Self.text).mutation(of: [kind], &one))
      #expect(mutation.kind == kind)
      #expect(mutation == Mutator(Self.text).mutation(of: [kind], &other))
      #expect(!mutation.edits.isEmpty)
    }
  }

  @Test(arguments: MutationKind.allCases) func nothingTraps(_ kind: MutationKind) {
    for text in ["", "a", "\n", "(", "1", "\n\n", "(("] {
      for index in 0..<50 {
        var generator = SeededGenerator(seed: 3, index: index)
        let bytes = Array(text.utf8)
        _ = Mutator(bytes).mutation(of: [kind], &generator)?.applied(to: bytes)
      }
    }
  }

  @Test func edits() {
    let bytes = Array("abcdef".utf8)
    let mutation = Mutation(kind: .movedMark, edits: [.init(4..<4, Array("X".utf8)), .init(1..<2)])
    #expect(String(decoding: mutation.applied(to: bytes), as: UTF8.self) == "acdXef")
    let truncation = Mutation(kind: .truncation, edits: [.init(3..<6)])
    #expect(String(decoding: truncation.applied(to: bytes), as: UTF8.self) == "abc")
  }

  @Test func slipsChangeOneMarkOrLine() throws {
    for kind in MutationKind.slips {
      var generator = SeededGenerator(seed: 5)
      let mutation = try #require(Mutator(Self.text).mutation(of: [kind], &generator))
      let change = mutation.applied(to: Self.text).count - Self.text.count
      switch kind {
      case .deletedMark: #expect(change == -1)
      case .doubledMark: #expect(change == 1)
      case .movedMark, .movedLine: #expect(change == 0)
      case .deletedLine: #expect(change < 0)
      default: #expect(change > 0)
      }
    }
  }

  @Test func generatorsOfOneSeedDiffer() {
    let numbers = (0..<100).map { index in
      var generator = SeededGenerator(seed: 1, index: index)
      return generator.next()
    }
    #expect(Set(numbers).count == 100)
  }
}
