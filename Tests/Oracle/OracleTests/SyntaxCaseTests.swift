import SwiftSource
import SwiftSyntaxOracle
import Testing

/// Texts of all sorts are read as the compiler's parser reads them.
@Suite struct SyntaxCaseTests {
  @Test(arguments: SyntaxCase.sound) func sound(_ one: SyntaxCase) {
    #expect(Readings.differences(one.text) == [])
  }

  /// Code that nobody can compile is read as the compiler's parser recovers, but for what is read otherwise by design.
  @Test(arguments: SyntaxCase.broken) func broken(_ one: SyntaxCase) {
    #expect(Readings.differences(one.text).isEmpty == !Self.readOtherwise.contains(one.name))
  }

  /// `EXCEPTIONS.md` says why.
  private static let readOtherwise: Set<String> = [
    "a caret in a condition", "a caret in a switch", "a closure of nothing but in", "a function of placeholders",
    "a shebang behind a mark", "a type as an expression", "an array of patterns", "an extra else",
    "arms of an argument list", "arms of an array literal", "bad indentation of multiline strings",
    "code at the wrong place", "comparisons that look like arguments", "endif inside of braces", "half attributes",
    "half declarations", "half expressions", "half parameters", "half types", "key paths of methods",
    "keywords as names", "members side by side", "missing brace of a function", "missing brace of a type",
    "mixed brackets", "nested unfinished closures", "old Swift", "operators alone", "perforce markers",
    "prefix and infix mathematics", "question marks with blanks", "single quotes", "slashes", "stray characters",
    "surplus commas", "surplus endif", "unterminated backtick", "unterminated interpolation", "unterminated regex",
    "using", "words between",
  ]

  /// Bytes that are no text, at places of several kinds.
  @Test(arguments: [
    "let a\u{1} = 1", "let b = \"\u{1}\"", "// \u{1}", "a.\u{1}b()", "f(\u{1})", "\u{1}", "let `\u{1}` = 1",
  ])
  func invalidText(_ line: String) {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0x80], [0xC0, 0xAF]] {
      let text = Array("let x = 1\n\(line)\nstruct Y { let z = 2 }\n".utf8)
      #expect(Readings.differences(text.flatMap { $0 == 1 ? bytes : [$0] }) == [], "\(bytes)")
    }
  }

  /// Each beginning of each case is read without end or trap.
  @Test(arguments: SyntaxCase.sound) func beginnings(_ one: SyntaxCase) {
    let bytes = Array(one.text.utf8.prefix(700))
    let counts = BigStack.run { bytes.indices.map { SourceUnit.lower(Array(bytes[..<$0])).nodes.count } }
    #expect(counts?.count == bytes.count)
  }

  /// A case that its author got wrong would test recovery instead.
  @Test(arguments: SyntaxCase.sound) func soundCasesAreSound(_ one: SyntaxCase) {
    let bytes = Array(one.text.utf8)
    let lines = LineTable(of: bytes)
    let problems = SyntaxOracle.problems(in: bytes).map { range in
      let line = lines.line(at: range.lowerBound)
      return "\(line + 1): " + String(decoding: bytes[lines.content(ofLine: line).indices], as: UTF8.self)
    }
    #expect(problems == [])
  }

  /// A member of each kind at least is read of each list, so that none is empty by mistake.
  @Test func casesAreRead() {
    #expect(SyntaxCase.sound.count > 100)
    #expect(SyntaxCase.broken.count > 40)
    let names = (SyntaxCase.sound + SyntaxCase.broken).map(\.name)
    #expect(Set(names).count == names.count)
  }
}
