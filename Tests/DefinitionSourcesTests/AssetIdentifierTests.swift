import Testing

@testable import DefinitionSources

@Suite struct AssetIdentifierTests {
  private func xcode(_ name: String, _ kind: AssetKind = .color) -> String {
    AssetIdentifier.xcodeSymbol(for: Asset(name: AssetName(name), kind: kind, path: "")).joined(separator: ".")
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("greenColor", "green"), ("Launch_screen_colour", "launchScreenColour"),
    ("UIColour", "uiColour"), ("BGColorOne", "bgColorOne"), ("BackIOSPrimary", "backIOSPrimary"),
    ("300", "_300"), ("Color", "color"), ("Theme/BackgroundLevels/base", "Theme.BackgroundLevels.base"),
    ("Button/Default", "Button.`default`"), ("Rosé 2", "rosé2"), ("CTAPrimary", "ctaPrimary"), ("URL", "url"),
    ("gray_700", "gray700"), ("k_black", "kBlack"), ("Brand-Primary.Light", "brandPrimaryLight"),
    ("Dark Blurple", "darkBlurple"), ("accentColour", "accentColour"),
  ])
  func xcodeSymbolsOfColors(name: String, symbol: String) {
    #expect(xcode(name) == symbol)
  }

  @Test(arguments: [
    ("google-g", "googleG"), ("celebrate-blink", "celebrateBlink"), ("Alert-Color-24", "alertColor24"),
    ("HeaderImage", "header"), ("AccentColor", "accentColor"), ("3-day-view", "_3DayView"), ("Add-96x96", "add96X96"),
  ])
  func xcodeSymbolsOfImages(name: String, symbol: String) {
    #expect(xcode(name, .image) == symbol)
  }

  @Test(arguments: [
    ("colors/accent-color", "Colors.accentColor"), ("compose.poll", "composePoll"), ("Dark Blurple", "darkBlurple"),
    ("300", "_300"), ("images/mapBlurred", "Images.mapBlurred"),
    (
      "Theme/system/tab.bar.background",
      "Theme.System.tabBarBackground"
    ), ("icon-96x96", "icon96x96"), ("super", "`super`"), ("...", "_"),
  ])
  func swiftGenPaths(name: String, path: String) {
    #expect(AssetIdentifier.swiftGenPath(for: AssetName(name)).joined(separator: ".") == path)
  }

  @Test func namesSplitAndJoin() {
    let name = AssetName("Theme/system/tint")
    #expect(name.components == ["Theme", "system", "tint"])
    #expect(Array(name.namespaces) == ["Theme", "system"])
    #expect(name.own == "tint")
    #expect(name.text == "Theme/system/tint")
  }
}
