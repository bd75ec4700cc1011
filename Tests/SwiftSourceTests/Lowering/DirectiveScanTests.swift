import SwiftSource
import TestSupport
import Testing

@Suite struct DirectiveScanTests {
  @Test func commentsWithThePrefixInOrder() {
    let marked: MarkedText = """
      1️⃣// parlance:ignore-file a2️⃣
      struct S {
        3️⃣/* parlance:ignore b */4️⃣ let é = 1 5️⃣// parlance:ignore c6️⃣
        // nothing
      }
      """
    let found = SourceUnit.lower(marked.text).directives
    #expect(found.map(\.range) == [marked.range(1, 2), marked.range(3, 4), marked.range(5, 6)])
    #expect(found.map(\.isOnOwnLine) == [true, true, false])
    #expect(found.map(\.text) == ["// parlance:ignore-file a", "/* parlance:ignore b */", "// parlance:ignore c"])
  }

  @Test func textInStringsIsNoDirective() {
    let unit = SourceUnit.lower("let a = \"// parlance:ignore a\"\nlet b = \"\"\"\n// parlance:ignore b\n\"\"\"")
    #expect(unit.directives.isEmpty)
  }

  @Test(arguments: ["\u{FEFF}// parlance:ignore a", "\r\n\t// parlance:ignore a", "  // parlance:ignore a"])
  func firstOnItsLine(_ source: String) {
    #expect(SourceUnit.lower(source + "\nlet a = 1").directives.map(\.isOnOwnLine) == [true])
  }

  @Test func theLastCommentOfAFile() {
    #expect(SourceUnit.lower("let a = 1 // parlance:ignore a").directives.count == 1)
    #expect(SourceUnit.lower("// parlance:ignore a").directives.count == 1)
  }
}
