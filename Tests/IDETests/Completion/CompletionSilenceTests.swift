import IDE
import Testing

/// Places where the design system has nothing to say.
@Suite struct CompletionSilenceTests {
  @Test(arguments: [
    "// label.textColor = .1️⃣",
    "/* label.textColor = .1️⃣ */",
    "/* /* */ label.textColor = .1️⃣ */",
    "print(\"label.textColor = .1️⃣\")",
    "print(\"in1️⃣\")",
    "let text = \"\"\"\n      label.textColor = .1️⃣\n      \"\"\"",
    "label.text = .1️⃣",
    "label.1️⃣",
    "view.1️⃣",
    "label.isHidden = .1️⃣",
    "label.numberOfLines = 11️⃣",
    "DispatchQueue.1️⃣",
    "let count = 11️⃣",
    "for index in 0.1️⃣",
    "for index in 0..1️⃣",
    "let range = 0...1️⃣",
    "label.textAlignment = .1️⃣",
  ])
  func nothingIsOffered(_ code: String) throws {
    let offers = try KitSources.document(code).completions()?.offers.map(\.text) ?? []
    #expect(offers == [])
  }

  @Test(arguments: ["import Pal1️⃣\n", "@testable import Pal1️⃣\n", "import struct Kit.Pal1️⃣\n"])
  func importsAreLeftAlone(_ line: String) throws {
    let project = EditedProject([
      "Package.swift": KitSources.package, "Sources/Kit/Kit.swift": KitSources.kit, "App/A.swift": line,
    ])
    #expect(try project.document("App/A.swift").completions() == nil)
  }

  @Test(arguments: [UInt32.max, 100_000])
  func offsetsBehindTheTextAreNoPlace(_ offset: UInt32) throws {
    let document = try KitSources.document("")
    #expect(document.context.completions(at: offset) == nil)
    #expect(document.context.hover(at: offset) == nil)
  }

  /// Every place of a file, with the text cut off behind it and whole.
  @Test func everyPlaceIsAnswered() throws {
    let whole = try KitSources.document("label.textColor = Palette.ink; button.kind = .primary; label.font = .kitBody")
    for offset in 0...whole.context.text.count {
      _ = whole.context.completions(at: UInt32(offset))
      let cut = whole.context.with(text: Array(whole.context.text[..<offset]))
      _ = cut.completions(at: UInt32(offset))
    }
  }
}
