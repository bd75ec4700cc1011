import Testing

/// What is said for want of a value is no value: a fallback counts where what it stands in for is known to be absent.
@Suite struct FailurePathTests {
  private static let css = """
    extension UIColor {
      convenience init?(css text: String) {
        guard text.hasPrefix("#") else { return nil }
        var number: UInt64 = 0
        let scanner = Scanner(string: String(text.dropFirst()))
        guard scanner.scanHexInt64(&number), scanner.isAtEnd, !scanner.isStale else { return nil }
        self.init(hex: UInt(number))
      }
    }
    func parse(_ text: String?) -> UIColor? {
      guard let text = text?.trimmingCharacters(in: .whitespaces), !text.isEmpty, isSound(text) else { return nil }
      return UIColor(css: text)
    }
    func isSound(_ text: String) -> Bool { text.unicodeScalars.contains { $0.value > 300 } == false }
    func checked(_ text: String) throws -> UIColor {
      guard isSound(text) || Remote.trusts(text) else { throw Failure.unsound }
      guard let color = UIColor(css: text) else { fatalError() }
      return color
    }
    """

  /// What an initialiser or function asks for before it gives a value is there.
  @Test(arguments: [
    EvaluationCase(css, "UIColor(css: \"#FFC107\") ?? UIColor.clear", "#FFC107FF"),
    EvaluationCase(css, "parse(\"#FAFAFA\") ?? UIColor.clear", "#FAFAFAFF"),
    EvaluationCase(css, "checked(\"#102030\")", "#102030FF"),
    // What is known not to hold fails all the same.
    EvaluationCase(css, "UIColor(css: \"FFC107\") ?? UIColor.clear", "#00000000"),
    EvaluationCase(css, "parse(nil) ?? UIColor.black", "#000000FF"),
    EvaluationCase(css, "parse(\" \") ?? UIColor.black", "#000000FF"),
  ]) func guardsOfWhatCanFail(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  private static let remote = """
    var six: UIColor { if let c = Loader.shared.color(for: "x") { return c } else { return .black } }
    var seven: UIColor { guard let c = Loader.shared.color(for: "x") else { return .black }; return c }
    var eight: UIColor { guard Loader.isReady else { return .black }; return .red }
    var ten: CGFloat { fetch("pad") ?? 10 }
    var eleven: CGFloat { overrides["pad"] ?? 11 }
    var twelve: CGFloat { overrides[Remote.key()] ?? 12 }
    private let overrides: [String: CGFloat] = [:]
    let table: [String: UIColor] = ["a": .red]
    func scanned(_ text: String) -> UIColor {
      var number: UInt64 = 0
      Scanner(string: text).scanHexInt64(&number)
      return UIColor(hex: UInt(number))
    }
    func kind(_ kind: Kind) -> UIColor {
      switch kind {
      case .loud: return .red
      default: return .black
      }
    }
    func find(_ text: String) -> UIColor? {
      for one in [1, 2, 3] where one == text.count { return .red }
      return nil
    }
    """

  /// What code outside the workspace gives isn't known, and what stands in for it is not it.
  @Test(arguments: [
    EvaluationCase(remote, "six", "unresolved: depends on 'Loader.shared.color(for: \"x\")'"),
    EvaluationCase(remote, "seven", "unresolved: depends on 'Loader.shared.color(for: \"x\")'"),
    EvaluationCase(remote, "eight", "#FF0000FF"),
    EvaluationCase(
      remote,
      "Loader.shared.color(for: \"x\") ?? UIColor.black",
      "unresolved: 'Loader.shared' is the platform's"
    ),
    EvaluationCase(
      remote,
      "(try? Loader.load(\"x\")) ?? UIColor.black",
      "unresolved: 'Loader.load(…)' is not declared in the workspace"
    ),
    EvaluationCase(remote, "ten", "unresolved: 'fetch' is not declared in the workspace"),
    EvaluationCase(remote, "find(\"long\") ?? UIColor.black", "unresolved: a search that finds nothing"),
    EvaluationCase(remote, "find(\"a\") ?? UIColor.black", "#FF0000FF"),
    EvaluationCase(remote, "Remote.colors[\"x\"] ?? UIColor.black", "unresolved: subscript of 'Remote.colors'"),
    EvaluationCase(remote, "Remote.palette.ink ?? UIColor.black", "unresolved: 'ink' of 'Remote.palette' is not known"),
    EvaluationCase(
      remote,
      "Remote(x: 1).ink ?? UIColor.black",
      "unresolved: 'ink' of 'Remote' is not known"
    ),
    EvaluationCase(
      remote,
      "scanned(Remote.text(\"x\"))",
      "unresolved: 'Remote.text(…)' is not declared in the workspace"
    ),
    EvaluationCase(remote, "kind(Remote.kind)", "unresolved: a pattern that isn't followed"),
    EvaluationCase(
      remote,
      "Remote.kind == .dark ? UIColor.black : .white",
      "unresolved: whether 'Remote.kind == .dark'"
    ),
    EvaluationCase(remote, "table[Remote.key] ?? UIColor.black", "unresolved: depends on 'table[Remote.key]'"),
    EvaluationCase(remote, "table[Remote.key()] ?? UIColor.black", "unresolved: depends on 'table[Remote.key()]'"),
    EvaluationCase(remote, "table[\"b\"] ?? UIColor.black", "#000000FF"),
    EvaluationCase(remote, "twelve", "12.0"),
    // A store that is empty as declared, and a setting that nobody made, are absent.
    EvaluationCase(remote, "eleven", "11.0"),
    EvaluationCase(remote, "UserDefaults.standard.object(forKey: \"pad\") as? CGFloat ?? 12", "Int 12"),
  ]) func fallbacksForTheUnknown(_ one: EvaluationCase) { #expect(one.actual == one.expected) }
}
