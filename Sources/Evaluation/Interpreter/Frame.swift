import SwiftSource
import Symbols

/// One body being run: where it stands, and what its names are bound to.
final class Frame {
  let place: Place
  let unit: SourceUnit
  /// `self`; `nil` where it isn't known.
  var receiver: Evaluated? {
    didSet { isReceiverSet = true }
  }
  /// Whether the body gave `self` another value, be it an equal one.
  private(set) var isReceiverSet = false
  private(set) var locals: [Local]
  /// What `return` is expected to give.
  let returns: ResolvedType
  /// Whether this is the body that was asked about, so that its expressions are remembered as origins.
  let isOutermost: Bool

  struct Local {
    let name: String
    var value: Evaluated
    /// The declared type, `unknown` where none is written.
    let type: ResolvedType
    /// Whether it is a parameter of the body that was asked about, left at its default: what hands it on supplies
    /// nothing.
    var isDefault = false
  }

  init(
    _ place: Place,
    _ unit: SourceUnit,
    receiver: Evaluated?,
    locals: [Local] = [],
    returns: ResolvedType = .unknown,
    isOutermost: Bool = false
  ) {
    self.place = place
    self.unit = unit
    self.receiver = receiver
    self.locals = locals
    self.returns = returns
    self.isOutermost = isOutermost
  }

  var mark: Int { locals.count }

  func reset(to mark: Int) { locals.removeSubrange(min(mark, locals.count)...) }

  func bind(_ name: String, _ value: Evaluated, _ type: ResolvedType = .unknown) {
    locals.append(Local(name: name, value: value, type: type))
  }

  func local(_ name: String) -> Local? { locals.last { $0.name == name } }

  /// Whether there was such a local to set.
  func set(_ name: String, _ value: Evaluated) -> Bool {
    guard let index = locals.lastIndex(where: { $0.name == name }) else { return false }
    locals[index].value = value
    return true
  }

  /// What a closure made here captures.
  var environment: Environment {
    Environment(receiver: receiver, bindings: locals.map { LabelledValue($0.name, $0.value) })
  }
}

/// An argument before it is given to a parameter: its expression is evaluated only once the parameter's type is known.
struct Argument {
  let label: String?
  let source: Source
  let isTrailing: Bool

  enum Source {
    case node(NodeID, Frame)
    case value(Evaluated)
  }

  init(_ label: String?, _ source: Source, isTrailing: Bool = false) {
    self.label = label
    self.source = source
    self.isTrailing = isTrailing
  }

  var node: NodeID? {
    if case .node(let node, _) = source { node } else { nil }
  }
}

/// How a list of statements ended.
enum Completion {
  case normal
  case returned(Evaluated)
  /// `break`, `continue`, `fallthrough`
  case jumped(String)
  /// The rest can't be known.
  case stopped(Unresolved)
}
