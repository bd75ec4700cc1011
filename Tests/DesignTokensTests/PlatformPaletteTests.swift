import Testing

@testable import DesignTokens

@Suite struct PlatformPaletteTests {
  @Test(arguments: [
    ("red", ColorFramework.uiKit, "#FF0000FF"), ("orange", .uiKit, "#FF8000FF"), ("brown", .uiKit, "#996633FF"),
    ("gray", .uiKit, "#808080FF"), ("darkGray", .uiKit, "#555555FF"), ("lightGray", .appKit, "#AAAAAAFF"),
    ("magenta", .uiKit, "#FF00FFFF"), ("purple", .appKit, "#800080FF"), ("red", .swiftUI, "#FF3B30FF"),
    ("gray", .swiftUI, "#8E8E93FF"), ("mint", .swiftUI, "#00C7BEFF"), ("teal", .swiftUI, "#30B0C7FF"),
    ("white", .swiftUI, "#FFFFFFFF"), ("systemGray4", .uiKit, "#D1D1D6FF"), ("systemGreen", .appKit, "#28CD41FF"),
    ("label", .uiKit, "#000000FF"), ("labelColor", .appKit, "#000000D9"), ("primary", .swiftUI, "#000000FF"),
    ("secondarySystemBackground", .uiKit, "#F2F2F7FF"),
  ])
  func lightValues(name: String, framework: ColorFramework, hex: String) {
    #expect(PlatformPalette.color(name, in: framework)?.values?.value(in: .light)?.hexText == hex)
  }

  @Test(arguments: [
    ("red", ColorFramework.uiKit, "#FF0000FF"), ("red", .swiftUI, "#FF453AFF"), ("systemGray6", .uiKit, "#1C1C1EFF"),
    ("label", .uiKit, "#FFFFFFFF"), ("separator", .uiKit, "#54545899"), ("black", .swiftUI, "#000000FF"),
  ])
  func darkValues(name: String, framework: ColorFramework, hex: String) {
    #expect(PlatformPalette.color(name, in: framework)?.values?.value(in: .dark)?.hexText == hex)
  }

  @Test func distinguishesContrastAndLevel() {
    let red = PlatformPalette.color("systemRed", in: .uiKit)?.values
    #expect(red?.value(in: .lightHC)?.hexText == "#D70015FF")
    #expect(red?.value(in: .darkHC)?.hexText == "#FF6961FF")
    let background = PlatformPalette.color("systemBackground", in: .uiKit)?.values
    #expect(background?.value(in: .darkElevated)?.hexText == "#1C1C1EFF")
    #expect(background?.value(in: .dark)?.hexText == "#000000FF")
  }

  @Test func greenDependsOnThePlatform() {
    #expect(PlatformPalette.color("green", in: .swiftUI, on: .macOS)?.values?.value(in: .light)?.hexText == "#28CD41FF")
    #expect(PlatformPalette.color("green", in: .swiftUI, on: .iOS)?.values?.value(in: .light)?.hexText == "#34C759FF")
    #expect(
      PlatformPalette.color("green", in: .swiftUI, on: .visionOS)?.values?.value(in: .light)?.hexText == "#32D74BFF"
    )
  }

  @Test(arguments: [
    ("mint", ColorFramework.uiKit), ("pink", .appKit), ("magenta", .swiftUI), ("darkGray", .swiftUI),
    ("systemGray4", .appKit), ("label", .appKit), ("labelColor", .uiKit), ("clear", .uiKit), ("systemRed", .swiftUI),
    ("", .uiKit),
  ])
  func namesBelongToTheirFramework(name: String, framework: ColorFramework) {
    #expect(PlatformPalette.color(name, in: framework) == nil)
  }

  @Test func tellsConstantsFromReferences() {
    #expect(PlatformPalette.color("red", in: .uiKit)?.kind == .constant)
    #expect(PlatformPalette.color("red", in: .uiKit)?.color?.constant?.hexText == "#FF0000FF")
    #expect(PlatformPalette.color("red", in: .swiftUI)?.color?.system?.name == "systemRed")
    #expect(PlatformPalette.color("label", in: .uiKit)?.kind == .semantic)
    #expect(PlatformPalette.color("tertiary", in: .swiftUI)?.color?.system?.name == "tertiary")
    #expect(PlatformPalette.color("tertiary", in: .swiftUI)?.values == nil)
    #expect(PlatformPalette.color("controlAccentColor", in: .appKit)?.values == nil)
  }

  @Test func setsHoldWhatTheRulesAreAbout() {
    #expect(
      PlatformPalette.paletteNames.isSuperset(of: [
        "red", "green", "blue", "black", "white", "gray", "yellow", "orange", "purple", "pink", "cyan", "magenta",
        "brown", "indigo", "mint", "teal", "darkGray", "lightGray", "systemRed", "systemBrown", "systemGray6",
      ])
    )
    #expect(PlatformPalette.paletteNames.count == 18 + 18)
    #expect(!PlatformPalette.paletteNames.contains("clear"))
    #expect(PlatformPalette.paletteNames.isDisjoint(with: PlatformPalette.semanticNames))
    #expect(PlatformPalette.uiKitSemanticNames.isSuperset(of: ["label", "placeholderText", "opaqueSeparator", "link"]))
    #expect(PlatformPalette.appKitSemanticNames.isSuperset(of: ["labelColor", "textColor", "windowBackgroundColor"]))
    #expect(PlatformPalette.hierarchicalNames == ["primary", "secondary", "tertiary", "quaternary"])
  }
}
