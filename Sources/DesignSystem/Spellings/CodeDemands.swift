import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// What a token's declarations ask of the code that names it, beyond being visible.
struct CodeDemands: Sendable {
  /// That of each declaration that runs on an actor.
  private(set) var isolations: Set<CodeIsolation> = []
  /// By platform: the first version that has the token.
  private(set) var versions: [Platform: SystemVersion] = [:]
  /// The `#if` conditions around it that a platform doesn't decide.
  private(set) var conditions: Set<String> = []
  /// Whether reading it takes `await` or `try`.
  private(set) var hasEffects = false
  /// Whether it gives an optional, though its value is known.
  private(set) var isOptional = false

  /// Whether any code that sees the token can name it.
  var isNone: Bool { isolations.isEmpty && versions.isEmpty && conditions.isEmpty && !hasEffects && !isOptional }

  init(_ token: Token, in symbols: SymbolTable) {
    if let symbol = token.symbol { add(symbol, symbols) }
    guard case .nominal(let owner)? = token.reach.owner else { return }
    addSurroundings(of: owner, symbols)
    // Nothing is isolated by the type that a path begins at but its own members.
    let isolation = CodeIsolation(of: .nominal(owner), in: symbols)
    if isolation.isOfActor, token.symbol.map({ !symbols[$0].modifiers.contains(.isNonisolated) }) ?? true {
      isolations.insert(isolation)
    }
  }

  private mutating func add(_ symbol: SymbolID, _ symbols: SymbolTable) {
    let declaration = symbols[symbol]
    if declaration.modifiers.contains(.hasEffects) { hasEffects = true }
    isOptional = MadeOptional(symbols).isOptional(symbol)
    let isolation = CodeIsolation(of: symbol, in: symbols)
    if isolation.isOfActor { isolations.insert(isolation) }
    addSurroundings(of: symbol, symbols)
    if case .nominal(let owner)? = symbols.owner(of: symbol) { addSurroundings(of: owner, symbols) }
  }

  private mutating func addSurroundings(of symbol: SymbolID, _ symbols: SymbolTable) {
    for condition in symbols[symbol].conditions {
      conditions.formUnion(ConditionText.parts(of: condition).filter { !CompilationCondition.isDecided($0) })
    }
    for (platform, version) in StatedVersions(around: symbol, in: symbols).versions {
      guard let platform = Platform(rawValue: platform) else { continue }
      versions[platform] = max(versions[platform] ?? version, version)
    }
  }
}

extension CodeIsolation {
  /// Whether it is some actor's.
  fileprivate var isOfActor: Bool {
    switch self {
    case .main, .other: true
    case .none, .unstated: false
    }
  }
}
