import SwiftSource
import Symbols

/// What a number handed to a function of the workspace becomes in its body.
struct ParameterFlow {
  /// The first that it is used as.
  let expectation: Expectation
  /// All kinds of measure that it is used as.
  let kinds: Set<UsageKind>
  /// The body in which it is used; `nil` where it is used in several: then it may be one thing or the other.
  let body: NodeID?

  /// The one kind that the number has; `nil` where it has several.
  var kind: UsageKind? { kinds.count == 1 ? kinds.first : nil }

  /// Width and height are the same number.
  var isSquare: Bool { kinds == [.width, .height] && body != nil }
}

/// What the parameters of the workspace's functions become, each body read once.
final class ParameterFlows {
  private var known: [Key: [Int: ParameterFlow]] = [:]

  /// A function, and how many others called it on the way.
  private struct Key: Hashable {
    let symbol: SymbolID
    let depth: Int
  }

  /// Calls from helper to helper that are followed, and the longest helper that is read (bytes).
  private static let maximumDepth = 3
  private static let maximumLength = 4_096

  /// By the parameters' positions; those that become no measure are missing.
  func flows(of symbol: SymbolID, for scanner: UsageScanner) -> [Int: ParameterFlow] {
    let key = Key(symbol: symbol, depth: scanner.helperDepth)
    if let found = known[key] { return found }
    let declaration = scanner.table[symbol]
    guard key.depth < Self.maximumDepth, declaration.body != nil, declaration.range.count <= Self.maximumLength else {
      return [:]
    }
    let found = scanner.reader(of: symbol, depth: key.depth + 1).parameterFlows(of: symbol.declaration)
    known[key] = found
    return found
  }
}

/// Notes what the parameters of one function are used as.
struct ParameterWatch {
  let declaration: DeclarationID
  var found: [Int: ParameterFlow] = [:]
  /// The innermost body that is being read.
  var body: NodeID?

  mutating func note(_ index: Int, _ expectation: Expectation) {
    guard case .measure(let measure) = expectation.meaning else { return }
    let before = found[index]
    found[index] = ParameterFlow(
      expectation: before?.expectation ?? expectation,
      kinds: (before?.kinds ?? []).union([measure.kind]),
      body: before == nil || before?.body == body ? body : nil
    )
  }
}

extension UsageScanner {
  /// A scanner that reads the body of a helper for this one.
  fileprivate func reader(of symbol: SymbolID, depth: Int) -> UsageScanner {
    let reader = UsageScanner(
      table: table,
      file: symbol.file,
      contexts: ContextClassifier(table: table, file: symbol.file, isDesignSystem: true),
      options: options,
      flows: flows
    )
    reader.helperDepth = depth
    return reader
  }

  fileprivate func parameterFlows(of declaration: DeclarationID) -> [Int: ParameterFlow] {
    watch = ParameterWatch(declaration: declaration)
    scan(declaration)
    return watch?.found ?? [:]
  }

  /// Notes where a parameter that is watched is used.
  func noteParameter(_ node: NodeID, _ expectation: Expectation) {
    guard let watch, let index = watchedParameter(node, watch) else { return }
    self.watch?.note(index, expectation)
  }

  /// Whether an argument is a number of which it matters what becomes of it: a literal, or a parameter that is watched.
  func mayFlow(_ argument: ArgumentView) -> Bool {
    guard !argument.isTrailing else { return false }
    if !folding.branches(argument.value).isEmpty { return true }
    guard let watch else { return false }
    var node = argument.value
    while let call = unit.call(node), unit.kind(node) == .call, let inner = folding.wrapped(call) { node = inner }
    return watchedParameter(node, watch) != nil
  }

  private func watchedParameter(_ node: NodeID, _ watch: ParameterWatch) -> Int? {
    var node = node
    var inside = scope
    // Each step goes to an outer binding.
    while unit.kind(node) == .identifier {
      let name = unit.name(node)
      switch inside.binding(name) {
      case .parameter(watch.declaration, let index)?: return index
      case .unwrapping(let value)?: node = value
      case .variable(let id)?:
        guard unit[id].modifiers.contains(.isLet), let value = unit[id].value else { return nil }
        node = value
      default: return nil
      }
      inside = inside.before(name)
    }
    return nil
  }
}
