import DesignTokens
import SwiftSource
import Symbols

extension Interpreter {
  func binary(_ node: NodeID, _ frame: Frame, _ expected: ResolvedType) -> Evaluated {
    let unit = frame.unit
    let name = unit.name(node)
    guard let left = unit.child(node, 0), let right = unit.child(node, 1) else {
      return unresolved("incomplete code", node, frame)
    }
    switch name {
    case "??": return coalesce(left, right, frame, expected)
    case "&&", "||":
      switch truth(node, frame) {
      case .success(let holds): return Evaluated(.bool(holds))
      case .failure(let why): return Evaluated(.unresolved(why.reason))
      }
    case "==", "!=", "===", "!==", "~=": return equality(name, left, right, node, frame)
    case "<", ">", "<=", ">=": return comparison(name, left, right, node, frame)
    case "...", "..<":
      let bounds = [evaluate(left, frame), evaluate(right, frame)]
      if let why = bounds.first(where: { $0.unresolved != nil }) { return why }
      guard let lower = bounds[0].number, let upper = bounds[1].number else {
        return unresolved("a range of something else than numbers", node, frame)
      }
      return Evaluated(.range(lower: lower, upper: upper, isClosed: name == "..."))
    default: return arithmetic(name, left, right, node, frame, expected)
    }
  }

  /// `left ?? right`
  private func coalesce(_ left: NodeID, _ right: NodeID, _ frame: Frame, _ expected: ResolvedType) -> Evaluated {
    let value = evaluate(left, frame, expected)
    if value.isNothing { return evaluate(right, frame, expected) }
    if let why = value.unresolved {
      // What stands in for what other code gives is no value of its own.
      guard why.isCircumstance, why.cause != .external else { return value }
      return decide("\(frame.unit.text(left)) != nil", usually: false) ? value : evaluate(right, frame, expected)
    }
    // Fonts by name are tried in turn.
    if case .font(var font) = value.value, case .named = font.family,
      let other = evaluate(right, frame, expected.isUnknown ? .external("UIFont") : expected).font
    {
      font.fallbacks += [other.family] + other.fallbacks
      return Evaluated(.font(font), references: value.references, origin: value.origin)
    }
    return value
  }

  // MARK: Comparing

  private func equality(
    _ name: String,
    _ left: NodeID,
    _ right: NodeID,
    _ node: NodeID,
    _ frame: Frame
  ) -> Evaluated {
    let isImplicit = frame.unit.kind(left) == .member && frame.unit.childCount(left) == 0
    let first = evaluate(isImplicit ? right : left, frame)
    let second = evaluate(isImplicit ? left : right, frame, type(of: first))
    let isNegated = name.hasPrefix("!")
    let text = frame.unit.text(node)
    // A phone is what an iOS app runs on usually, but not always.
    for (one, other) in [(first, second), (second, first)] {
      if case .platformMember("UIUserInterfaceIdiom", _) = one.value, case .platformMember(_, "pad") = other.value,
        world.platform == .iOS
      {
        return Evaluated(.bool(decide(text, usually: isNegated)))
      }
    }
    if let why = first.unresolved ?? second.unresolved {
      return unresolved(
        why.isCircumstance ? "depends on '\(text)'" : why.reason,
        node,
        frame,
        cause: why.cause
      )
    }
    guard let equal = isEqual(first, second) else {
      return unresolved("whether '\(text)'", node, frame)
    }
    return Evaluated(.bool(equal != isNegated))
  }

  /// Whether two values are equal; `nil` where they can't be compared.
  func isEqual(_ left: Evaluated, _ right: Evaluated) -> Bool? {
    switch (left.value, right.value) {
    case (.unresolved, _), (_, .unresolved): nil
    case (.number(let a, _), .number(let b, _)): a == b
    case (.platformMember(let type, let a), .platformMember(let other, let b)):
      a == b ? true : PlatformTypes.isKnown(type) && PlatformTypes.isKnown(other) ? false : nil
    case (.enumCase(let a), .platformMember("", let b)): symbols[a.symbol].name == b
    case (.platformMember("", let a), .enumCase(let b)): symbols[b.symbol].name == a
    case (.closure, _), (_, .closure): nil
    case (.platformMember(let type, _), _) where !PlatformTypes.isKnown(type): nil
    case (_, .platformMember(let type, _)) where !PlatformTypes.isKnown(type): nil
    default: ValueComparison.areEqual(left.value, right.value)
    }
  }

  private func comparison(
    _ name: String,
    _ left: NodeID,
    _ right: NodeID,
    _ node: NodeID,
    _ frame: Frame
  ) -> Evaluated {
    let first = evaluate(left, frame)
    let second = evaluate(right, frame, type(of: first))
    if let why = first.unresolved ?? second.unresolved {
      return unresolved(
        why.isCircumstance ? "depends on '\(frame.unit.text(node))'" : why.reason,
        node,
        frame,
        cause: why.cause
      )
    }
    guard let a = first.number, let b = second.number else {
      return unresolved("whether '\(frame.unit.text(node))'", node, frame, isCircumstance: false)
    }
    switch name {
    case "<": return Evaluated(.bool(a < b))
    case ">": return Evaluated(.bool(a > b))
    case "<=": return Evaluated(.bool(a <= b))
    default: return Evaluated(.bool(a >= b))
    }
  }

  // MARK: Arithmetic

  private func arithmetic(
    _ name: String,
    _ left: NodeID,
    _ right: NodeID,
    _ node: NodeID,
    _ frame: Frame,
    _ expected: ResolvedType
  ) -> Evaluated {
    let first = evaluate(left, frame, expected)
    let second = evaluate(right, frame, expected)
    if let why = first.unresolved ?? second.unresolved {
      return unresolved(why.reason, node, frame, cause: why.cause)
    }
    if let result = Arithmetic.combine(name, first.value, second.value) { return Evaluated(result) }
    // An operator that the workspace declares.
    let declared = symbols.lookUp(name, from: frame.place)
    if let target = target(declared, [Argument(nil, .value(first)), Argument(nil, .value(second))]) {
      return invoke(target, [Argument(nil, .value(first)), Argument(nil, .value(second))], receiver: nil)
    }
    return unresolved("'\(name)' of \(described(first)) and \(described(second))", node, frame)
  }
}
