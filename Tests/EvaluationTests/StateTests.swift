import Evaluation
import Testing

/// What stored variables are worth: design values keep their defaults, what the program works on has none.
@Suite struct StateTests {
  private static let player = """
    class Episode { var title = ""; var hue: UIColor { .red } }
    class Queue { private var top: Episode?; func first() -> Episode? { top }; func fill(_ one: Episode) { top = one } }
    class Player {
      static let shared = Player()
      var queue = Queue()
      weak var view: UIView?
      var all: [Episode] = []
      var byName: [String: Episode] = [:]
      var last: Episode?
      static var latest: Episode? = nil
      let kept: Episode? = nil
      private var never: Episode?
      func current() -> Episode? { queue.first() }
      func unused() -> Episode? { never }
    }
    func tint(_ one: Episode? = Player.shared.current()) -> UIColor? { one?.hue }
    func back() -> UIColor { guard let color = tint() else { return .black }
      return color }
    """

  @Test(arguments: [
    "back()", "tint() ?? .black", "Player.shared.last?.hue ?? .black", "Player.latest?.hue ?? .black",
    "Player.shared.last == nil ? UIColor.black : .white", "(Player.shared.last?.title ?? \"\").isEmpty ? 1.0 : 2.0",
    "Player.shared.all.first?.hue ?? .black", "Player.shared.all.isEmpty ? 1.0 : 2.0",
    "Player.shared.byName[\"a\"]?.hue ?? .black", "(Player.shared.last as? Episode)?.hue ?? .black",
    "Player.shared.view == nil ? 1.0 : 2.0",
  ]) func whatTheProgramWorksOnIsNotKnown(_ expression: String) {
    let probe = EvaluationProbe(Self.player, expression)
    #expect(probe.text(probe.value).hasSuffix("changes while the app runs"))
    #expect(probe.conditions.isEmpty)
  }

  @Test(arguments: [
    EvaluationCase(player, "Player.shared.kept?.hue ?? UIColor.black", "#000000FF"),
    EvaluationCase(player, "Player.shared.unused()?.hue ?? UIColor.black", "#000000FF"),
    EvaluationCase(player, "Player.shared.last.traitCollection.userInterfaceStyle == .dark ? 1.0 : 2.0", "2.0"),
  ]) func whatNothingChangesIsWhatItIs(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  private static let theme = """
    protocol Colors { var main: UIColor { get } }
    struct Look { var primary: UIColor = .red; var gap: CGFloat = 4; var text: TextLook? ; var corner: CGFloat? }
    struct TextLook { var ink: UIColor; var size: CGFloat }
    enum TokenValue { case color(() -> UIColor), size(() -> CGFloat); var ink: UIColor? { if case .color(let make) = self { make() } else { nil } } }
    final class Table<T: Hashable, V> {
      private var overrides: [T: V]? = nil
      private let values: (T) -> V
      init(_ values: @escaping (T) -> V) { self.values = values }
      subscript(token: T) -> V { overrides?[token] ?? values(token) }
      func replace(_ token: T, _ value: V) { overrides?[token] = value }
    }
    class Kit {
      static var look = Look()
      static var brand: UIColor?
      static var colors: Colors?
      static var changed: [String: TokenValue]?
      static var back: UIColor { changed?["back"]?.ink ?? .white }
      static var ramp: [UIColor] = []
      static var byName: [String: UIColor] = [:]
      static let table = Table<String, UIColor> { _ in UIColor.blue }
      static var main: UIColor { colors?.main ?? .green }
      static var title: UIColor { look.text?.ink ?? .black }
      @Published var accent: UIColor = .blue
      var made: (() -> UIColor)?
    }
    """

  @Test(arguments: [
    EvaluationCase(theme, "Kit.look.primary", "#FF0000FF"),
    EvaluationCase(theme, "Kit.look.gap * 2", "8.0"),
    EvaluationCase(theme, "Kit.look.corner ?? 3.0", "3.0"),
    EvaluationCase(theme, "Kit.brand ?? UIColor.red", "#FF0000FF"),
    EvaluationCase(theme, "Kit.main", "#00FF00FF"),
    EvaluationCase(theme, "Kit.back", "#FFFFFFFF"),
    EvaluationCase(theme, "Kit.title", "#000000FF"),
    EvaluationCase(theme, "Kit.ramp.first ?? UIColor.red", "#FF0000FF"),
    EvaluationCase(theme, "Kit.byName[\"a\"] ?? UIColor.red", "#FF0000FF"),
    EvaluationCase(theme, "Kit.table[\"a\"]", "#0000FFFF"),
    EvaluationCase(theme, "Kit().accent", "#0000FFFF"),
    EvaluationCase(theme, "Kit().made?() ?? UIColor.red", "#FF0000FF"),
  ]) func designValuesKeepTheirDefaults(_ one: EvaluationCase) {
    #expect(one.actual == one.expected)
    #expect(EvaluationProbe(one.source, one.expression).conditions.isEmpty)
  }

  private static let settings = """
    enum Density { case narrow, wide }
    final class Settings {
      static let shared = Settings()
      var isCompact = false
      var density: Density = .wide
      var unread = 0
      private var isFixed = true
      private var isToggled = true
      func flip() { isToggled.toggle() }
      @AppStorage("scale") var scale = 1.5
      @AppStorage("bold") var isBold = false
      @AppStorage("face") var face: Data?
      @AppStorage("tint") var tint: UIColor = .red
      @State var width = 20.0
      var font: UIFont? { face.flatMap { UIFont(data: $0) } }
      var text: UIFont { if let font { return font }
        return .systemFont(ofSize: 17) }
      var gap: CGFloat { switch density { case .narrow: 2; case .wide: 8 } }
      var fixed: CGFloat { isFixed ? 1 : 2 }
      var toggled: CGFloat { isToggled ? 1 : 2 }
    }
    struct Sizes { var isLarge = false; var side: CGFloat { isLarge ? 40 : 20 }; static let plain = Sizes() }
    """

  @Test(arguments: [
    ("Settings.shared.isCompact ? 4.0 : 8.0", "8.0", ["Settings.shared.isCompact: 4.0"]),
    ("Settings.shared.isBold ? 4.0 : 8.0", "8.0", ["Settings.shared.isBold: 4.0"]),
    ("Settings.shared.unread > 0 ? 4.0 : 8.0", "8.0", ["Settings.shared.unread > 0: 4.0"]),
    ("Settings.shared.gap", "8.0", [".narrow: 2.0"]),
    ("Settings.shared.toggled", "1.0", ["not isToggled: 2.0"]),
    ("Settings.shared.fixed", "1.0", []), ("Sizes.plain.side", "20.0", []), ("Sizes(isLarge: true).side", "40.0", []),
    (
      "2 * Settings.shared.scale", "3.0",
      ["not Settings.scale stays as declared: unresolved: 'Settings.scale' is a setting"]
    ),
    ("Settings.shared.tint", "unresolved: 'Settings.tint' is a setting", []),
    ("2 * Settings.shared.width", "unresolved: 'Settings.width' changes while the app runs", []),
    ("Settings.shared.text.pointSize", "17.0", ["font != nil: unresolved: depends on 'font'"]),
  ]) func conditionsOnVariablesGoBothWays(_ expression: String, _ value: String, _ conditions: [String]) {
    let probe = EvaluationProbe(Self.settings, expression)
    #expect(probe.text(probe.value) == value)
    #expect(probe.conditions == conditions)
  }
}
