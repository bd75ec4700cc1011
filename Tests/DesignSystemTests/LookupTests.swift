import DefinitionSources
import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Testing

/// Finding tokens by value and name, and telling definitions from usages.
@Suite struct LookupTests {
  private let sample = VocabularySample(
    """
    import UIKit
    extension UIColor {
      static let night = UIColor(red: 0, green: 0, blue: 0.2, alpha: 1)
      static let snow = UIColor(white: 1, alpha: 1)
      static let call = UIColor.systemBlue
      static let both = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    }
    enum Heights { static let row: CGFloat = 44; static let bar: CGFloat = 50 }
    extension UIFont { static let head = UIFont.systemFont(ofSize: 20, weight: .bold) }
    """
  )

  private func names(_ tokens: [Token]) -> [String] { tokens.map(\.name.text) }

  @Test func byColor() {
    let vocabulary = sample.vocabulary
    #expect(names(vocabulary.tokens(light: .white)) == ["UIColor.snow"])
    #expect(names(vocabulary.tokens(light: .black, dark: .white)) == ["UIColor.both"])
    #expect(names(vocabulary.tokens(systemColor: "systemBlue")) == ["UIColor.call"])
    let near = vocabulary.tokens(nearestTo: ColorValue(red: 0, green: 0, blue: 0.22), within: 10)
    #expect(near.first?.token.name.text == "UIColor.night")
    #expect(vocabulary.tokens(nearestTo: ColorValue(red: 0, green: 0, blue: 0.2, alpha: 0.5), within: 10).isEmpty)
  }

  @Test func byNumberAndFont() {
    let vocabulary = sample.vocabulary
    #expect(names(vocabulary.tokens(number: 44, kinds: [.height])) == ["Heights.row"])
    #expect(vocabulary.tokens(number: 44, kinds: [.spacing]).isEmpty)
    #expect(names(vocabulary.tokens(nearestTo: 48, kinds: [.height], within: 4)) == ["Heights.bar", "Heights.row"])
    #expect(names(vocabulary.tokens(fontSize: 20, weight: .bold)) == ["UIFont.head"])
    #expect(names(vocabulary.tokens(nearestTo: FontValue(size: 19, weight: .bold), within: 4)) == ["UIFont.head"])
  }

  @Test func byNameAndOwner() {
    #expect(names(sample.vocabulary.entries(member: "row")) == ["Heights.row"])
    #expect(names(sample.vocabulary.entries(of: .external("UIFont"))) == ["UIFont.head"])
  }

  @Test func definitionsByThePlaceTheyStandIn() {
    let table = VocabularySample(
      """
      import UIKit
      extension UIColor { static let a = UIColor.black }
      struct CardTheme { let b = UIColor.black }
      class Card: UIView { let c = UIColor.black }
      enum AcmeFont { static let d = UIFont.systemFont(ofSize: 3) }
      """
    ).table
    let context = DefinitionContext(symbols: table)
    let answers = ["UIColor.a", "CardTheme.b", "Card.c", "AcmeFont.d"].map { name in
      table.files[0].unit.declarations.indices.contains { index in
        let symbol = SymbolID(file: 0, declaration: .init(Int32(index)))
        return table.qualifiedName(of: symbol) == name && context.isDefinition(symbol)
      }
    }
    #expect(answers == [true, true, false, true])
    let configured = DefinitionContext(symbols: table, isConfigured: { $0 == "Sample.swift" })
    #expect(configured.isConfigured(file: 0))
  }

  @Test func assetsAreSpelledByTheirSymbols() {
    let asset = Asset(
      name: AssetName("Brand/deep-sea"),
      kind: .color,
      path: "Colors.xcassets/Brand/deep-sea.colorset/Contents.json",
      color: ConditionalValue(AppearanceColor(.black))
    )
    let sample = VocabularySample(
      ["App.swift": "import SwiftUI"],
      catalogs: [AssetCatalog(path: "Colors.xcassets", assets: [asset])]
    )
    #expect(sample.color("Color(\"Brand/deep-sea\")") == "#000000FF")
    #expect(sample.spelling("Color(\"Brand/deep-sea\")", as: "Color", in: "App.swift")?.text == "Color(.Brand.deepSea)")
    #expect(
      sample.spelling("Color(\"Brand/deep-sea\")", as: "UIColor", in: "App.swift")?.text
        == "UIColor(resource: .Brand.deepSea)"
    )
  }
}
