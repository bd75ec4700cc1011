import DefinitionSources
import DesignSystem
import DesignTokens
import Testing

/// Token files beside the declarations that were made of them.
@Suite struct FileTokenTests {
  private func sample(_ swift: String, _ files: KeyValuePairs<String, String>) -> VocabularySample {
    let sources = files.map { TokenFileSource(path: $0.key, bytes: Array($0.value.utf8)) }
    return VocabularySample(["Kit.swift": swift], fileTokens: TokenFileReader.read(sources).tokens)
  }

  private static let accessors = """
    import UIKit
    enum ColorTokens {
      static let old = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      static let fresh = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      static let other = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    struct Pixel { static let white = 1 }
    """

  @Test func anAccessorHasWhatItsFileSays() {
    let sample = sample(
      Self.accessors,
      [
        "a.tokens.json": ##"""
        {"color": {"$type": "color", "old": {"$value": "#ff0000", "$deprecated": "Use 'fresh'", "$description": "Rust"},
          "fresh": {"$value": "#00ff00"}, "other": {"$value": "#123456"}},
         "white": {"$type": "color", "$value": "#f7f5fb"}}
        """##
      ]
    )
    let old = sample.token("ColorTokens.old")
    #expect(old?.documentation == "Rust")
    #expect(old?.deprecation?.message == "Use 'fresh'")
    #expect(old?.offer == .withheld(.deprecated))
    #expect(sample.token("color.old") == nil)
    #expect(sample.token("color.fresh") == nil)
    #expect(sample.token("ColorTokens.fresh")?.isOffered == true)
    // Of another value, or of a name that anything may have: each is listed.
    #expect(sample.color("color.other") == "#123456FF")
    #expect(sample.color("ColorTokens.other") == "#0000FFFF")
    #expect(sample.color("white") == "#F7F5FBFF")
  }

  @Test func filesOfThemesAreOneToken() {
    func theme(_ hex: String) -> String { ##"{"sea": {"$type": "color", "$value": "\##(hex)"}}"## }
    let sample = sample("", ["T/dark.tokens.json": theme("#000011"), "T/light.tokens.json": theme("#ffffee")])
    let sea = sample.vocabulary.entries(named: TokenName("sea"))
    #expect(sea.count == 1)
    #expect(sample.color("sea") == "#FFFFEEFF")
    #expect(sea.first?.value.rows.map { $0.when[.theme] } == ["dark"])
    let rivals = self.sample("", ["T/a.tokens.json": theme("#000011"), "T/b.tokens.json": theme("#ffffee")])
    #expect(rivals.vocabulary.entries(named: TokenName("sea")).count == 2)
  }
}
