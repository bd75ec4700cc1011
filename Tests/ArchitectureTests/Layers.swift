/// The house's layers: for each target the nearest ones that it may import. What lies below those is allowed, too.
enum Layers {
  static let nearest: [String: Set<String>] = [
    "CJSONC": [],
    "JSON": ["CJSONC"],
    "SwiftSource": [],
    "Symbols": ["SwiftSource"],
    "DesignTokens": [],
    "Evaluation": ["DesignTokens", "Symbols"],
    "DefinitionSources": ["DesignTokens", "JSON"],
    "DesignSystem": ["DefinitionSources", "Evaluation"],
    "Usages": ["DesignSystem"],
    "Linting": ["Usages"],
    "Rules": ["Linting"],
    "IDE": ["Rules"],
    "Workspace": ["JSON", "Rules"],
    "Audit": ["IDE", "Workspace"],
    "LanguageServerProtocol": ["JSON"],
    "LanguageServer": ["IDE", "LanguageServerProtocol", "Workspace"],
    "parlance": ["Audit", "LanguageServer"],
    "Benchmarks": ["Audit", "LanguageServer"],
  ]

  /// Targets that do no input or output, know no clock.
  static let pure: Set<String> = [
    "JSON", "SwiftSource", "Symbols", "DesignTokens", "Evaluation", "DefinitionSources", "DesignSystem", "Usages",
    "Linting", "Rules", "IDE",
  ]

  /// What a pure target may import from the system: the C library, for its mathematics.
  static let mathematics: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// Locks: what a pure target may share between threads behind one. The evaluator remembers results by input, which
  /// shows in nothing but time.
  static let locks: Set<String> = ["Synchronization", "os"]

  /// Modules that only one target knows. The compiler's parser is a judge in the tests, no part of the program, and
  /// Foundation would make the program four times as large.
  static let owners: [(prefix: String, owner: String?)] = [
    ("SwiftSyntax", nil), ("SwiftParser", nil), ("SwiftOperators", nil), ("SwiftDiagnostics", nil), ("CJSONC", "JSON"),
    ("Foundation", "Benchmarks"),
  ]

  /// All that a target may import: the nearest and what lies below.
  static func allowed(_ target: String) -> Set<String> {
    var allowed: Set<String> = []
    var open = Array(nearest[target] ?? [])
    while let next = open.popLast() {
      if allowed.insert(next).inserted { open += nearest[next] ?? [] }
    }
    return allowed
  }
}
