import Evaluation
import Testing

/// Enums, patterns, branches.
@Suite struct EnumTests {
  private static let height = """
    public enum Tall { case small, medium, custom(Int)
      var value: Int { switch self { case .small: return 24; case .medium: return 34; case .custom(let v): return v } }
      var inset: CGFloat { switch self { case .custom(let size): return CGFloat(size) * 0.5; default: 8 } }
      var isBig: Bool { if case .custom = self { return true } else { return false } } }
    """
  private static let typography = """
    enum Kind { case blog, shop }
    enum Body { case large(Kind), tiny(Kind), number(Kind, CGFloat) }
    enum Typo { case h1(Kind), body(Body), note
      var size: CGFloat { switch self { case .h1(.blog): return CGFloat(28); case .h1(.shop): return CGFloat(21)
        case .body(.large): return 16
        case .body(.tiny), .body(.number): return 14
        case .note: return 12 } }
      var color: UIColor { switch self { case .body(_), .note: return .black; default: return .white } }
      var shift: CGFloat { switch self { case let .body(.number(_, by)): return by; default: return 0 } } }
    """
  private static let raw = """
    enum Radius: CGFloat { case r100 = 4, r200 = 8 }
    enum Count: Int { case zero, one, five = 5, six }
    enum Face: String { case bold = "Serif-Bold", plain }
    """

  @Test(arguments: [
    EvaluationCase(height, "Tall.medium.value", "Int 34"),
    EvaluationCase(height, "Tall.custom(50).value", "Int 50"),
    EvaluationCase(height, "Tall.custom(50).inset", "25.0"),
    EvaluationCase(height, "Tall.small.inset", "8.0"),
    EvaluationCase(height, "Tall.custom(1).isBig", "true"),
    EvaluationCase(height, "Tall.small.isBig", "false"),
    EvaluationCase(typography, "Typo.h1(.shop).size", "21.0"),
    EvaluationCase(typography, "Typo.body(.large(.blog)).size", "16.0"),
    EvaluationCase(typography, "Typo.body(.number(.blog, 3)).size", "14.0"),
    EvaluationCase(typography, "Typo.body(.number(.blog, 3)).shift", "3.0"),
    EvaluationCase(typography, "Typo.note.color", "#000000FF"),
    EvaluationCase(typography, "Typo.h1(.blog).color", "#FFFFFFFF"),
    EvaluationCase(raw, "Radius.r200.rawValue", "8.0"),
    EvaluationCase(raw, "Count.six.rawValue", "Int 6"),
    EvaluationCase(raw, "Face.plain.rawValue", "\"plain\""),
    EvaluationCase(raw, "Face(rawValue: \"Serif-Bold\")", ".bold"),
    EvaluationCase(raw, "Count.allCases.count", "Int 4"),
  ]) func cases(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test(arguments: [
    EvaluationCase(
      "enum S { case a, b, c, d\n var v: CGFloat { switch self { case .a, .b,\n .c: 32\n case .d: 75 } } }",
      "S.c.v",
      "32.0"
    ),
    EvaluationCase(
      "enum S { case a, b\n var v: CGFloat { return switch self { case .a: 1; case .b: 2 } } }",
      "S.b.v",
      "2.0"
    ),
    EvaluationCase(
      "enum S { case a, b\n var v: CGFloat { let f: CGFloat = if self == .a { 3 } else { 4 }\n return f } }",
      "S.b.v",
      "4.0"
    ),
    EvaluationCase(
      "enum S { case a, b\n var v: CGFloat { var r: CGFloat = 0; switch self { case .a: r += 1; fallthrough; case .b: r += 10 }; return r } }",
      "S.a.v",
      "11.0"
    ),
    EvaluationCase(
      "enum S { case a, b\n var v: Color { var color: Color\n switch self { case .a: color = .init(white: 0.2); case .b: color = .init(white: 0.4) }\n return color } }",
      "S.b.v",
      "#666666FF"
    ),
    EvaluationCase(
      "enum S { case a, b }\nfunc f(_ s: S) -> (CGFloat, String) { let w: CGFloat; let n: String; switch s { case .a: w = 1; n = \"x\"; case .b: w = 2; n = \"y\" }; return (w, n) }",
      "f(.b)",
      "(2.0, \"y\")"
    ),
    EvaluationCase(
      "func f(_ n: Int) -> Int { switch n { case 0..<10: return 1; case 10...20: return 2; case let x where x > 100: return x; default: return 3 } }",
      "f(20) + f(101) + f(50)",
      "Int 106"
    ),
    EvaluationCase(
      "enum S { case a, b }\nfunc f(_ x: S, _ y: Bool) -> Int { switch (x, y) { case (.a, true): return 1; case (_, false): return 2; default: return 3 } }",
      "f(.b, true)",
      "Int 3"
    ),
    EvaluationCase(
      "enum S { case a, b\n static let alias = S.b\n var v: Int { switch self { case .alias: 7; default: 0 } } }",
      "S.b.v",
      "Int 7"
    ),
    EvaluationCase(
      "func f(_ flag: Bool) -> CGFloat { guard flag else { return 5 }\n return 9 }",
      "f(false) + f(true)",
      "14.0"
    ),
    EvaluationCase(
      "let sum: Int = { var t = 0; for i in 1...4 { if i == 3 { continue }; t += i }; return t }()",
      "sum",
      "Int 7"
    ),
  ]) func branches(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test func anUnknownSubjectIsSaid() {
    let probe = EvaluationProbe("enum S { case a, b\n var v: Int { switch self { case .a: 1; case .b: 2 } } }", "0")
    let value = probe.symbol("v").map { probe.evaluator.value(of: $0) }
    #expect(value?.unresolved?.reason == "depends on 'self'")
  }

  @Test func aPropertyThatIsTheSameForAllNeedsNoInstance() {
    let probe = EvaluationProbe("enum S { case a\n var radius: CGFloat { return 4 } }", "0")
    #expect(probe.symbol("radius").map { probe.evaluator.value(of: $0) }?.number == 4)
  }

  private static let hues = """
    enum Hue: String, CustomStringConvertible { case blue
      var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() } }
    enum Step: Int, CustomStringConvertible { case s50 = 50
      var description: String { "\\(rawValue)" } }
    enum Plain: String { case ink = "Tinte" }
    """

  /// In a text a case is what it says of itself, else its name.
  @Test(arguments: [
    EvaluationCase(hues, #""\(Hue.blue)\(Step.s50)""#, "\"Blue50\""),
    EvaluationCase(hues, #""\(Plain.ink)""#, "\"ink\""),
  ]) func casesInTexts(_ one: EvaluationCase) { #expect(one.actual == one.expected) }
}
