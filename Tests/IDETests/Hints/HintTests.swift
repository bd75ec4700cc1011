import IDE
import SwiftSource
import TestSupport
import Testing

/// Values behind the uses of tokens.
@Suite struct HintTests {
  private func hints(_ code: String) throws -> [String] {
    let document = try KitSources.document(code)
    let range = try #require(document.text.range(1, 2))
    return document.context.hints(in: range).map {
      "\(document.text(SourceRange(range.lowerBound, $0.offset))) → \($0.label)"
    }
  }

  @Test func aTokensValueStandsBehindIt() throws {
    #expect(
      try hints("1️⃣label.textColor = Palette.surface2️⃣") == ["label.textColor = Palette.surface → #FFFFFF / #000000"]
    )
    #expect(try hints("1️⃣label.font = .kitTitle2️⃣") == ["label.font = .kitTitle → 24 bold"])
    #expect(
      try hints("let stack = UIStackView(); 1️⃣stack.spacing = Space.large2️⃣") == ["stack.spacing = Space.large → 16"]
    )
  }

  @Test func onlyTheRangeCounts() throws {
    #expect(try hints("label.textColor = Palette.ink; 1️⃣print(1)2️⃣; label.font = .kitBody") == [])
  }

  @Test func rawValuesHaveNone() throws { #expect(try hints("1️⃣label.textColor = .red2️⃣") == []) }

  @Test func theTooltipIsFoundByKey() throws {
    let document = try KitSources.document("1️⃣label.textColor = Palette.ink2️⃣")
    let range = try #require(document.text.range(1, 2))
    let key = try #require(document.context.hints(in: range).first?.key)
    #expect(document.context.documentation(for: key)?.plain.contains("Headings and text.") == true)
  }
}
