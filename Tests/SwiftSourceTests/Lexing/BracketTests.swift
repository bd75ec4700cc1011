import Mutations
import Testing

@testable import SwiftSource

/// Every bracket has its partner, whatever the source lacks.
@Suite struct BracketTests {
  @Test func partnersOfBalancedCode() {
    #expect(
      LexedText("f([1, (2)]) { \"\\(a[0])\" }").groups
        == ["([1, (2)])", "[1, (2)]", "(2)", "{ \"\\(a[0])\" }", "\\(a[0])", "[0]"]
    )
  }

  struct Sample: CustomTestStringConvertible {
    let name: String
    let source: String
    /// What each opening bracket encloses, white space trimmed.
    let groups: [String]
    init(_ name: String, _ source: String, _ groups: [String]) {
      (self.name, self.source, self.groups) = (name, source, groups)
    }
    var testDescription: String { name }
  }

  @Test(arguments: [
    Sample("a round bracket is missing", "func f() {\n  a(b\n}\nfunc g() {}", ["()", "{\n  a(b\n}", "(b", "()", "{}"]),
    Sample(
      "a brace is missing",
      "class A {\n  func f() {\n    a()\n\n  func g() {}\n}",
      ["{\n  func f() {\n    a()\n\n  func g() {}\n}", "()", "{\n    a()", "()", "()", "{}"]
    ),
    Sample(
      "a brace is one too many",
      "class A {\n  func f() {\n    a()\n    }\n  }\n  func g() {}\n}",
      ["{\n  func f() {\n    a()\n    }\n  }\n  func g() {}\n}", "()", "{\n    a()\n    }\n  }", "()", "()", "{}"]
    ),
    Sample(
      "a round bracket of a head is missing",
      "class A {\n  init(\n    a: B\n  {\n    c()\n  }\n  func g() {}\n}",
      [
        "{\n  init(\n    a: B\n  {\n    c()\n  }\n  func g() {}\n}", "(\n    a: B\n  {\n    c()\n  }",
        "{\n    c()\n  }", "()", "()", "{}",
      ]
    ),
    Sample(
      "a round bracket of an attribute is missing",
      "class A {\n  @a(b\n  func c() {}\n}",
      ["{\n  @a(b\n  func c() {}\n}", "(b", "()", "{}"]
    ),
    Sample(
      "a brace stands a column off",
      "class A {\n  func f(\n   {\n  }\n  func g() {}\n}",
      ["{\n  func f(\n   {\n  }\n  func g() {}\n}", "(\n   {\n  }", "{\n  }", "()", "{}"]
    ),
    Sample("the file ends", "class A {\n  func f() {", ["{\n  func f() {", "()", "{"]),
    Sample("brackets cross", "f([1)]", ["([1)", "[1"]),
    Sample("only closers", ")]}", []),
  ])
  func partnersOfBrokenCode(_ sample: Sample) {
    #expect(LexedText(sample.source).groups == sample.groups)
  }

  /// A hundred thousand brackets in any order are balanced in the table.
  @Test func anythingIsBalanced() {
    var generator = SeededGenerator(seed: 7)
    let signs = Array("()[]{}\n  a\"".utf8)
    let bytes = (0..<100_000).map { _ in signs[generator.number(below: signs.count)] }
    let lexed = LexedText(bytes)
    var open: [Int] = []
    for (index, lexeme) in lexed.table.lexemes.enumerated() {
      switch lexeme.kind {
      case .openRound, .openSquare, .openBrace, .interpolation: open.append(index)
      case .closeRound, .closeSquare, .closeBrace:
        guard let last = open.popLast() else {
          Issue.record("nothing is open at \(lexeme.start)")
          return
        }
        #expect(Int(lexeme.value) == last && Int(lexed.table.lexemes[last].value) == index)
      default: continue
      }
    }
    #expect(open.isEmpty)
  }
}
