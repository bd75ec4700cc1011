import DesignTokens
import Evaluation
import Symbols
import Testing

/// Colours.
@Suite struct ColorTests {
  @Test(arguments: [
    EvaluationCase("", "UIColor(red: 51 / 255, green: 102.0 / 255.0, blue: 0, alpha: 1)", "#336600FF"),
    EvaluationCase("", "Color(red: 0.2, green: 0.4, blue: 0.6)", "#336699FF"),
    EvaluationCase("", "Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)", "#33669980"),
    EvaluationCase("", "NSColor(srgbRed: 1, green: 0, blue: 0.2, alpha: 0.4)", "#FF003366"),
    EvaluationCase("", "NSColor(calibratedWhite: 0.2, alpha: 1)", "#333333FF"),
    EvaluationCase("", "Color(white: 0.6)", "#999999FF"),
    EvaluationCase("", "UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)", "#FF0000FF"),
    EvaluationCase("", "Color(hue: 0.5, saturation: 1, brightness: 0.6)", "#009999FF"),
    EvaluationCase("", "CGColor(red: 1, green: 1, blue: 0, alpha: 1)", "#FFFF00FF"),
    EvaluationCase("", "CGColor(gray: 0.4, alpha: 1)", "#666666FF"),
    EvaluationCase("", "CIColor(red: 0, green: 0, blue: 1)", "#0000FFFF"),
    EvaluationCase("", "#colorLiteral(red: 0.2, green: 0.4, blue: 0, alpha: 1)", "#336600FF"),
    EvaluationCase("", "Color(.sRGBLinear, red: 0.2, green: 0.2, blue: 0.2)", "#7C7C7CFF"),
    EvaluationCase("", "Color(.sRGBLinear, white: 0.2)", "#7C7C7CFF"),
    EvaluationCase("", "Color(Color.Resolved(colorSpace: .sRGBLinear, red: 0.2, green: 0.2, blue: 0.2))", "#7C7C7CFF"),
    EvaluationCase("", "Color(Color.Resolved(red: 0.2, green: 0.2, blue: 0.2))", "#333333FF"),
    EvaluationCase("", "UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)", "#FFFFFFFF"),
    EvaluationCase("let c: UIColor = .init(white: 0.2, alpha: 1)", "c", "#333333FF"),
    EvaluationCase("import SwiftUI\nlet c = SwiftUI.Color(white: 0.2)", "c", "#333333FF"),
  ]) func constructors(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test(arguments: [
    EvaluationCase("", "UIColor.red", "#FF0000FF"),
    EvaluationCase("", "Color.red", "systemRed"),
    EvaluationCase("let c: UIColor = .orange", "c", "#FF8000FF"),
    EvaluationCase("let c: Color = .white.opacity(0.2)", "c", "#FFFFFF33"),
    EvaluationCase("let c: UIColor = .label", "c", "label"),
    EvaluationCase("", "Color.clear", "#00000000"),
    EvaluationCase("", "Color(.systemGray4)", "systemGray4"),
    EvaluationCase("", "Color(uiColor: .black).opacity(0.5)", "#00000080"),
    EvaluationCase(
      "extension UIColor { static var orange: UIColor { UIColor(white: 0, alpha: 1) } }",
      "UIColor.orange",
      "#000000FF"
    ),
    EvaluationCase("typealias Paint = UIColor\nfunc f(_ p: Paint = .white) -> Paint { p }", "f()", "#FFFFFFFF"),
    EvaluationCase("", "UIColor.black.withAlphaComponent(0.4).cgColor", "#00000066"),
    EvaluationCase("", "NSColor.systemBlue", "systemBlue"),
  ]) func palette(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test(arguments: [
    // C2, C3
    EvaluationCase(
      "extension UIColor { public static var slate: UIColor { return UIColor(white: 0.4, alpha: 1.0) } }",
      "UIColor.slate",
      "#666666FF"
    ),
    EvaluationCase("extension UIColor { static func ink() -> UIColor { .black } }", "UIColor.ink()", "#000000FF"),
    EvaluationCase(
      "class T { class func tick(for kind: Int? = nil) -> UIColor { kind == nil ? .white : .black } }",
      "T.tick()",
      "#FFFFFFFF"
    ),
    // C5: a namespace called like a platform's type
    EvaluationCase("public struct Color { public static var ink: UIColor { .black } }", "Color.ink", "#000000FF"),
    // C18, C19
    EvaluationCase(
      "extension ShapeStyle where Self == Color { static var sea: Color { rgb(0, 51, 102) } }\nprivate func rgb(_ r: Double, _ g: Double, _ b: Double) -> Color { Color(red: r / 255, green: g / 255, blue: b / 255) }\nlet c: Color = .sea",
      "c",
      "#003366FF"
    ),
    // C6
    EvaluationCase(
      "enum Hue { case teal, plum }\nenum Shade { case base, tint }\nenum K { static func shared(_ h: Hue, _ s: Shade) -> Color { switch h { case .teal: switch s { case .base: return Color(white: 0.2); case .tint: return Color(white: 0.4) }\n case .plum: return Color(white: 0.6) } } }",
      "K.shared(.teal, .tint)",
      "#666666FF"
    ),
    // A label that the workspace and the platform share: the type decides.
    EvaluationCase(
      "extension Color { init(_ hex: UInt) { self.init(white: 0) } }",
      "Color(\"Missing\")",
      "unresolved: no asset catalog of the workspace has a colour 'Missing'"
    ),
    EvaluationCase(
      "extension Color { static let gray85 = Color(white: 0.2) }",
      "UIColor(.gray85)",
      "#333333FF"
    ),
    // C22
    EvaluationCase("let fade: [Color] = [.white, Color(white: 0)]", "fade", "[#FFFFFFFF, #000000FF]"),
  ]) func definitions(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test func derivedColours() {
    let source = """
      extension UIColor {
        func darker(_ amount: CGFloat = 0.25) -> UIColor { scaled(1 - amount) }
        private func scaled(_ factor: CGFloat) -> UIColor {
          var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, alpha: CGFloat = 0
          if getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) {
            return UIColor(hue: hue, saturation: saturation, brightness: brightness * factor, alpha: alpha)
          }
          return self
        }
        convenience init(light: UIColor, dark: UIColor) {
          self.init { $0.userInterfaceStyle == .dark ? dark : light }
        }
      }
      """
    #expect(
      EvaluationCase(source, "UIColor(red: 0.8, green: 0.4, blue: 0.24, alpha: 1).darker(0.5)", "").actual
        == "#66331FFF"
    )
    let adaptive = "UIColor(light: UIColor(white: 0.8, alpha: 1), dark: UIColor(white: 0.4, alpha: 1)).darker(0.5)"
    #expect(EvaluationCase(source, adaptive, "").actual == "#666666FF dark #333333FF")
  }

  @Test func namedAssets() {
    let assets = AssetValues(
      named: { name, _ in name == "Brand/Sea" ? AppearanceColor(ColorValue(white: 0.2)) : nil },
      symbol: { name, _ in name == "seaTint" ? AppearanceColor(ColorValue(white: 0.4)) : nil }
    )
    func text(_ source: String, _ expression: String) -> String {
      let probe = EvaluationProbe(source, expression, assets: assets)
      return probe.text(probe.value)
    }
    #expect(text("", "Color(\"Brand/Sea\", bundle: .module)") == "#333333FF")
    #expect(text("", "UIColor(named: \"Brand/Sea\", in: nil, compatibleWith: nil)!") == "#333333FF")
    #expect(text("", "UIColor(resource: .seaTint)") == "#666666FF")
    #expect(text("", "RswiftResources.ColorResource(name: \"Brand/Sea\", path: [], bundle: bundle)") == "#333333FF")
    #expect(text("", "Color(.seaTint)") == "#666666FF")
    #expect(
      text(
        "enum Shade: String { case sea; var color: UIColor { UIColor(named: \"Brand/\" + name)! }\n var name: String { switch self { case .sea: return \"Sea\" } } }",
        "Shade.sea.color"
      ) == "#333333FF"
    )
    #expect(text("", "Color(\"Brand/Missing\")").hasPrefix("unresolved: no asset catalog"))
    let generated = """
      final class ColorAsset {
        fileprivate(set) var name: String
        lazy var color: UIColor = {
          guard let color = UIColor(named: name, in: nil, compatibleWith: nil) else { fatalError("none") }
          return color
        }()
        fileprivate init(name: String) { self.name = name }
      }
      enum Asset { enum Brand { static let sea = ColorAsset(name: "Brand/Sea") } }
      """
    #expect(text(generated, "Asset.Brand.sea.color") == "#333333FF")
  }
}
