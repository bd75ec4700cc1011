import DesignTokens
import Symbols

/// What was evaluated before, for one evaluator; shared by threads.
///
/// An entry knows what it cost, so that reading it spends as much as working it out: results don't depend on the order
/// in which they are asked for.
final class EvaluationCache: Sendable {
  private let entries = Guarded<[EvaluationKey: Entry]>([:])
  private let variants = Guarded<[WorldKey: Entry]>([:])

  private let floors = Guarded<[WorldKey: Int]>([:])

  private let exclusions = Guarded<[SymbolID: UInt8]>([:])
  private let mutabilities = Guarded<[SymbolID: Mutability]>([:])

  private let assigned = Guarded<[Int32: AssignedNames]>([:])

  private func assignedNames(in file: Int32, _ symbols: SymbolTable) -> AssignedNames {
    if let known = assigned.withLock({ $0[file] }) { return known }
    let found = AssignedNames(symbols.unit(file))
    assigned.withLock { $0[file] = found }
    return found
  }

  func mutability(of symbol: SymbolID, _ symbols: SymbolTable) -> Mutability {
    if let known = mutabilities.withLock({ $0[symbol] }) { return known }
    let found = StoredVariable(symbol, symbols) { self.assignedNames(in: $0, symbols) }.mutability
    mutabilities.withLock { $0[symbol] = found }
    return found
  }

  /// The platforms that a declaration isn't compiled for, a bit for each in the order of `Platform.allCases`.
  func exclusions(of symbol: SymbolID, _ symbols: SymbolTable) -> UInt8 {
    if let known = exclusions.withLock({ $0[symbol] }) { return known }
    var bits: UInt8 = 0
    for (index, platform) in Platform.allCases.enumerated()
    where CompilationCondition.isCompiled(symbol, symbols, on: platform) == false {
      bits |= 1 << UInt8(truncatingIfNeeded: index)
    }
    let found = bits
    exclusions.withLock { $0[symbol] = found }
    return found
  }

  struct Entry: Sendable {
    let result: Evaluated
    let queries: Set<Query>
    /// Nodes evaluated.
    let cost: Int
    /// Levels of nested expressions and calls below the asking one.
    let nesting: Int
    let calls: Int
  }

  private struct WorldKey: Hashable {
    let key: EvaluationKey
    let world: World
  }

  func entry(_ key: EvaluationKey, in world: World) -> Entry? {
    if let entry = entries.withLock({ $0[key] }) { return entry }
    return variants.withLock { $0[WorldKey(key: key, world: world)] }
  }

  /// Steps that are too few for the result: it was given up on after as many.
  func floor(_ key: EvaluationKey, in world: World) -> Int? {
    floors.withLock { $0[WorldKey(key: key, world: world)] }
  }

  func store(floor: Int, _ key: EvaluationKey, in world: World) {
    floors.withLock { floors in
      let key = WorldKey(key: key, world: world)
      floors[key] = max(floors[key] ?? 0, floor)
    }
  }

  func store(_ entry: Entry, _ key: EvaluationKey, in world: World) {
    if entry.queries.allSatisfy({ $0 == .changeable }) {
      entries.withLock { $0[key] = entry }
    } else {
      variants.withLock { $0[WorldKey(key: key, world: world)] = entry }
    }
  }
}

/// What a remembered evaluation was of: a declaration, on a receiver, with arguments.
struct EvaluationKey: Hashable, Sendable {
  let symbol: SymbolID
  let receiver: EvaluatedValue?
  /// In place of the receiver where a constant holds it.
  let source: InstanceSource?
  let arguments: [EvaluatedValue?]
  /// How the arguments came to be worth that, which the result may hand on; empty where all were made on the spot.
  let ways: [Way]

  struct Way: Hashable, Sendable {
    let references: [TokenReference]
    let origin: ExpressionPlace?
  }
}

extension EvaluatedValue {
  /// Whether it is small enough to be looked up by.
  var isKey: Bool { isKey(depth: 0) }

  private func isKey(depth: Int) -> Bool {
    switch self {
    case .number, .string, .bool, .nothing, .metatype, .platformMember: true
    case .color(let color): color.variants.count < 3
    case .enumCase(let one):
      one.payload.isEmpty
        || depth < Self.maximumKeyDepth && one.payload.count <= Self.maximumKeyParts
          && one.payload.allSatisfy { $0.value.value.isKey(depth: depth + 1) }
    default: false
    }
  }

  /// Cases within cases, and associated values of one case, of a value that is looked up by.
  private static let maximumKeyDepth = 3
  private static let maximumKeyParts = 6
}
