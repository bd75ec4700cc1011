import Testing

/// Colours that differ by appearance.
@Suite struct AppearanceTests {
  private static let providers = """
    extension UIColor {
      static func ternary(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { traits in traits.userInterfaceStyle == .dark ? dark : light }
      }
      static func branched(regular: UIColor, darkColor: UIColor) -> UIColor {
        if #available(iOS 13, *) {
          return UIColor { (t: UITraitCollection) -> UIColor in
            if t.userInterfaceStyle == .dark { return darkColor } else { return regular }
          }
        } else { return regular }
      }
      convenience init(day: UIColor, night: UIColor) {
        self.init {
          switch $0.userInterfaceStyle {
          case .dark: return night
          case .light, .unspecified: return day
          @unknown default: return day
          }
        }
      }
      static func helped(_ a: UIColor, _ b: UIColor) -> UIColor { UIColor { $0.isLit ? a : b } }
    }
    private extension UITraitCollection { var isLit: Bool { userInterfaceStyle != .dark } }
    extension NSColor {
      static func matched(light: NSColor, dark: NSColor) -> NSColor {
        NSColor(name: nil) { a in a.bestMatch(from: [.darkAqua, .aqua]) == .darkAqua ? dark : light }
      }
    }
    """

  @Test(arguments: [
    "UIColor.ternary(light: .white, dark: .black)", "UIColor.branched(regular: .white, darkColor: .black)",
    "UIColor(day: .white, night: .black)", "UIColor.helped(.white, .black)",
    "NSColor.matched(light: .white, dark: .black)", "Color(UIColor.ternary(light: .white, dark: .black))",
  ]) func providers(_ expression: String) {
    #expect(EvaluationCase(Self.providers, expression, "").actual == "#FFFFFFFF dark #000000FF")
  }

  @Test func anEqualDarkColourIsStated() {
    let same = "UIColor.ternary(light: UIColor(white: 0.2, alpha: 1), dark: UIColor(white: 0.2, alpha: 1))"
    #expect(EvaluationCase(Self.providers, same, "").actual == "#333333FF dark #333333FF")
  }

  private static let eightWay = """
    extension UIColor {
      convenience init(light: UIColor, lightHighContrast: UIColor? = nil, dark: UIColor? = nil,
                       darkElevated: UIColor? = nil) {
        self.init { traits -> UIColor in
          let contrasted = { (_ plain: UIColor?, high: UIColor?) -> UIColor? in
            if traits.accessibilityContrast == .high, let color = high { return color }
            return plain
          }
          if traits.userInterfaceStyle == .dark {
            if traits.userInterfaceLevel == .elevated, let color = darkElevated { return color }
            if let color = dark { return color }
          }
          if let color = contrasted(light, lightHighContrast) { return color }
          preconditionFailure("none")
        }
      }
      var light: UIColor { resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) }
      var dark: UIColor { resolvedColor(with: UITraitCollection { $0.userInterfaceStyle = .dark }) }
    }
    """

  @Test(arguments: [
    EvaluationCase(eightWay, "UIColor(light: .white, dark: nil)", "#FFFFFFFF"),
    EvaluationCase(eightWay, "UIColor(light: .white)", "#FFFFFFFF"),
    EvaluationCase(eightWay, "UIColor(light: .white, dark: .black)", "#FFFFFFFF dark #000000FF"),
    EvaluationCase(
      eightWay,
      "UIColor(light: .white, dark: .black, darkElevated: .red)",
      "#FFFFFFFF dark #000000FF darkElevated #FF0000FF"
    ),
    EvaluationCase(eightWay, "UIColor(light: .white, lightHighContrast: .blue)", "#FFFFFFFF lightHC #0000FFFF"),
    EvaluationCase(
      eightWay,
      "UIColor(light: UIColor(light: .red, dark: .blue).light, dark: UIColor(light: .red, dark: .green).dark)",
      "#FF0000FF dark #00FF00FF"
    ),
    EvaluationCase(
      eightWay,
      "UIColor(light: .white, dark: .black).withAlphaComponent(0.5)",
      "#FFFFFF80 dark #00000080"
    ),
  ]) func eightWays(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test(arguments: [
    EvaluationCase("", "Color(light: .white, dark: .black)", "#FFFFFFFF dark #000000FF"),
    EvaluationCase("", "UIColor.dynamicColor(light: .white, dark: .black)", "#FFFFFFFF dark #000000FF"),
    EvaluationCase(
      "struct Badge { var isDark: Bool { colorScheme == .dark }\n @Environment(\\.colorScheme) var colorScheme\n var fill: UIColor { isDark ? .black : .white } }",
      "Badge().fill",
      "#FFFFFFFF dark #000000FF"
    ),
    EvaluationCase(
      "class T { class func tick() -> UIColor { Session.isDark() ? .black : .white } }",
      "T.tick()",
      "#FFFFFFFF dark #000000FF"
    ),
    EvaluationCase(
      "extension UIColor { convenience init(light: Int, dark: Int) { self.init { $0.userInterfaceStyle == .dark ? UIColor(hex: dark) : UIColor(hex: light) } } }",
      "UIColor(light: 0x112233, dark: 0x445566)",
      "#112233FF dark #445566FF"
    ),
  ]) func labelled(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  private static let shades = "let day = NSColor(white: 0.4, alpha: 1)\nlet night = NSColor(white: 0.6, alpha: 1)\n"

  /// Every way to ask an appearance of AppKit's whether it is dark.
  @Test(arguments: [
    "$0.name == .darkAqua ? night : day",
    "$0.name == .darkAqua || $0.name == .vibrantDark ? night : day",
    "[.darkAqua, .vibrantDark].contains($0.name) ? night : day",
    "$0.bestMatch(from: [.darkAqua, .aqua]) == .darkAqua ? night : day",
    "$0.bestMatch(from: [.aqua, .darkAqua]) == .aqua ? day : night",
    "$0.bestMatch(from: [.darkAqua, .vibrantDark]) != nil ? night : day",
    "$0.bestMatch(from: [.aqua, .vibrantLight]) == nil ? night : day",
    "switch $0.name { case .darkAqua, .vibrantDark: return night; default: return day }",
  ]) func appearancesOfAppKit(_ body: String) {
    let one = EvaluationCase(Self.shades, "NSColor(name: nil) { \(body) }", "#666666FF dark #999999FF")
    #expect(one.actual == one.expected)
  }

  @Test(arguments: ["NSAppearance.current", "NSAppearance.currentDrawing()", "NSApp.effectiveAppearance"])
  func theAppearanceThatIsDrawnIn(_ appearance: String) {
    let source =
      Self.shades + "var fern: NSColor { if \(appearance).name == .aqua { return day } else { return night } }"
    #expect(EvaluationCase(source, "fern", "").actual == "#666666FF dark #999999FF")
  }

  @Test func aShapeStyleResolvesItself() {
    let source = """
      struct Shifting: ShapeStyle {
        init(light: Color, dark: Color? = nil, raised: Color? = nil) { self.light = light; self.dark = dark; self.raised = raised }
        let light: Color
        let dark: Color?
        let raised: Color?
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
          if environment.colorScheme == .dark {
            if environment.isPresented, let raised = raised { return raised.resolve(in: environment) }
            else if let dark { return dark.resolve(in: environment) }
          }
          return light.resolve(in: environment)
        }
      }
      """
    let whole = "Color(Shifting(light: .white, dark: .black, raised: Color(white: 0.2)))"
    #expect(EvaluationCase(source, whole, "").actual == "#FFFFFFFF dark #000000FF darkElevated #333333FF")
    #expect(EvaluationCase(source, "Color(Shifting(light: .white))", "").actual == "#FFFFFFFF")
  }
}
