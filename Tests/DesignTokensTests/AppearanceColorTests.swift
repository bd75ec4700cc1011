import Testing

@testable import DesignTokens

@Suite struct AppearanceColorTests {
  private func hex(_ rgb: UInt32) -> ColorValue { ColorValue(hexNumber: rgb) }

  @Test func fallsBackLevelThenContrastThenScheme() {
    #expect(
      Appearance.darkElevatedHC.fallbacks.map(\.name) == [
        "darkElevatedHC", "darkHC", "darkElevated", "dark", "lightElevatedHC", "lightHC", "lightElevated", "light",
      ]
    )
    #expect(Appearance.light.fallbacks == [.light])
  }

  @Test func picksTheVariantOfAnAppearance() {
    var color = AppearanceColor(light: hex(0x111111), dark: hex(0x222222))
    color[.lightHC] = .value(hex(0x333333))
    #expect(color.value(in: .darkElevated) == hex(0x222222))
    #expect(color.value(in: .darkHC) == hex(0x222222))
    #expect(color.value(in: .lightElevatedHC) == hex(0x333333))
    #expect(color[.darkHC] == nil)
    #expect(color.variants.map(\.appearance) == [.light, .dark, .lightHC])
    #expect(color.constant == nil)
  }

  @Test func keepsItsLastVariant() {
    var color = AppearanceColor(hex(0x111111))
    color[.light] = nil
    #expect(color.value(in: .light) == hex(0x111111))
    #expect(AppearanceColor([Appearance: ColorTerm]()) == nil)
  }

  @Test func composesAdaptingColors() {
    let first = AppearanceColor(light: hex(0x111111), dark: hex(0x222222))
    var second = AppearanceColor(light: hex(0x333333), dark: hex(0x444444))
    second[.darkElevated] = .value(hex(0x555555))
    let color = AppearanceColor([.light: first, .dark: second])
    #expect(color?.value(in: .light) == hex(0x111111))
    #expect(color?.value(in: .dark) == hex(0x444444))
    #expect(color?.value(in: .darkElevated) == hex(0x555555))
    #expect(color?.variants.count == 3)
  }

  @Test func projectsHalves() {
    var color = AppearanceColor(light: hex(0x111111), dark: hex(0x222222))
    color[.darkElevated] = .value(hex(0x333333))
    let dark = color.projected(toDark: true)
    #expect(dark?.value(in: .light) == hex(0x222222))
    #expect(dark?.value(in: .dark) == hex(0x222222))
    #expect(dark?.value(in: .lightElevated) == hex(0x333333))
    #expect(color.projected(toDark: false)?.variants.map(\.appearance) == [.light])
    #expect(AppearanceColor(hex(0x777777)).projected(toDark: true)?.constant == hex(0x777777))
  }

  @Test func looksPlatformColorsUp() {
    let color = AppearanceColor(.system(SystemColor("systemBlue", alpha: 0.5)))
    #expect(color.value(in: .dark) == nil)
    #expect(color.resolved(in: .light)?.hexText == "#007AFF80")
    #expect(color.resolved(in: .dark)?.hexText == "#0A84FF80")
    #expect(color.system?.name == "systemBlue")
    #expect(color.distinguishedAppearances() == [.light, .dark, .lightHC, .darkHC])
  }

  @Test func comparesInEveryAppearanceThatEitherDistinguishes() {
    let blue = AppearanceColor(.system(SystemColor("systemBlue")))
    #expect(!blue.isSame(as: AppearanceColor(hex(0x007AFF))), "the literal doesn't turn dark")
    #expect(!blue.isSame(as: AppearanceColor(light: hex(0x007AFF), dark: hex(0x0A84FF))), "nor increases contrast")
    #expect(blue.isSame(as: blue))
    let pair = AppearanceColor(light: hex(0x111111), dark: hex(0x222222))
    #expect(pair.isSame(as: AppearanceColor(light: hex(0x111112), dark: hex(0x222222)), tolerance: 1))
    #expect(!pair.isSame(as: AppearanceColor(hex(0x111111))))
    let unknown = AppearanceColor(.system(SystemColor("controlAccentColor")))
    #expect(unknown.isSame(as: unknown))
    #expect(!unknown.isSame(as: pair))
  }

  @Test func appliesOpacityToEveryVariant() {
    let color = AppearanceColor(light: .value(hex(0x111111)), dark: .system(SystemColor("label")))
    let faded = color.multiplyingAlpha(by: 0.5)
    #expect(faded.resolved(in: .light)?.hexText == "#11111180")
    #expect(faded.resolved(in: .dark)?.hexText == "#FFFFFF80")
    #expect(color.mapValues { $0.darker(by: 0.5) } == nil)
  }

  @Test func readsResourceNames() {
    #expect(SystemColor(resourceName: "labelColor").name == "label")
    #expect(SystemColor(resourceName: "systemBackgroundColor").name == "systemBackground")
    #expect(SystemColor(resourceName: "windowBackgroundColor").name == "windowBackgroundColor")
  }
}
