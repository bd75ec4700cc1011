import DesignTokens
import Testing

@testable import DefinitionSources

@Suite struct ColorSetTests {
  private func set(_ json: String) -> ColorSet { ColorSet(path: "C.json", bytes: Array(json.utf8)) }

  private func set(entries: String...) -> ColorSet {
    set(#"{"colors": [\#(entries.joined(separator: ",\n"))], "info": {"author": "xcode", "version": 1}}"#)
  }

  private func entry(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000", space: String = "srgb")
    -> String
  {
    """
    {"idiom": "universal", "color": {"color-space": "\(space)", "components":
      {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)"}}}
    """
  }

  private func light(_ set: ColorSet) -> String? { set.color?.fallback.value(in: .light)?.hexText }

  @Test func readsEveryFormOfAComponent() {
    #expect(light(set(entries: entry("0x2B", "0.235", "250"))) == "#2B3CFAFF")
    #expect(light(set(entries: entry("0xf", "1", "1.0", alpha: "0.250"))) == "#0F01FF40")
    #expect(light(set(entries: entry("0", "0", "0", alpha: "1"))) == "#000000FF")
    #expect(light(set(entries: entry("0.667", "0", "0", alpha: "0x80"))) == "#AA000080")
  }

  @Test func readsNumbersThatAreNoStrings() {
    let json = #"{"colors": [{"color": {"components": {"red": 255, "green": 0.5, "blue": 0, "alpha": 1}}}]}"#
    #expect(light(set(json)) == "#FF8000FF")
  }

  @Test func convertsSpaces() {
    let wide = set(entries: entry("0.675", "0.267", "0.859", space: "display-p3"))
    #expect(light(wide) == "#BA3AE3FF")
    #expect(
      wide.color?.fallback.value(in: .light)?.displayP3 == DisplayP3Components(red: 0.675, green: 0.267, blue: 0.859)
    )
    #expect(light(set(entries: entry("0.5", "0", "1.0", space: "extended-linear-srgb"))) == "#BC00FFFF")
    #expect(light(set(entries: entry("0.1", "0.2", "0.3", space: "extended-srgb"))) == "#1A334DFF")
    let gray = #"{"idiom": "universal", "color": {"color-space": "SPACE", "components": {"white": "0.5"}}}"#
    #expect(light(set(entries: gray.replacing("SPACE", with: "extended-gray"))) == "#808080FF")
    #expect(light(set(entries: gray.replacing("SPACE", with: "gray-gamma-22"))) == "#808080FF")
  }

  @Test func readsAppearances() {
    func variant(_ appearances: String, _ red: String) -> String {
      """
      {"idiom": "universal", "appearances": [\(appearances)],
       "color": {"color-space": "srgb", "components": {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}}
      """
    }
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    let color = set(
      entries: variant("", "1"),
      variant(dark, "2"),
      variant(high, "3"),
      variant(dark + "," + high, "4")
    ).color?.constant
    #expect(color?.variants.map(\.appearance) == [.light, .dark, .lightHC, .darkHC])
    #expect(color?.value(in: .lightHC)?.hexText == "#030000FF")
    #expect(color?.value(in: .darkHC)?.hexText == "#040000FF")
  }

  /// A colour for any appearance counts where none is stated for the one asked for.
  @Test func whatIsStatedForLightGoesBeforeWhatIsStatedForAny() {
    func variant(_ luminosity: String, _ red: String) -> String {
      """
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "\(luminosity)"}],
       "color": {"color-space": "srgb", "components": {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}}
      """
    }
    let all = set(entries: entry("1", "0", "0"), variant("light", "2"), variant("dark", "3"))
    #expect(all.problems.isEmpty)
    #expect(all.color?.constant?.value(in: .light)?.hexText == "#020000FF")
    #expect(all.color?.constant?.value(in: .dark)?.hexText == "#030000FF")
    let light = set(entries: variant("light", "2"), entry("1", "0", "0")).color?.constant
    #expect(light?.value(in: .light)?.hexText == "#020000FF")
    #expect(light?.value(in: .dark)?.hexText == "#010000FF")
    let twice = set(entries: variant("light", "2"), variant("light", "4"))
    #expect(twice.problems.count == 1)
    #expect(twice.color?.constant?.value(in: .light)?.hexText == "#020000FF")
  }

  @Test func emptySlotsFallBack() {
    let color = set(
      entries: entry("1", "2", "3"),
      #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#
    )
    #expect(color.color?.constant?.value(in: .dark)?.hexText == "#010203FF")
    #expect(color.color?.constant?.variants.count == 1)
    #expect(color.problems.isEmpty)
  }

  @Test func aTemplateHasNoColor() {
    let template = set(entries: #"{"idiom": "universal"}"#)
    #expect(template.color == nil)
    #expect(template.problems.isEmpty)
  }

  @Test func readsReferences() {
    let color = set(
      entries: #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBackgroundColor"}}"#
    )
    #expect(color.color?.constant?.system == SystemColor("systemBackground"))
    #expect(color.problems.isEmpty)
  }

  @Test func macMayDiffer() {
    let mac = entry("9", "9", "9").replacing("universal", with: "mac")
    let color = set(entries: entry("1", "2", "3"), mac).color
    #expect(color?.fallback.constant?.hexText == "#010203FF")
    #expect(color?.value(in: ConditionSet(.platform(.macOS))).constant?.hexText == "#090909FF")
    #expect(set(entries: mac).color?.constant?.constant?.hexText == "#090909FF")
    #expect(set(entries: entry("9", "9", "9"), mac).color?.isConstant == true)
  }

  @Test func gamutVariantsStandBeside() {
    let wide = entry("1.0", "0.0", "0.0", space: "display-p3")
      .replacing("\"idiom\"", with: #""display-gamut": "display-P3", "idiom""#)
    let color = set(entries: entry("0x10", "0x20", "0x30"), wide)
    #expect(light(color) == "#102030FF")
    #expect(color.problems.isEmpty)
  }

  @Test func oneStrangeColorNeverKillsTheOthers() {
    let strange = set(
      entries: entry("red", "0", "0"),
      entry("1", "0", "0", space: "hsv"),
      #"{"idiom": "toaster"}"#,
      #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "sepia"}]}"#,
      #"{"color": {"components": {"red": "1", "green": "1"}}}"#,
      #"{"color": {}}"#,
      #"{"color": 7}"#,
      #"7"#,
      entry("1", "2", "3"),
      entry("4", "5", "6")
    )
    #expect(light(strange) == "#010203FF")
    #expect(
      strange.problems.map(\.message) == [
        "'red' is no number", "unknown color space 'hsv'", "unknown idiom 'toaster'", "unknown appearance",
        "the component 'blue' is missing", "'color' needs 'components' or 'reference'",
        "'color' must be an object, not number", "an entry of 'colors' must be an object, not number",
        "another entry states the colour for the same device and appearance",
      ]
    )
  }

  @Test func problemsNameTheirPlace() {
    let json = """
      {
        "colors" : [
          { "idiom" : "universal", "sheen" : 1,
            "color" : { "components" : { "red" : "1", "green" : "x", "blue" : "1" } } }
        ]
      }
      """
    let places = set(json).problems.map(\.description)
    #expect(places == ["C.json:3:30: unknown key 'sheen'", "C.json:4:49: 'green' is no number"])
  }

  @Test(arguments: [
    ("", "C.json:1:1: the text is empty, expected a JSON value"),
    ("[]", "C.json:1:1: a colour set must be an object, not array"),
    ("{}", "C.json:1:1: a colour set needs the key 'colors'"),
    (#"{"colors": {}}"#, "C.json:1:2: 'colors' must be an array, not object"),
  ])
  func malformedSetsAreProblems(json: String, problem: String) {
    #expect(set(json).problems.map(\.description) == [problem])
    #expect(set(json).color == nil)
  }
}
