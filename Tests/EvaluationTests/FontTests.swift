import Testing

/// Fonts.
@Suite struct FontTests {
  private static let face = """
    enum Face: String { case bold = "Serif-Heavy-App"
      var name: String { switch self { case .bold: return "SerifApp-Bold" } }
      func of(size: CGFloat) -> UIFont {
        if let font = UIFont(name: name, size: size) { return font }
        else { return UIFont.systemFont(ofSize: size, weight: .bold) }
      } }
    """

  private static let descriptor = """
    extension UIFont {
      static func styled(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
        let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
        return UIFont(descriptor: heavy, size: 0)
      }
      func weighted(_ weight: UIFont.Weight) -> UIFont {
        let traits = [UIFontDescriptor.TraitKey.weight: weight]
        return UIFont(
          descriptor: fontDescriptor.addingAttributes([UIFontDescriptor.AttributeName.traits: traits]),
          size: pointSize
        )
      }
    }
    """

  @Test(arguments: [
    EvaluationCase("", "UIFont.systemFont(ofSize: 17)", "system 17.0 regular"),
    EvaluationCase("", "UIFont.systemFont(ofSize: 15, weight: .semibold)", "system 15.0 semibold"),
    EvaluationCase("let f: UIFont = .boldSystemFont(ofSize: 13)", "f", "system 13.0 bold"),
    EvaluationCase("", "UIFont.italicSystemFont(ofSize: 13)", "system 13.0 regular italic"),
    EvaluationCase("", "UIFont.monospacedSystemFont(ofSize: 11, weight: .medium)", "system 11.0 medium monospaced"),
    EvaluationCase("", "Font.system(size: 20, weight: .heavy, design: .rounded)", "system 20.0 heavy rounded"),
    EvaluationCase("let f: Font = .system(.title2, design: .serif).weight(.bold)", "f", "system bold serif as title2"),
    EvaluationCase("", "Font.body.weight(.semibold).italic()", "system semibold italic as body"),
    EvaluationCase("let f: Font = .caption2.bold()", "f", "system bold as caption2"),
    EvaluationCase("", "UIFont.preferredFont(forTextStyle: .callout)", "system as callout"),
    EvaluationCase(
      "",
      "Font.custom(\"Serif-Medium\", size: 18, relativeTo: .body)",
      "Serif-Medium 18.0 medium as body"
    ),
    EvaluationCase(
      "",
      "UIFont(name: \"A-Bold\", size: 9) ?? UIFont(name: \"B\", size: 9) ?? .systemFont(ofSize: 9)",
      "A-Bold 9.0 bold else B else system"
    ),
    EvaluationCase(
      "",
      "UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .bold))",
      "system 13.0 bold as footnote"
    ),
    EvaluationCase(
      "",
      "UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22), maximumPointSize: 20)",
      "system 20.0 regular as body max 20.0"
    ),
    EvaluationCase("", "UIFontMetrics.default.scaledValue(for: 12)", "12.0"),
    EvaluationCase("", "UIFont.systemFont(ofSize: 12).withSize(14)", "system 14.0 regular"),
    EvaluationCase(
      "",
      "UIFont(descriptor: UIFont.systemFont(ofSize: 12, weight: .bold).fontDescriptor.withDesign(.rounded)!, size: 0)",
      "system 12.0 bold rounded"
    ),
    EvaluationCase("", "Font(UIFont.systemFont(ofSize: 10))", "system 10.0 regular"),
    EvaluationCase(
      "",
      "UIFont.preferredFont(forTextStyle: .headline).withSize(14)",
      "system 14.0 semibold as headline"
    ),
    EvaluationCase("", "UIFont.preferredFont(forTextStyle: .body).withSize(14)", "system 14.0 regular as body"),
    EvaluationCase(
      "",
      "UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .headline), size: 20)",
      "system 20.0 semibold as headline"
    ),
    EvaluationCase(descriptor, "UIFont.styled(.title2, .semibold)", "system semibold as title2"),
    EvaluationCase(descriptor, "UIFont.systemFont(ofSize: 20).weighted(.medium)", "system 20.0 medium"),
    EvaluationCase(
      descriptor,
      "UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: \"Inter\", .size: 15]), size: 0)",
      "Inter 15.0"
    ),
    EvaluationCase(
      descriptor,
      "UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: UIFont.systemFont(ofSize: 9).familyName]), size: 11)",
      "system 11.0"
    ),
    EvaluationCase(
      descriptor,
      "UIFont.styled(.title2, Remote.weight)",
      "unresolved: font attributes that aren't known"
    ),
    EvaluationCase(
      descriptor,
      "UIFont(descriptor: UIFont.systemFont(ofSize: 9).fontDescriptor.addingAttributes([.face: \"Bold\"]), size: 0)",
      "unresolved: the font attribute 'face'"
    ),
    EvaluationCase("", "UIFont.systemFont(ofSize: 10).pointSize + 1", "11.0"),
    EvaluationCase(face, "Face.bold.of(size: 16)", "SerifApp-Bold 16.0 bold"),
    EvaluationCase(
      "extension UIFont { private static func make(size: CGFloat, weight: UIFont.Weight) -> UIFont { self.systemFont(ofSize: size, weight: weight) }\n static func title() -> UIFont { return self.make(size: 21, weight: .light) } }",
      "UIFont.title()",
      "system 21.0 light"
    ),
    EvaluationCase(
      "extension Font { private static let title = 28.0\n private static func sized(_ s: CGFloat) -> Font { .system(size: s) }\n static var big: Font { sized(title + 2) } }",
      "Font.big",
      "system 30.0 regular"
    ),
    EvaluationCase(
      "enum W { static let strong = UIFont.Weight.semibold }",
      "UIFont.systemFont(ofSize: 5, weight: W.strong)",
      "system 5.0 semibold"
    ),
  ]) func fonts(_ one: EvaluationCase) { #expect(one.actual == one.expected) }
}
