import DesignTokens
import IDE
import SwiftSource
import Testing

/// The entries of the vocabulary that a document declares.
@Suite struct OutlineTests {
  private func lines(_ entries: [OutlineEntry], indent: String = "") -> [String] {
    entries.flatMap { entry in
      [indent + entry.name + (entry.detail.map { ": " + $0 } ?? "") + (entry.isDeprecated ? " (deprecated)" : "")]
        + lines(entry.children, indent: indent + "  ")
    }
  }

  @Test func definitionsAreListedWithTheirValues() throws {
    let project = EditedProject(["Package.swift": KitSources.package, "Sources/Kit/Kit.swift": KitSources.kit])
    let outline = try project.document("Sources/Kit/Kit.swift").context.outline()
    #expect(
      lines(outline) == [
        "Palette", "  ink: #1A1A1A", "  sky: #3366CC", "  textLink: #3366CC", "  surface: #FFFFFF / #000000",
        "  azure: #3366E6 (deprecated)", "Space", "  small: 4", "  medium: 8", "  large: 16", "UIFont",
        "  kitTitle: 24 bold",
        "  kitBody: 17 regular", "KitButton: UIButton", "  Kind",
        "    primary: background: Palette.sky, title: Palette.surface",
        "    plain: background: Palette.surface, title: Palette.ink",
      ]
    )
  }

  @Test func namesLieInTheirDeclarations() throws {
    let project = EditedProject(["Kit.swift": KitSources.kit])
    func check(_ entries: [OutlineEntry]) {
      for entry in entries {
        #expect(entry.range.contains(entry.nameRange))
        check(entry.children)
      }
    }
    check(try project.document("Kit.swift").context.outline())
  }

  @Test func screensDeclareNothing() throws {
    #expect(try KitSources.document("label.textColor = Palette.ink").context.outline() == [])
  }
}
