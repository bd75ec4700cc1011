import Evaluation
import SwiftSource
import Symbols
import Testing

/// Functions, initialisers, inheritance, façades.
@Suite struct InstanceTests {
  private static let theme = """
    protocol Look { var view: ViewLook { get }; var bar: CGFloat { get }; var gap: CGFloat { get } }
    extension Look { var gap: CGFloat { bar / 4 } }
    struct TextLook { var title: UIColor; var note: UIColor
      static func made(main: UIColor, second: UIColor) -> TextLook { TextLook(title: main, note: second) } }
    struct ViewLook { var text: TextLook; var back: UIColor; var badge: UIColor = .white; var radius: CGFloat }
    class Mint: Look {
      var view: ViewLook
      var tab: UIColor
      var price: CGFloat = 3
      var bar: CGFloat = 44
      init(brand: UIColor? = nil) {
        let text = TextLook.made(main: UIColor(white: 0.2, alpha: 1), second: .black)
        view = ViewLook(text: text, back: brand ?? UIColor(white: 0.8, alpha: 1), radius: 8)
        self.tab = view.back
        price = 6
      }
    }
    class Sage: Mint { override var bar: CGFloat { get { super.bar + 4 } set { } } }
    """

  @Test(arguments: [
    EvaluationCase(theme, "Mint().view.text.title", "#333333FF"),
    EvaluationCase(theme, "Mint().tab", "#CCCCCCFF"),
    EvaluationCase(theme, "Mint(brand: .red).tab", "#FF0000FF"),
    EvaluationCase(theme, "Mint().view.badge", "#FFFFFFFF"),
    EvaluationCase(theme, "Mint().price", "6.0"),
    EvaluationCase(theme, "Mint().gap", "11.0"),
    EvaluationCase(theme, "Sage().bar", "48.0"),
    EvaluationCase(theme, "Sage().gap", "12.0"),
    EvaluationCase(theme, "Sage().view.radius", "8.0"),
  ]) func themes(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  /// Two themes of equal values, made by the same initialiser: each is supplied by its own arguments, whichever was asked
  /// about first.
  @Test(arguments: [["Blue", "Dark"], ["Dark", "Blue"]])
  func originsOfEqualValuesStayApart(_ order: [String]) throws {
    let source = """
      import UIKit
      struct Text {
        let title: UIColor
        init(title: UIColor) { self.title = title }
      }
      class Blue {
        let text: Text
        init(title: UIColor = UIColor(white: 0.2, alpha: 1)) { text = Text(title: title) }
      }
      class Dark {
        let text: Text
        init(title: UIColor = UIColor(white: 0.2, alpha: 1)) { text = Text(title: title) }
      }
      """
    let probe = EvaluationProbe(source, "0")
    for name in order {
      let theme = try #require(probe.symbol(name))
      let instance = probe.evaluator.instance(of: .nominal(theme))
      let title = try #require(instance.instance?["text"]?.instance?["title"]?.origin)
      let unit = probe.evaluator.symbols.unit(of: theme)
      let range = probe.evaluator.symbols[theme].range
      #expect(range.lowerBound <= unit.range(title.node).lowerBound)
      #expect(unit.range(title.node).upperBound <= range.upperBound)
    }
  }

  @Test func originsTellTheArgumentThatSupplies() throws {
    let probe = EvaluationProbe(Self.theme, "0")
    let mint = try #require(probe.symbol("Mint"))
    let instance = probe.evaluator.instance(of: .nominal(mint))
    let unit = probe.evaluator.symbols.unit(of: mint)
    let view = try #require(instance.instance?["view"]?.instance)
    let title = try #require(view["text"]?.instance?["title"]?.origin)
    let tab = try #require(instance.instance?["tab"]?.origin)
    let source = Array(Self.theme.utf8)
    func text(_ place: ExpressionPlace) -> String {
      String(decoding: source[unit.range(place.node).indices], as: UTF8.self)
    }
    #expect(text(title) == "UIColor(white: 0.2, alpha: 1)")
    #expect(text(tab) == "view.back")
    #expect(view["badge"] == nil)
    #expect(probe.evaluator.storedProperties(of: instance).map(\.label) == ["view", "tab", "price", "bar"])
  }

  @Test(arguments: [
    EvaluationCase(
      "struct Shadow { let blur: CGFloat; init(blur: CGFloat) { self.blur = blur * 0.5 } }",
      "Shadow(blur: 8).blur",
      "4.0"
    ),
    EvaluationCase(
      "struct Frame { let w: CGFloat; let r: CGFloat; init(w: CGFloat, r: CGFloat = 4) { self.w = w; self.r = r }\n static let badge = Frame(w: 28, r: 14)\n static let item = Frame(w: 40) }",
      "Frame.badge.r + Frame.item.r",
      "18.0"
    ),
    EvaluationCase("struct S { var a = 1.0; var b: CGFloat }", "S(b: 2).a + S(a: 5, b: 1).a", "6.0"),
    EvaluationCase("struct S { var o: String?; var n: CGFloat }", "S(n: 1).o", "nil"),
    EvaluationCase(
      "struct S { let v: CGFloat; init() { self.init(v: 3) }; init(v: CGFloat) { self.v = v } }",
      "S().v",
      "3.0"
    ),
    EvaluationCase(
      "class A { var x: CGFloat; init(x: CGFloat) { self.x = x } }\nclass B: A { init() { super.init(x: 7) } }",
      "B().x",
      "7.0"
    ),
    EvaluationCase("class A { var x: CGFloat = 1; func setUp() { x = 9 }; init() { setUp() } }", "A().x", "9.0"),
    EvaluationCase(
      "struct S { private var _v: CGFloat = 1; var v: CGFloat { get { _v } set { _v = newValue * 2 } }; init() { v = 5 } }",
      "S().v",
      "10.0"
    ),
    EvaluationCase(
      "struct S: View { @ScaledMetric var side: CGFloat = 24\n @ScaledMetric var edge: CGFloat\n init() { _edge = .init(wrappedValue: 36) } }",
      "S().side + S().edge",
      "60.0"
    ),
    EvaluationCase(
      "struct Size: ExpressibleByIntegerLiteral { let n: CGFloat; init(integerLiteral value: Int) { n = CGFloat(value) } }\nlet s: Size = 16",
      "s.n",
      "16.0"
    ),
    EvaluationCase(
      "struct S { var base: CGFloat; func multiply(by f: CGFloat) -> CGFloat { base * f } }",
      "S(base: 7).multiply(by: 0.5)",
      "3.5"
    ),
    EvaluationCase(
      "struct LookKey: EnvironmentKey { static let defaultValue = 12.0 }\nextension EnvironmentValues { var look: Double { get { self[LookKey.self] } set { self[LookKey.self] = newValue } } }\nstruct V { @Environment(\\.look) var look }",
      "V().look",
      "12.0"
    ),
  ]) func initialisers(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test(arguments: [
    EvaluationCase(
      "func one(_ s: CGFloat) -> CGFloat { two(s) * 2 }\nprivate func two(_ s: CGFloat, extra: CGFloat = 1) -> CGFloat { s + extra }",
      "one(3)",
      "8.0"
    ),
    EvaluationCase(
      "func pick(light: Int) -> String { \"int\" }\nfunc pick(light: UIColor) -> String { \"color\" }",
      "pick(light: .red) + pick(light: 0xFF)",
      "\"colorint\""
    ),
    EvaluationCase("func sum(_ all: CGFloat...) -> Int { all.count }", "sum(1, 2, 3)", "Int 3"),
    EvaluationCase("func apply(_ f: (CGFloat) -> CGFloat) -> CGFloat { f(4) }", "apply { $0 * 3 }", "12.0"),
    EvaluationCase("func half(_ x: CGFloat) -> CGFloat { x / 2 }\nlet all = [4.0, 6.0].map(half)", "all", "[2.0, 3.0]"),
    EvaluationCase(
      "func outer(_ x: CGFloat) -> CGFloat { func inner(_ y: CGFloat) -> CGFloat { x + y }\n return inner(1) }",
      "outer(5)",
      "6.0"
    ),
    EvaluationCase("let none: CGFloat? = nil\nlet some: CGFloat? = 3", "some.map { $0 + 1 } ?? 0", "4.0"),
    EvaluationCase(
      "func two() -> (CGFloat, CGFloat) { (3, 4) }\nfunc f() -> CGFloat { let (a, b) = two(); return a * b }",
      "f()",
      "12.0"
    ),
  ]) func functions(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test func aFacadeOverGeneratedTokens() {
    let source = """
      struct Generated { let sea = UIColor(white: 0.2, alpha: 1); let sand = UIColor(white: 0.8, alpha: 1) }
      @dynamicMemberLookup class Palette {
        private let tokens = Generated()
        private var overrides = [KeyPath<Generated, UIColor>: UIColor]()
        subscript(dynamicMember path: KeyPath<Generated, UIColor>) -> UIColor { overrides[path] ?? tokens[keyPath: path] }
        let plain = UIColor.black
      }
      extension UIColor { static let kit = Palette() }
      """
    #expect(EvaluationCase(source, "UIColor.kit.sea", "").actual == "#333333FF")
    #expect(EvaluationCase(source, "UIColor.kit.plain", "").actual == "#000000FF")
  }

  @Test func aTokenSetsClosure() {
    let source = """
      class Theme { static let shared = Theme(); func color(_ t: Role) -> UIColor { switch t { case .fill: .white; case .edge: .black } } }
      enum Role { case fill, edge }
      enum Value { case float(() -> CGFloat), color(() -> UIColor)
        var float: CGFloat { if case .float(let f) = self { return f() } else { return 0 } }
        var color: UIColor { if case .color(let c) = self { return c() } else { return .red } } }
      class TokenSet<T: Hashable> {
        init(_ defaults: @escaping (_ token: T, _ theme: Theme) -> Value) { self.defaults = defaults }
        subscript(token: T) -> Value {
          if let value = overrides?[token] { return value } else if let value = defaults?(token, theme) { return value } else { preconditionFailure() }
        }
        var theme: Theme = Theme.shared
        private var overrides: [T: Value]?
        private var defaults: ((_ token: T, _ theme: Theme) -> Value)?
      }
      enum Part { case back, radius }
      enum Style { case solid, ghost }
      class PillSet: TokenSet<Part> {
        init(style: @escaping () -> Style) {
          super.init { [style] token, theme in
            switch token {
            case .back: return .color { switch style() { case .solid: return theme.color(.edge); case .ghost: return .clear } }
            case .radius: return .float { style() == .solid ? 12 : 6 }
            }
          }
        }
      }
      """
    #expect(EvaluationCase(source, "PillSet(style: { .solid })[.back].color", "").actual == "#000000FF")
    #expect(EvaluationCase(source, "PillSet(style: { .ghost })[.back].color", "").actual == "#00000000")
    #expect(EvaluationCase(source, "PillSet(style: { .ghost })[.radius].float", "").actual == "6.0")
  }

  @Test(arguments: [
    EvaluationCase("", "CGSize(width: 26, height: 2 * 4).height", "8.0"),
    EvaluationCase(
      "let i: EdgeInsets = .init(top: v, leading: 4, bottom: v, trailing: 4)\nlet v: CGFloat = 9",
      "i",
      "EdgeInsets(top: 9.0, leading: 4.0, bottom: 9.0, trailing: 4.0)"
    ),
    EvaluationCase(
      "extension UIEdgeInsets { static func all(_ n: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: n, left: n, bottom: n, right: n) } }",
      "UIEdgeInsets.all(8).left",
      "8.0"
    ),
    EvaluationCase("let z: CGSize = .zero", "z.width", "0.0"),
    EvaluationCase("", "CGRect(x: 1, y: 2, width: 3, height: 4).size.height", "4.0"),
  ]) func geometry(_ one: EvaluationCase) { #expect(one.actual == one.expected) }
}
