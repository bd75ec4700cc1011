import Testing

@testable import DesignTokens

@Suite struct FontValueTests {
  @Test(arguments: [
    ("semibold", FontWeight.semibold), ("Semi-Bold", .semibold), ("Demi Bold", .semibold), ("600", .semibold),
    ("ultraLight", .ultraLight), ("extra_bold", .heavy), ("normal", .regular), ("450", .medium), ("950", .black),
    ("100", .ultraLight), ("1", .ultraLight),
  ])
  func readsWeights(name: String, weight: FontWeight) {
    #expect(FontWeight(name: name) == weight)
  }

  @Test(arguments: ["", "boldish", "0", "1001", "-400", "99999999999999999999"])
  func refusesOtherWeights(name: String) {
    #expect(FontWeight(name: name) == nil)
  }

  @Test func readsPostScriptNames() {
    #expect(FontWeight(postScriptName: "GraphikApp-SemiboldItalic") == .semibold)
    #expect(FontWeight(postScriptName: "Graphik-Italic") == .regular)
    #expect(FontWeight(postScriptName: "Futura") == nil)
    let font = FontValue(name: "GraphikApp-MediumItalic", size: 12)
    #expect(font.weight == .medium)
    #expect(font.isItalic)
    #expect(font.family.name == "GraphikApp-MediumItalic")
  }

  @Test func weightsAreOrdered() {
    #expect(FontWeight.allCases == FontWeight.allCases.sorted())
    #expect(FontWeight.medium.number == 500)
  }

  @Test(arguments: [
    ("largeTitle", 34.0, FontWeight.regular), (".title", 28, .regular), ("title1", 28, .regular),
    ("title2", 22, .regular), ("title3", 20, .regular), ("headline", 17, .semibold), ("body", 17, .regular),
    ("callout", 16, .regular), ("subheadline", 15, .regular), ("footnote", 13, .regular), ("caption1", 12, .regular),
    ("caption2", 11, .regular), ("UICTFontTextStyleBody", 17, .regular), ("UICTFontTextStyleSubhead", 15, .regular),
  ])
  func textStyles(name: String, size: Double, weight: FontWeight) throws {
    let metrics = try #require(TextStyle(name: name)).metrics()
    #expect(metrics.size == size)
    #expect(metrics.weight == weight)
  }

  @Test func textStylesOfMacOSAreSmaller() {
    #expect(TextStyle.body.metrics(on: .macOS).size == 13)
    #expect(TextStyle.headline.metrics(on: .macOS).weight == .bold)
    #expect(TextStyle(name: "jumbo") == nil)
  }

  @Test func differenceCountsPointsAndWeightSteps() {
    let body = FontValue(size: 17, weight: .regular)
    #expect(body.difference(to: FontValue(size: 15, weight: .regular)) == 2)
    #expect(body.difference(to: FontValue(size: 17, weight: .semibold)) == 1)
    #expect(body.difference(to: FontValue(size: 17)) == 0)
    #expect(body.difference(to: FontValue(textStyle: .headline)) == 1)
    #expect(body.difference(to: FontValue(textStyle: .headline, weight: .regular)) == 0)
    #expect(
      FontValue(size: 17, textStyle: .headline).difference(to: body) == 0,
      "a size scaled as a headline is regular"
    )
  }

  @Test func differencesNeedTheSameFace() {
    let font = FontValue(size: 17)
    #expect(font.difference(to: FontValue(name: "Futura", size: 17)) == nil)
    #expect(font.difference(to: FontValue(size: 17, design: .rounded)) == nil)
    #expect(font.difference(to: FontValue(size: 17, isItalic: true)) == nil)
    #expect(font.difference(to: FontValue(size: 17, isMonospaced: true)) == nil)
    #expect(font.difference(to: FontValue()) == nil)
  }

  @Test func lineHeights() {
    #expect(LineHeight(1.25, .multiple).points(forSize: 24) == 30)
    #expect(LineHeight(32, .points).points(forSize: 24) == 32)
  }
}
