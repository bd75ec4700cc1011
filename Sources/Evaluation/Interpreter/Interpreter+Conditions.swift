import SwiftSource
import Symbols

extension Interpreter {
  /// What is taken of a condition that can't be decided.
  struct Expectation {
    /// How it comes out.
    var answer: Bool
    /// Of which conditions.
    var extent: Extent

    enum Extent: Comparable {
      /// Of those that code outside the workspace decides.
      case external
      /// Of all questions, not of what may be absent.
      case questions
      /// Of all: the program would stop otherwise.
      case all
    }
  }

  /// Whether an expression holds. What the running program decides is taken as expected, else the usual way (false) and
  /// asked about.
  func truth(_ node: NodeID, _ frame: Frame, _ expected: Expectation? = nil) -> Result<Bool, Undecided> {
    let unit = frame.unit
    if unit.kind(node) == .binary, let left = unit.child(node, 0), let right = unit.child(node, 1) {
      let name = unit.name(node)
      if name == "&&" || name == "||" {
        // Of two that suffice alone the second is the one that may be taken to.
        let isBoth = expected?.answer == (name == "&&")
        switch truth(left, frame, isBoth ? expected : nil) {
        case .success(let holds) where holds == (name == "||"): return .success(holds)
        case .failure(let why):
          guard !isBoth, let expected, expected.extent > .external else { return .failure(why) }
          return truth(right, frame, expected)
        case .success: return truth(right, frame, expected)
        }
      }
    }
    if unit.kind(node) == .prefix, unit.name(node) == "!", let operand = unit.child(node, 0) {
      let other = expected.map { Expectation(answer: !$0.answer, extent: $0.extent) }
      return truth(operand, frame, other).map { !$0 }
    }
    let (value, isChangeable) = notingChange { evaluate(node, frame, .external("Bool")) }
    switch value.value {
    case .bool(let flag): return .success(isChangeable ? decide(unit.text(node), usually: flag) : flag)
    case .unresolved(let why) where why.isCircumstance:
      if let expected, expected.extent > .external || why.cause == .external { return .success(expected.answer) }
      return .success(decide(unit.text(node), usually: isUsual(node, frame)))
    case .unresolved(let why):
      if let expected, expected.extent > .external, why.cause != .state { return .success(expected.answer) }
      return .failure(Undecided(reason: why))
    // An unknown flag's optional, or a predicate that isn't modelled.
    default:
      if let expected, case .platformMember = value.value { return .success(expected.answer) }
      return .failure(
        Undecided(
          reason: Unresolved(
            "whether '\(unit.text(node))' holds",
            at: ExpressionPlace(file: frame.place.file, node: node)
          )
        )
      )
    }
  }

  /// How an undecidable comparison usually comes out: what is asked to be absent is.
  private func isUsual(_ node: NodeID, _ frame: Frame) -> Bool {
    let unit = frame.unit
    guard unit.kind(node) == .binary, let right = unit.child(node, 1) else { return false }
    let isNil = unit.kind(right) == .nilLiteral
    return isNil ? unit.name(node) == "==" : unit.name(node) == "!="
  }

  /// Whether all of a `conditions` node holds; binds what it unwraps.
  func holds(_ conditions: NodeID, _ frame: Frame, _ expected: Expectation? = nil) -> Result<Bool, Undecided> {
    guard let log, isLogged(frame) else { return hold(conditions, frame, expected) }
    let before = queries.remove(.style)
    let result = hold(conditions, frame, expected)
    if queries.contains(.style) { log.branchesByStyle = true }
    if before != nil { queries.insert(.style) }
    return result
  }

  private func hold(_ conditions: NodeID, _ frame: Frame, _ expected: Expectation?) -> Result<Bool, Undecided> {
    for condition in frame.unit.children(conditions) {
      switch holds(one: condition, frame, expected) {
      case .success(true): continue
      case let other: return other
      }
    }
    return .success(true)
  }

  private func holds(one condition: NodeID, _ frame: Frame, _ expected: Expectation?) -> Result<Bool, Undecided> {
    let unit = frame.unit
    switch unit.kind(condition) {
    case .binding: return binding(condition, frame, isCertain: expected?.extent == .all)
    case .availability:
      let text = unit.name(condition)
      queries.insert(.availability(Self.versions(text)))
      let isUnavailable = text.contains("unavailable")
      return .success(world.isOldSystem == isUnavailable)
    case .caseCondition:
      guard let pattern = unit.child(condition, 0), let subject = unit.child(condition, 1) else {
        return .success(false)
      }
      let (value, isChangeable) = notingChange { evaluate(subject, frame) }
      if let answer = matches(pattern, value, frame) {
        guard isChangeable else { return .success(answer) }
        return .success(decide("case \(unit.text(pattern)) = \(unit.text(subject))", usually: answer))
      }
      if let why = value.unresolved, why.isCircumstance {
        return .success(decide("case \(unit.text(pattern)) = \(unit.text(subject))", usually: false))
      }
      return .failure(Undecided(reason: value.unresolved ?? Unresolved("a pattern that isn't followed")))
    default: return truth(condition, frame, expected)
    }
  }

  private func binding(_ node: NodeID, _ frame: Frame, isCertain: Bool) -> Result<Bool, Undecided> {
    let unit = frame.unit
    let name = unit.name(node)
    let type = symbols.resolve(unit.type(node), at: frame.place)
    var (value, isChangeable) = notingChange {
      if let written = unit.child(node, 0) { return evaluate(written, frame, type) }
      if let local = frame.local(name) { return local.value }
      return frame.receiver.map { member(name, of: $0, from: frame.place) }
        ?? unresolved("'\(name)' is not known", node, frame, isCircumstance: true)
    }
    let text = unit.child(node, 0).map { unit.text($0) } ?? name
    if value.isNothing {
      guard isChangeable, !isCertain, decide("\(text) != nil", usually: false) else { return .success(false) }
      value = unresolved("depends on '\(text)'", node, frame, isCircumstance: true)
    } else if let why = value.unresolved {
      guard why.isCircumstance else { return .failure(Undecided(reason: why)) }
      // What other code gives is worth nothing here, and what is said for want of it is no value either.
      guard isCertain || why.cause == .external || decide("\(text) != nil", usually: false) else {
        return .success(false)
      }
      value = unresolved("depends on '\(text)'", node, frame, cause: why.cause)
    }
    if !name.isEmpty { frame.bind(name, value, type) }
    return .success(true)
  }

  /// `iOS 26, *` of `#available(iOS 26, *)`.
  private static func versions(_ text: String) -> String {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return text }
    return String(text[text.index(after: open)...].dropLast())
  }

  // MARK: Patterns

  /// Whether a pattern takes a value; binds its variables. `nil` where that isn't known.
  func matches(_ pattern: NodeID, _ value: Evaluated, _ frame: Frame) -> Bool? {
    let unit = frame.unit
    switch unit.kind(pattern) {
    case .wildcard: return true
    case .bindingPattern:
      frame.bind(unit.name(pattern), value)
      return true
    case .nilLiteral: return value.unresolved == nil ? value.isNothing : nil
    case .optionalChain:
      if value.isNothing { return false }
      return unit.child(pattern, 0).flatMap { matches($0, value, frame) }
    case .typePattern: return conforms(value, to: symbols.resolve(unit.type(pattern), at: frame.place))
    case .cast:
      guard let inner = unit.child(pattern, 0),
        let conforms = conforms(value, to: symbols.resolve(unit.type(pattern), at: frame.place))
      else { return nil }
      return conforms ? matches(inner, value, frame) : false
    case .tuple: return matchesTuple(pattern, value, frame)
    case .call: return matchesCase(pattern, value, frame)
    case .member where unit.childCount(pattern) == 0: return isCase(unit.name(pattern), value)
    default:
      if value.unresolved != nil { return nil }
      let written = evaluate(pattern, frame, type(of: value))
      if case .range(let lower, let upper, let isClosed) = written.value, let number = value.number {
        return number >= lower && (isClosed ? number <= upper : number < upper)
      }
      return isEqual(written, value)
    }
  }

  private func isCase(_ name: String, _ value: Evaluated) -> Bool? {
    switch value.value {
    case .enumCase(let one):
      if symbols[one.symbol].name == name { return true }
      // Another case, or else a static member of the enum that stands for one.
      guard let owner = symbols.owner(of: one.symbol), !symbols.hasCase(name, owner) else { return false }
      let alias = type(of: value).key.map { staticMember(name, of: $0, from: Place(inside: one.symbol)) }
      return alias?.unresolved == nil ? alias.flatMap { isEqual($0, value) } : false
    case .platformMember(let type, let member):
      return member == name ? true : PlatformTypes.isKnown(type) ? false : nil
    case .nothing: return name == "none"
    case .unresolved: return nil
    default:
      guard let key = type(of: value).key else { return false }
      let member = staticMember(name, of: key, from: home(of: value))
      return member.unresolved == nil ? isEqual(member, value) : false
    }
  }

  /// `.name(let a, .inner)`
  private func matchesCase(_ pattern: NodeID, _ value: Evaluated, _ frame: Frame) -> Bool? {
    let unit = frame.unit
    guard let view = unit.call(pattern), unit.kind(view.callee) == .member else {
      return value.unresolved == nil ? isEqual(evaluate(pattern, frame, type(of: value)), value) : nil
    }
    let name = unit.name(view.callee)
    if name == "some", value.enumCase.map({ symbols[$0.symbol].name != "some" }) ?? true,
      let first = view.arguments.first
    {
      return value.isNothing ? false : matches(first.value, value, frame)
    }
    guard let one = value.enumCase else { return value.unresolved == nil ? false : nil }
    guard symbols[one.symbol].name == name else { return false }
    guard view.arguments.count == one.payload.count else {
      // `case .a(let all)` takes a payload of several as one tuple.
      guard view.arguments.count == 1, let first = view.arguments.first else { return nil }
      return matches(first.value, Evaluated(.tuple(one.payload)), frame)
    }
    return all(zip(view.arguments.map(\.value), one.payload.map(\.value)), frame)
  }

  private func matchesTuple(_ pattern: NodeID, _ value: Evaluated, _ frame: Frame) -> Bool? {
    let unit = frame.unit
    let parts = unit.arguments(unit.children(pattern)).map(\.value)
    guard case .tuple(let elements) = value.value else {
      return parts.count == 1 ? matches(parts[0], value, frame) : value.unresolved == nil ? false : nil
    }
    guard parts.count == elements.count else { return false }
    return all(zip(parts, elements.map(\.value)), frame)
  }

  private func all(_ pairs: some Sequence<(NodeID, Evaluated)>, _ frame: Frame) -> Bool? {
    var isOpen = false
    for (pattern, value) in pairs {
      switch matches(pattern, value, frame) {
      case false?: return false
      case nil: isOpen = true
      case true?: continue
      }
    }
    return isOpen ? nil : true
  }
}
