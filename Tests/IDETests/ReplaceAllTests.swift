import IDE
import Linting
import SwiftSource
import TestSupport
import Testing

/// One token for all places of a document that state its value.
@Suite struct ReplaceAllTests {
  private let kit = """
    import SwiftUI
    enum Spacing {
      static let small: CGFloat = 4
      static let medium: CGFloat = 8
      static let large: CGFloat = 16
    }
    """

  private func fix(_ modifiers: String) throws -> CodeFix? {
    let use = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\")\(modifiers) } }\n"
    let findings = AuditedWorkspace(["Kit/Kit.swift": kit, "App/Use.swift": use]).findings(in: "App/Use.swift")
    let document = try EditedProject(["Kit/Kit.swift": kit, "App/Use.swift": use]).document("App/Use.swift")
    return document.context.replacementOfAll(like: try #require(findings.first), among: findings)
  }

  @Test func everyEqualValueIsReplaced() throws {
    let found = try #require(try fix(".padding(8).padding(.top, 8).padding(.leading, 16).padding(.trailing, 8)"))
    #expect(found.title == "Replace all 3 in this file with 'Spacing.medium'")
    #expect(found.edits.map(\.text) == ["Spacing.medium", "Spacing.medium", "Spacing.medium"])
  }

  @Test func oneAloneNeedsNoSuchFix() throws {
    #expect(try fix(".padding(8).padding(16)") == nil)
    // Of another kind, and no more than near.
    #expect(try fix(".padding(8).cornerRadius(8)") == nil)
    #expect(try fix(".padding(17).padding(.top, 17)") == nil)
  }
}
