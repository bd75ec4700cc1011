import DesignTokens
import SwiftSource
import Symbols

/// Runs expressions and bodies in one world. Made for one question, used by one thread.
final class Interpreter {
  let symbols: SymbolTable
  let assets: AssetValues
  let options: EvaluationOptions
  let cache: EvaluationCache
  /// The names of the workspace's types that begin as those of values do.
  lazy var lowercaseTypes = cache.lowercaseTypes(of: symbols)
  var world: World
  /// What is set on the object that is watched; `nil` where only values are asked for.
  var log: SettingLog?
  /// What the results so far depend on.
  var queries: Set<Query> = []
  private var inProgress: Set<EvaluationKey> = []
  /// Whether a cycle or too many levels cut something short, so that the result holds only here.
  private var isCut = false
  /// Steps that may be taken.
  private let limit: Int
  /// Steps taken: nodes evaluated, those behind remembered results included.
  private(set) var spent = 0
  /// Whether more steps were needed than may be taken, so that no result holds.
  private(set) var isExhausted = false
  private var nesting = 0
  private var calls = 0
  private var peakNesting = 0
  private var peakCalls = 0

  /// Fixed bounds, in nodes and levels, so that results are the same everywhere.
  enum Limits {
    /// Nodes that one question may evaluate, in all its circumstances together.
    static let nodes = 60_000
    /// Overloads that are looked at for the price of a node.
    static let candidates = 16
    /// Circumstances that one question is asked again for.
    static let circumstances = 32
    /// Expressions and statements inside each other, bodies of callees included.
    static let nesting = 320
    /// Bodies inside each other.
    static let calls = 48
    /// Rounds of one loop.
    static let rounds = 256
  }

  init(
    _ symbols: SymbolTable,
    _ assets: AssetValues,
    _ options: EvaluationOptions,
    _ cache: EvaluationCache,
    _ world: World,
    limit: Int
  ) {
    self.symbols = symbols
    self.assets = assets
    self.options = options
    self.cache = cache
    self.world = world
    self.limit = limit
  }

  // MARK: Limits

  /// Runs `body` one level deeper, or says that a limit is reached.
  func descend(_ body: () -> Evaluated) -> Evaluated {
    guard spend() else { return Evaluated(.unresolved(.tooManySteps)) }
    guard nesting < Limits.nesting else {
      isCut = true
      return Evaluated(.unresolved(Unresolved("expressions nested deeper than \(Limits.nesting)")))
    }
    nesting += 1
    peakNesting = max(peakNesting, nesting)
    defer { nesting -= 1 }
    return bounded(body())
  }

  /// The value, or that it is too large to be kept.
  private func bounded(_ value: Evaluated) -> Evaluated {
    switch value.value {
    case .array(let elements) where elements.count > EvaluatedValue.maximumCount:
      return Evaluated(.unresolved(Unresolved("a list of more than \(EvaluatedValue.maximumCount) elements")))
    case .dictionary(let entries) where entries.count > EvaluatedValue.maximumCount:
      return Evaluated(.unresolved(Unresolved("a dictionary of more than \(EvaluatedValue.maximumCount) entries")))
    case .string(let text) where text.utf8.count > EvaluatedValue.maximumLength:
      return Evaluated(.unresolved(Unresolved("a text of more than \(EvaluatedValue.maximumLength) bytes")))
    default: return value
    }
  }

  /// Takes a step, or several, if so many may be taken.
  func spend(_ steps: Int = 1) -> Bool {
    guard spent + steps <= limit else {
      isExhausted = true
      return false
    }
    spent += steps
    return true
  }

  /// Runs a callee's body.
  func enterBody(_ body: () -> Evaluated) -> Evaluated {
    guard calls < Limits.calls else {
      isCut = true
      return Evaluated(.unresolved(Unresolved("calls nested deeper than \(Limits.calls)")))
    }
    calls += 1
    peakCalls = max(peakCalls, calls)
    defer { calls -= 1 }
    return body()
  }

  // MARK: Memory

  /// The remembered result for `key`, or that of `body`.
  func remembering(_ key: EvaluationKey?, _ body: () -> Evaluated) -> Evaluated {
    guard let key else { return body() }
    let isLogged = isLogged(key.receiver)
    switch isLogged ? nil : cache.known(key, in: world) {
    case .result(let entry) where nesting + entry.nesting < Limits.nesting && calls + entry.calls < Limits.calls:
      guard spent + entry.cost <= limit else { return exhaust() }
      spent += entry.cost
      peakNesting = max(peakNesting, nesting + entry.nesting)
      peakCalls = max(peakCalls, calls + entry.calls)
      if !entry.queries.isEmpty { queries.formUnion(entry.queries) }
      return entry.result
    case .floor(let floor) where spent + floor >= limit: return exhaust()
    default: break
    }
    guard inProgress.insert(key).inserted else {
      isCut = true
      return Evaluated(.unresolved(Unresolved("'\(symbols.qualifiedName(of: key.symbol))' is defined through itself")))
    }
    let outer = (queries, isCut, peakNesting, peakCalls, spent)
    (queries, isCut, peakNesting, peakCalls) = ([], false, nesting, calls)
    let result = body()
    inProgress.remove(key)
    if isExhausted {
      if !isCut, !isLogged { cache.store(floor: limit - outer.4, key, in: world) }
    } else if !isCut, !isLogged {
      let entry = EvaluationCache.Entry(
        result: result,
        queries: queries,
        cost: spent - outer.4,
        nesting: peakNesting - nesting,
        calls: peakCalls - calls
      )
      cache.store(entry, key, in: world)
    }
    queries.formUnion(outer.0)
    isCut = isCut || outer.1
    peakNesting = max(peakNesting, outer.2)
    peakCalls = max(peakCalls, outer.3)
    return result
  }

  /// Whether running a body may set something on the object that is watched, so that it runs each time.
  private func isLogged(_ receiver: EvaluatedValue?) -> Bool {
    guard let log, case .instance(let instance)? = receiver else { return false }
    return instance.type == log.owner
  }

  /// Gives up as if all steps had been taken on the way to a result that needs more.
  private func exhaust() -> Evaluated {
    spent = limit
    isExhausted = true
    return Evaluated(.unresolved(.tooManySteps))
  }

  func key(_ symbol: SymbolID, _ receiver: Evaluated?, _ arguments: [Evaluated?] = []) -> EvaluationKey? {
    let source = receiver?.instance?.source
    guard source != nil || receiver?.value.isKey ?? true, arguments.allSatisfy({ $0?.value.isKey ?? true }) else {
      return nil
    }
    return EvaluationKey(
      symbol: symbol,
      receiver: source == nil ? receiver?.value : nil,
      source: source,
      arguments: arguments.map { $0?.value },
      ways: arguments.allSatisfy({ $0?.isNew ?? true })
        ? [] : arguments.map { EvaluationKey.Way(references: $0?.references ?? [], origin: $0?.origin) }
    )
  }

  // MARK: Places

  func frame(at place: Place, _ environment: Environment, returns: ResolvedType = .unknown) -> Frame {
    Frame(
      place,
      symbols.unit(place.file),
      receiver: environment.receiver,
      locals: environment.bindings.map { Frame.Local(name: $0.label ?? "", value: $0.value, type: .unknown) },
      returns: returns,
      isOutermost: true
    )
  }

  /// A place that sees the members of a value.
  func home(of value: Evaluated) -> Place {
    switch value.value {
    case .enumCase(let one): return Place(inside: one.symbol)
    default:
      for key in keys(of: value) { if let symbol = key.declaration { return Place(inside: symbol) } }
      return Place(file: 0, declaration: nil)
    }
  }

  func unresolved(
    _ reason: String,
    _ node: NodeID? = nil,
    _ frame: Frame? = nil,
    isCircumstance: Bool = false
  ) -> Evaluated {
    unresolved(reason, node, frame, cause: isCircumstance ? .circumstance : .notFollowed)
  }

  func unresolved(_ reason: String, _ node: NodeID?, _ frame: Frame?, cause: Unresolved.Cause) -> Evaluated {
    var place: ExpressionPlace?
    if let node, let frame { place = ExpressionPlace(file: frame.place.file, node: node) }
    return Evaluated(.unresolved(Unresolved(reason, at: place, cause: cause)))
  }

  /// Asks which way a condition of the running program goes in this world.
  func decide(_ text: String, usually usual: Bool) -> Bool {
    queries.insert(.predicate(text, usual: usual))
    return world.flipped.contains(text) ? !usual : usual
  }
}
