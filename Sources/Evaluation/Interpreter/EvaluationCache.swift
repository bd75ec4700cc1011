import DesignTokens
import SwiftSource
import Symbols

/// What was evaluated before, for one evaluator; shared by threads.
///
/// An entry knows what it cost, so that reading it spends as much as working it out: results don't depend on the order
/// in which they are asked for.
final class EvaluationCache: Sendable {
  private let records = Guarded<[EvaluationKey: Record]>([:])

  private let exclusions = Guarded<[SymbolID: UInt8]>([:])
  private let mutabilities = Guarded<[SymbolID: Mutability]>([:])

  private let assigned = Guarded<[Int32: AssignedNames]>([:])

  private func assignedNames(in file: Int32, _ symbols: SymbolTable) -> AssignedNames {
    if let known = assigned.withLock({ $0[file] }) { return known }
    let found = AssignedNames(symbols.unit(file))
    assigned.withLock { $0[file] = found }
    return found
  }

  private let lowercase = Guarded<Set<String>?>(nil)

  /// The names of the workspace's types that begin as those of values do.
  func lowercaseTypes(of symbols: SymbolTable) -> Set<String> {
    if let known = lowercase.withLock({ $0 }) { return known }
    var found: Set<String> = []
    for case .nominal(let symbol) in symbols.allTypes where !symbols[symbol].name.isCapitalized {
      found.insert(symbols[symbol].name)
    }
    let names = found
    lowercase.withLock { $0 = names }
    return names
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

  private let tables = Guarded<[TableKey: SwitchTable?]>([:])

  private struct TableKey: Hashable {
    let file: Int32
    let node: NodeID
    let owner: TypeKey
  }

  /// Where a `switch` over an enum goes; `nil` for one that has to be asked.
  func table(
    of node: NodeID,
    in file: Int32,
    _ cases: ArraySlice<NodeID>,
    _ owner: TypeKey,
    _ symbols: SymbolTable
  ) -> SwitchTable? {
    let key = TableKey(file: file, node: node, owner: owner)
    if let known = tables.withLock({ $0[key] }) { return known }
    let found = SwitchTable(cases, of: owner, symbols.unit(file), symbols)
    tables.withLock { $0[key] = .some(found) }
    return found
  }

  private let choices = Guarded<[SymbolID: [SymbolID]]>([:])

  /// The cases among which a variable chooses.
  func choices(of variable: SymbolID, _ symbols: SymbolTable) -> [SymbolID] {
    if let known = choices.withLock({ $0[variable] }) { return known }
    let found = symbols.choices(of: variable)
    choices.withLock { $0[variable] = found }
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

  /// What is known of an evaluation in one world.
  enum Known: Sendable {
    case result(Entry)
    /// Steps that are too few for the result: it was given up on after as many.
    case floor(Int)
  }

  /// What is known of an evaluation.
  private struct Record: Sendable {
    /// What asked about no circumstance and so holds in all worlds.
    var everywhere: Entry?
    /// The few worlds that it was run in.
    var worlds: [(world: World, known: Known)] = []

    func known(in world: World) -> Known? {
      everywhere.map(Known.result) ?? worlds.first { $0.world == world }?.known
    }

    mutating func set(_ known: Known, in world: World) {
      if let index = worlds.firstIndex(where: { $0.world == world }) {
        worlds[index].known = known
      } else {
        worlds.append((world, known))
      }
    }
  }

  func known(_ key: EvaluationKey, in world: World) -> Known? {
    records.withLock { $0[key]?.known(in: world) }
  }

  func store(floor: Int, _ key: EvaluationKey, in world: World) {
    records.withLock { records in
      let floor =
        switch records[key]?.known(in: world) {
        case .result: Int?.none
        case .floor(let known): max(known, floor)
        case nil: floor
        }
      if let floor { records[key, default: Record()].set(.floor(floor), in: world) }
    }
  }

  func store(_ entry: Entry, _ key: EvaluationKey, in world: World) {
    let isEverywhere = entry.queries.allSatisfy { $0 == .changeable }
    records.withLock { records in
      if isEverywhere {
        records[key, default: Record()].everywhere = entry
      } else {
        records[key, default: Record()].set(.result(entry), in: world)
      }
    }
  }
}

/// What a remembered evaluation was of: a declaration, on a receiver, with arguments.
struct EvaluationKey: Hashable, Sendable {
  /// The hash of all that follows, taken once: a key is looked for several times.
  private let digest: Int
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

  init(
    symbol: SymbolID,
    receiver: EvaluatedValue?,
    source: InstanceSource?,
    arguments: [EvaluatedValue?],
    ways: [Way]
  ) {
    self.symbol = symbol
    self.receiver = receiver
    self.source = source
    self.arguments = arguments
    self.ways = ways
    var hasher = Hasher()
    hasher.combine(symbol)
    hasher.combine(receiver)
    hasher.combine(source)
    hasher.combine(arguments)
    hasher.combine(ways)
    digest = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
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
