import SwiftSource
import TestSupport
import Testing

@Suite struct NestingGuardTests {
  private func nested(_ open: String, _ count: Int, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: count) + inner + String(repeating: close, count: count)
  }

  /// What code may look like stays whole: the guard counts brackets, not characters.
  @Test func ordinaryCodeIsWhole() {
    let sources = [
      "let a = \"" + String(repeating: "[", count: 99) + "\"",
      "let a = \"\"\"\n" + String(repeating: "([{<", count: 99) + "\n\"\"\"",
      "// " + String(repeating: "[(<", count: 99),
      "/* " + String(repeating: "[(<", count: 99) + " */",
      "let a = " + nested("[\"k\": ", 40, "1", "]"),
      "let a = " + nested("(", 60, "1", ")"),
      "func f() { " + nested("if a { ", 60, "1", " }") + " }",
      "let a = [" + String(repeating: "[[1], [2]], ", count: 500) + "]",
      "func f() { " + String(repeating: "if a < b { c[0] = [1] }\n", count: 500) + "}",
      "let a = #\"\\(\"#" + "\nlet b = \"\\([1][0])\"",
    ]
    for source in sources {
      #expect(BigStack.run { SourceUnit.lower(source) }.truncations.isEmpty, "\(source.prefix(40))")
    }
  }

  @Test func onlyTheInsideIsLeftOut() {
    let inner = "1, 2"
    let source = "let a = " + nested("[", 9, inner, "]") + "\nlet b = \"[\""
    let unit = SourceUnit.lower(source)
    #expect(unit.truncations == [SourceRange(17, 21)])
    #expect(unit.declarations.map(\.name) == ["a", "b"])
    #expect(unit.declarations.last.map { Int($0.range.upperBound) } == source.utf8.count)
  }

  @Test func strayClosersAndOpenLiteralsAreTakenAsTheyCome() {
    for source in ["]]]]", "\"abc", "/* abc", "\"\\(", "#\"", "}}", "\"\"\"", "[\"]\"", "\"\\(\"\\(", "<<<<", "\\"] {
      #expect(SourceUnit.lower(source + "\n").truncations.isEmpty, "\(source)")
    }
  }

  /// A literal that ends nowhere ends at its line, as for the parser: what follows is counted.
  @Test func anOpenLiteralHidesNoNesting() {
    let unit = SourceUnit.lower("let a = \"abc\nlet b = " + nested("[", 12, "1", "]"))
    #expect(unit.truncations.count == 1)
  }
}
