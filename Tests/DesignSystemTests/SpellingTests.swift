import DesignSystem
import DesignTokens
import Testing

/// One token in the types that places expect.
@Suite struct SpellingTests {
  private static let sources: KeyValuePairs<String, String> = [
    "Kit/Palette.swift": """
    import UIKit
    import SwiftUI
    public extension UIColor { static let ink = UIColor.black }
    public enum Pal { public static let sea = Color(red: 0, green: 0, blue: 1) }
    enum Inner { static let foam = UIColor.white }
    public enum BoxSize: Sendable { case small; public var value: Int { 24 } }
    public enum HidSize: Sendable { case small; var value: Int { 24 } }
    """,
    "App/Login.swift": "import UIKit",
    "App/Main.swift": "import UIKit\nimport Kit",
  ]

  @Test func implicitMembersOnlyWhereTheTypeHasThem() {
    let sample = VocabularySample(Self.sources)
    #expect(sample.spelling("UIColor.ink", as: "UIColor", in: "App/Main.swift")?.text == ".ink")
    #expect(sample.spelling("Pal.sea", as: "Color", in: "App/Main.swift")?.text == "Pal.sea")
  }

  @Test func conversionsBetweenFrameworks() {
    let sample = VocabularySample(Self.sources)
    #expect(sample.spelling("UIColor.ink", as: "Color", in: "App/Main.swift")?.text == "Color(uiColor: UIColor.ink)")
    #expect(sample.spelling("Pal.sea", as: "UIColor", in: "App/Main.swift")?.text == "UIColor(Pal.sea)")
    let layer = sample.spelling("UIColor.ink", as: "CGColor", in: "App/Main.swift")
    #expect(layer?.text == "UIColor.ink.cgColor")
    #expect(layer?.losesAdaptivity == true)
    #expect(sample.spelling("UIColor.ink", as: "Font", in: "App/Main.swift") == nil)
  }

  @Test func accessAndImports() {
    let sample = VocabularySample(Self.sources)
    #expect(sample.spelling("UIColor.ink", as: "UIColor", in: "App/Login.swift")?.missingImport == "Kit")
    #expect(sample.spelling("UIColor.ink", as: "UIColor", in: "App/Main.swift")?.missingImport == nil)
    #expect(sample.spelling("Inner.foam", as: "UIColor", in: "App/Main.swift") == nil)
    #expect(sample.spelling("Inner.foam", as: "UIColor", in: "Kit/Palette.swift")?.text == "Inner.foam")
  }

  @Test(arguments: [
    ("import UIKit", "SwiftUI"), ("import Board", "SwiftUI"), ("import UIKit\nimport SwiftUI", nil),
    ("import SwiftUIKit", nil), ("", nil),
  ]) func aTypesFrameworkMustBeImported(_ file: String, _ module: String?) {
    let sample = VocabularySample([
      "App/Ink.swift": "import SwiftUI\nextension Color { static let ink = Color(red: 0, green: 0, blue: 1) }",
      "App/Main.swift": file,
    ])
    let spelling = sample.spelling("Color.ink", as: "UIColor", in: "App/Main.swift")
    #expect(spelling?.text == "UIColor(Color.ink)")
    #expect(spelling?.missingImport == module)
  }

  @Test func plainNumbersBehindCases() {
    let sample = VocabularySample(Self.sources)
    #expect(sample.spelling("BoxSize.small", as: "BoxSize", in: "Kit/Palette.swift")?.text == ".small")
    #expect(
      sample.spelling("BoxSize.small", as: "CGFloat", in: "App/Main.swift")?.text == "CGFloat(BoxSize.small.value)"
    )
    #expect(sample.spelling("HidSize.small", as: "CGFloat", in: "App/Main.swift") == nil)
  }
}
