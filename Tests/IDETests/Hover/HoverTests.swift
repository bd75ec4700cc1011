import DesignTokens
import IDE
import SwiftSource
import TestSupport
import Testing

/// What is said of what a pointer is on.
@Suite struct HoverTests {
  private func hover(_ code: String, uses: (TokenName) -> Int? = { _ in nil }) throws -> (
    text: AnnotatedText, on: String
  )? {
    let document = try KitSources.document(code)
    let pointer = try #require(document.text[1])
    return document.context.hover(at: pointer, uses: uses).map { ($0.text, document.text($0.range)) }
  }

  @Test func aTokenHasItsValueInEveryAppearance() throws {
    let note = try #require(try hover("view.backgroundColor = Palette.sur1️⃣face"))
    #expect(note.on == "Palette.surface")
    #expect(note.text.markdown.contains("**`Palette.surface`** — color · Kit"))
    #expect(note.text.markdown.contains("| light | `#FFFFFF` |"))
    #expect(note.text.markdown.contains("| dark | `#000000` |"))
    #expect(note.text.markdown.contains("Defined in `Sources/Kit/Kit.swift`"))
    #expect(!note.text.plain.contains("`"))
  }

  @Test func contrastIsToldAgainstWhiteBlackAndTheSystemsOwnBackgrounds() throws {
    let note = try #require(try hover("label.textColor = Palette.in1️⃣k"))
    #expect(note.text.markdown.contains("| appearance | value | on white | on black | on `surface` |"))
    // (1.05) / (0.0103 + 0.05)
    #expect(note.text.markdown.contains("| light | `#1A1A1A` | 17.4:1 | 1.2:1 | 17.4:1 |"))
  }

  @Test func theAliasIsFollowed() throws {
    let note = try #require(try hover("label.textColor = Palette.text1️⃣Link"))
    #expect(note.text.plain.contains("Another name for Palette.sky"))
  }

  @Test func documentationAndDeprecationAreShown() throws {
    #expect(try hover("label.textColor = Palette.in1️⃣k")?.text.plain.contains("Headings and text.") == true)
    let azure = try #require(try hover("label.textColor = Palette.az1️⃣ure"))
    #expect(azure.text.plain.contains("Deprecated: use Palette.sky"))
  }

  @Test func usesAreCountedByTheCaller() throws {
    let note = try #require(try hover("label.textColor = Palette.in1️⃣k") { $0.text == "Palette.ink" ? 3 : nil })
    #expect(note.text.plain.contains("used 3 times"))
  }

  @Test func aVariantHasItsProperties() throws {
    let note = try #require(try hover("button.kind = .prim1️⃣ary"))
    #expect(note.on == ".primary")
    #expect(note.text.markdown.contains("| `background` |"))
    #expect(note.text.markdown.contains("`Palette.sky`"))
  }

  @Test func aComponentHasItsVariants() throws {
    let note = try #require(try hover("let other = Kit1️⃣Button()"))
    #expect(note.on == "KitButton")
    #expect(note.text.plain.contains("KitButton.Kind"))
    #expect(note.text.plain.contains("The button of the kit."))
  }

  @Test func aRawColorHasTheNearestTokens() throws {
    let note = try #require(try hover("label.textColor = UIColor(red: 0.2, gr1️⃣een: 0.4, blue: 0.8, alpha: 1)"))
    #expect(note.on == "UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)")
    #expect(note.text.plain.contains("#3366CCFF"))
    #expect(note.text.plain.contains("Palette.textLink — the same value"))
    let near = try #require(try hover("label.textColor = UIColor(red: 0.22, gr1️⃣een: 0.4, blue: 0.8, alpha: 1)"))
    #expect(near.text.plain.contains("Palette.textLink — ΔE "))
  }

  @Test func aRawLengthHasTheNearestTokens() throws {
    let note = try #require(try hover("let stack = UIStackView(); stack.spacing = 11️⃣5"))
    #expect(note.on == "15")
    #expect(note.text.plain.contains("15 pt — raw spacing for gap"))
    #expect(note.text.plain.contains("Space.large — 1 apart, 16"))
  }

  @Test func aDefinitionTellsOfItself() throws {
    let project = EditedProject(["Kit.swift": "import UIKit\nenum Palette { static let in1️⃣k = UIColor.black }\n"])
    let document = try project.document("Kit.swift")
    let pointer = try #require(document.text[1])
    let note = try #require(document.context.hover(at: pointer))
    #expect(document.text(note.range) == "ink")
    #expect(note.text.plain.contains("Palette.ink — color"))
  }

  @Test(arguments: ["label.te1️⃣xt = \"ink\"", "label.text = \"in1️⃣k\"", "let x = 1️⃣ 5", "// Palette.in1️⃣k"])
  func ofTheRestNothingIsSaid(_ code: String) throws { #expect(try hover(code) == nil) }

  /// Whatever a comment of the code says is text.
  @Test func documentationIsNoMarkup() throws {
    let project = EditedProject([
      "Kit.swift":
        "import UIKit\nenum Palette {\n  /// <img src=x> [link](http://x) | `code`\n  static let in1️⃣k = UIColor.black\n}\n"
    ])
    let document = try project.document("Kit.swift")
    let pointer = try #require(document.text[1])
    let markdown = try #require(document.context.hover(at: pointer)).text.markdown
    #expect(markdown.contains("\\<img src=x\\> \\[link\\](http://x)"))
  }
}
