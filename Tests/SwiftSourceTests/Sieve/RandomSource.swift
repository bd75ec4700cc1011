/// Swift sources put together at random, always the same for the same seed.
struct RandomSource {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(state: seed)
  }

  /// Statements that are hard to read for the sieve; about a third hold a trigger.
  static let statements = [
    "start()", "let a = b / c", "let a = \"} \\\" {\"", "let a = \"\\(b { \"}\" })\"", "view.tint = .red",
    "let a = #\"} \" \\(UIColor) {\"#", "let a = \"\"\"\n  } \" {\n  \\(a.font)\n  \"\"\"", "// } UIColor {",
    "/* } /* { */ .red */", "run { a in { b in c(d) }(1) } done: { e }", "run(1, { .red }, 2)",
    "if a { b() } else { c() }",
    "guard let a = b, case .some(let c) = d else { return }", "switch a { case .red: b(); default: c() }",
    "let a = #/ } \" { /#", "let a = [1: { 2 }, 3: { (4) }]", "#if os(iOS)\n  a()\n  #else\n  b.frame(1)\n  #endif",
    "func inner() { UILabel().font = nil }", "struct Inner { var a: Int { 1 } }", "let `class` = `self`.a",
    "let größe = \"😀}\"", "let a = \\Store.items", "do { try a() } catch let error { b(error) }",
    "_ = a ? .red : .blue",
    "for case let a in b where a { c() }", "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
    "let a = #selector(Store.load)", "a = b /* { */ - c", "defer { a() }", "let a: @Sendable () -> Void = { b() }",
  ]

  private static let modifiers = [
    "", "", "", "public ", "private static ", "@MainActor ", "@Tinted(.red) ", "@available(iOS 15, *)\n", "override ",
    "/// A doc comment } with UIColor {\n", "// parlance:ignore all\n", "#if DEBUG\n#endif\n",
  ]

  private static let typeHeaders = [
    "struct Store", "final class Screen: UIViewController", "enum Keys: String", "extension Store.Inner",
    "actor Worker",
    "extension UIColor", "class Base<T> where T: Equatable", "enum ButtonHeight", "struct Row: View",
  ]

  /// A file of some declarations.
  mutating func file() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...5, using: &generator) { text += declaration(depth: 0) }
    return text
  }

  private mutating func pick(_ list: [String]) -> String {
    list.randomElement(using: &generator) ?? ""
  }

  private mutating func body() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...4, using: &generator) { text += "  " + pick(Self.statements) + "\n" }
    return "{\n\(text)}"
  }

  private mutating func declaration(depth: Int) -> String {
    let prefix = pick(Self.modifiers)
    let isOverriding = prefix.hasPrefix("override") || prefix.contains("static")
    switch Int.random(in: 0..<(depth < 3 ? 10 : 8), using: &generator) {
    case 0, 1: return prefix + "func load(_ a: Int = 1) -> Int \(body())\n"
    case 2: return prefix + "var value: Int \(body())\n"
    case 3: return prefix + "let closure = { (a: Int) -> Int in 1 }; var b = make \(body()) other: \(body())\n"
    case 4: return prefix + "var name = \"a\" { didSet \(body()) }\n"
    case 5: return prefix + "let colors: [UIColor] = [.red]\n"
    case 6: return "#Preview(\"a\") \(body())\n"
    case 7 where depth > 0 && !isOverriding:
      return "init(a: Int) \(body())\nsubscript(a: Int) -> Int { get \(body()) }\n"
    case 7: return "typealias Tone = Int\n#if os(iOS)\nfunc only() \(body())\n#else\nfunc only() \(body())\n#endif\n"
    default:
      let header = pick(Self.typeHeaders)
      var members = header.hasPrefix("enum") ? "case first, second\n" : ""
      for _ in 0..<Int.random(in: 0...4, using: &generator) { members += declaration(depth: depth + 1) }
      return (isOverriding ? "" : prefix) + "\(header) {\n\(members)}\n"
    }
  }
}

/// The generator of Steele, Lea and Flood (2014): small, and the same everywhere.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
