import DesignTokens
import IDE
import SwiftSource
import TestSupport
import Testing

/// Swatches and what the picker offers.
@Suite struct ColorTests {
  private func spots(_ code: String) throws -> [String] {
    let document = try KitSources.document(code)
    return document.context.colors().map { document.text($0.range) + " " + $0.color.bytes.hexText }
  }

  @Test func tokensAndRawColorsHaveSwatches() throws {
    #expect(
      try spots(
        "label.textColor = Palette.sky; view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1); view.backgroundColor = .red"
      ) == ["Palette.sky #3366CCFF", "UIColor(red: 1, green: 0, blue: 0, alpha: 1) #FF0000FF", ".red #FF0000FF"]
    )
  }

  @Test func colorLiteralsHaveOneAlready() throws {
    #expect(try spots("view.backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)") == [])
  }

  @Test func whatIsNoColorHasNone() throws {
    #expect(try spots("label.font = .kitBody; label.text = \"#FF0000\"") == [])
  }

  // MARK: Presentations

  private func offers(_ code: String, _ color: ColorValue) throws -> [ColorPresentation] {
    let document = try KitSources.document(code)
    let spot = try #require(document.context.colors().first)
    return document.context.presentations(of: color, at: spot.range)
  }

  private let sky = ColorValue(red: 0.2, green: 0.4, blue: 0.8)
  private let green = ColorValue(red: 0, green: 1, blue: 0)

  @Test func theTokenOfThatColorComesFirst() throws {
    let offers = try offers("label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)", sky)
    #expect(offers.first?.label == "Palette.textLink")
    #expect(offers.last?.label == "UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)")
  }

  @Test func theWholeExpressionIsEdited() throws {
    let document = try KitSources.document("label.textColor = .red")
    let spot = try #require(document.context.colors().first)
    #expect(document.text(spot.range) == ".red")
    let offers = document.context.presentations(of: sky, at: spot.range)
    #expect(offers.allSatisfy { $0.edit.range == spot.range })
    #expect(offers.last?.edit.text == "UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)")
  }

  @Test(arguments: [
    (
      "UIColor(red: 255 / 255, green: 0 / 255, blue: 0 / 255, alpha: 1)",
      "UIColor(red: 0 / 255, green: 255 / 255, blue: 0 / 255, alpha: 1)"
    ),
    (
      "UIColor(red: 255 / 255.0, green: 0, blue: 0, alpha: 1)", "UIColor(red: 0.0 / 255.0, green: 1, blue: 0, alpha: 1)"
    ),
    (##"UIColor(hex: "#FF0000")"##, ##"UIColor(hex: "#00FF00")"##),
    (##"UIColor(hex: "ff0000")"##, ##"UIColor(hex: "00ff00")"##),
    (##"UIColor(hex: "#FF0000FF")"##, ##"UIColor(hex: "#00FF00FF")"##),
    ("UIColor(hex: 0xAbCdEf)", "UIColor(hex: 0x00ff00)"),
  ])
  func theStyleOfWritingStays(_ written: String, _ picked: String) throws {
    #expect(try offers("label.textColor = " + written, green).last?.label == picked)
  }

  @Test func alphaThatTheStyleHasNoPlaceForIsWrittenByComponents() throws {
    let glass = ColorValue(red: 0, green: 1, blue: 0, alpha: 0.5)
    #expect(
      try offers(##"label.textColor = UIColor(hex: "#FF0000")"##, glass).last?.label
        == "UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)"
    )
  }

  @Test func nothingIsOfferedWhereThereIsNoColor() throws {
    let document = try KitSources.document("label.text = nil")
    #expect(document.context.presentations(of: sky, at: SourceRange(0, 4)) == [])
    #expect(document.context.presentations(of: sky, at: SourceRange(0, .max)) == [])
  }
}
