import SwiftSource
import Testing

@Suite struct DocumentationLoweringTests {
  @Test(
    arguments: [
      ("/// One.\n/// Two.\nlet a = 1", "One.\nTwo."),
      ("///One.\nlet a = 1", "One."),
      ("/** One. */\nlet a = 1", "One."),
      ("/**\n * One.\n * Two.\n */\nlet a = 1", "One.\nTwo.\n"),
      ("/// One.\r\n/// Two.\r\nlet a = 1", "One.\nTwo."),
      ("// No.\nlet a = 1", nil),
      ("let a = 1", nil),
      ("///\nlet a = 1", nil),
      ("/// Ü 🎨\n@objc public let a = 1", "Ü 🎨"),
    ] as [(String, String?)]
  )
  func documentation(_ source: String, _ expected: String?) {
    #expect(SourceUnit.lower(source).declarations.first?.documentation == expected)
  }

  @Test func aMembersCommentIsItsOwn() {
    let unit = SourceUnit.lower("/// Outer\nstruct S {\n /// Inner\n let a = 1\n let b = 2 /// Behind\n }")
    #expect(unit.declarations.map(\.documentation) == ["Outer", "Inner", nil])
  }
}
