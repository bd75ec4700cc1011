import DesignTokens
import SwiftSource
import Symbols

extension Interpreter {
  // MARK: Call expressions

  func call(_ node: NodeID, _ frame: Frame, _ expected: ResolvedType) -> Evaluated {
    guard let view = frame.unit.call(node) else { return unresolved("incomplete code", node, frame) }
    let arguments = arguments(view, frame)
    var result = callee(view.callee, arguments, node, frame, expected)
    if let why = result.unresolved, why.place == nil {
      result = unresolved(why.reason, node, frame, cause: why.cause)
    }
    return statingDark(result, arguments)
  }

  func arguments(_ view: CallView, _ frame: Frame) -> [Argument] {
    view.arguments.map { Argument($0.label, .node($0.value, frame), isTrailing: $0.isTrailing) }
  }

  private func callee(
    _ callee: NodeID,
    _ arguments: [Argument],
    _ node: NodeID,
    _ frame: Frame,
    _ expected: ResolvedType
  ) -> Evaluated {
    let unit = frame.unit
    let name = unit.name(callee)
    switch unit.kind(callee) {
    case .identifier: return callByName(name, callee, arguments, node, frame)
    case .member:
      guard let base = unit.child(callee, 0) else {
        return implicitCall(name, arguments, node, frame, expected)
      }
      if unit.kind(base) == .identifier, name == "init", unit.name(base) == "self" || unit.name(base) == "super" {
        return delegate(arguments, isSuper: unit.name(base) == "super", node, frame)
      }
      return callMethod(name, base, arguments, node, frame, expected)
    case .closure:
      let closure = ClosureValue(body: .closure(callee, frame.place), captured: frame.environment)
      return apply(closure, arguments, returns: expected, isOutermost: frame.isOutermost)
    default:
      return callValue(evaluate(callee, frame), arguments, node, frame)
    }
  }

  func callValue(_ value: Evaluated, _ arguments: [Argument], _ node: NodeID, _ frame: Frame) -> Evaluated {
    switch value.value {
    case .closure(let closure): return apply(closure, arguments)
    case .metatype(let key): return construct(key, arguments, node, frame)
    case .unresolved, .nothing: return value
    // `[Color]()` and `[String: Color]()`
    case .array(let elements) where elements.count == 1 && elements[0].metatype != nil && arguments.isEmpty:
      return Evaluated(.array([]))
    case .dictionary(let entries) where entries.count == 1 && arguments.isEmpty: return Evaluated(.dictionary([]))
    case .enumCase, .instance:
      // `callAsFunction`
      return method("callAsFunction", of: value, arguments, frame.place)
        ?? unresolved("\(described(value)) can't be called", node, frame)
    default: return unresolved("\(described(value)) can't be called", node, frame)
    }
  }

  private func callByName(
    _ name: String,
    _ callee: NodeID,
    _ arguments: [Argument],
    _ node: NodeID,
    _ frame: Frame
  ) -> Evaluated {
    if let local = frame.local(name) { return callValue(local.value, arguments, node, frame) }
    if let closure = frame.receiver?.instance?[name] { return callValue(closure, arguments, node, frame) }
    let found = symbols.lookUp(name, from: frame.place)
    let functions = found.filter { symbols[$0].kind == .function || symbols[$0].kind == .enumCase }
    if !functions.isEmpty {
      return callFunction(functions, name, arguments, frame)
        ?? unresolved("no '\(name)' takes these arguments", node, frame)
    }
    if let variable = found.first(where: { symbols[$0].kind == .variable }) {
      return callValue(reference(to: variable, frame.receiver), arguments, node, frame)
    }
    if name == "Self", let key = receiverType(frame) { return construct(key, arguments, node, frame) }
    if let key = typeKey(callee, frame) { return construct(key, arguments, node, frame) }
    if ["Array", "Set", "Dictionary"].contains(name) { return platformInstance(name, arguments, node, frame) }
    if let receiver = frame.receiver, let result = method(name, of: receiver, arguments, frame.place) { return result }
    return PlatformFunctions.call(name, arguments, self)
      ?? unresolved("'\(name)' is not declared in the workspace", node, frame, cause: .external)
  }

  /// A function that is named without a base: a method of `self`, a static member's sibling, or a global.
  private func callFunction(
    _ candidates: [SymbolID],
    _ name: String,
    _ arguments: [Argument],
    _ frame: Frame
  ) -> Evaluated? {
    guard let target = target(candidates, arguments) else { return nil }
    var chosen = target
    let isMethod = !isStaticMember(target.symbol) && symbols.owner(of: target.symbol) != nil
    guard isMethod else {
      return invoke(chosen, arguments, receiver: staticReceiver(target.symbol, frame.receiver))
    }
    guard let receiver = frame.receiver, receiver.metatype == nil else {
      return invoke(chosen, arguments, receiver: nil)
    }
    if let key = keys(of: receiver).first, key != symbols.owner(of: target.symbol) {
      let overrides = symbols.lookUp(name, in: key, from: frame.place).filter { hasBody($0) && !isStaticMember($0) }
      chosen = self.target(overrides, arguments) ?? target
    }
    return invoke(chosen, arguments, receiver: receiver, changing: frame)
  }

  private func implicitCall(
    _ name: String,
    _ arguments: [Argument],
    _ node: NodeID,
    _ frame: Frame,
    _ expected: ResolvedType
  ) -> Evaluated {
    guard let key = expected.key else {
      return unresolved("the type of '.\(name)' is not known", node, frame)
    }
    if name == "init" { return construct(key, arguments, node, frame) }
    var keys = [key]
    if case .external(let type) = key { keys += PlatformTypes.alternatives(type).map { .external($0) } }
    for key in keys {
      if let result = staticMethod(name, of: key, arguments, frame.place) { return result }
    }
    return unresolved(
      "'.\(name)(…)' of '\(symbols.qualifiedName(of: key))' is not known",
      node,
      frame,
      isCircumstance: true
    )
  }

  private func callMethod(
    _ name: String,
    _ base: NodeID,
    _ arguments: [Argument],
    _ node: NodeID,
    _ frame: Frame,
    _ expected: ResolvedType
  ) -> Evaluated {
    let unit = frame.unit
    if unit.kind(base) == .identifier, let key = qualified(unit.name(base), name, frame) {
      return construct(key, arguments, node, frame)
    }
    // A modifier behind an implicit member (`.black.opacity(0.5)`) is of the expected type again.
    let value = evaluate(base, frame, PlatformTypes.keepsType(name) ? expected : .unknown)
    if log != nil { noteModifier(name, arguments, frame) }
    switch value.value {
    case .metatype(let key):
      if name == "init" { return construct(key, arguments, node, frame) }
      if let result = staticMethod(name, of: key, arguments, frame.place) { return result }
      let nested = staticMember(name, of: key, from: frame.place)
      if let type = nested.metatype { return construct(type, arguments, node, frame) }
      guard case .platformMember = nested.value else { return callValue(nested, arguments, node, frame) }
      if let trait = trait(name) { return Evaluated(trait) }
      return unresolved(
        "'\(symbols.qualifiedName(of: key)).\(name)(…)' is not declared in the workspace",
        node,
        frame,
        cause: .external
      )
    case .nothing: return value
    case .unresolved: return platformMethod(name, of: value, arguments) ?? value
    default: break
    }
    if let result = method(name, of: value, arguments, frame.place, base: base, frame) { return result }
    return unresolved(
      "'\(name)' of \(described(value)) is not known",
      node,
      frame,
      cause: cause(ofUnknownPartOf: value)
    )
  }

  // MARK: Methods

  func staticMethod(_ name: String, of key: TypeKey, _ arguments: [Argument], _ place: Place) -> Evaluated? {
    let found = symbols.lookUp(name, in: key, from: place).filter {
      isStaticMember($0) && symbols[$0].kind != .variable
    }
    if let target = target(found, arguments) {
      return invoke(target, arguments, receiver: staticReceiver(target.symbol, Evaluated(.metatype(key))))
    }
    if case .external(let type) = key { return platformStaticMethod(name, of: type, arguments) }
    return nil
  }

  /// A declared or platform method of a value; `nil` where there is none. `base` is where a changed value is put back.
  func method(
    _ name: String,
    of value: Evaluated,
    _ arguments: [Argument],
    _ place: Place,
    base: NodeID? = nil,
    _ frame: Frame? = nil
  ) -> Evaluated? {
    if let field = value.instance?[name], case .closure(let closure) = field.value { return apply(closure, arguments) }
    for key in keys(of: value) {
      let found = symbols.lookUp(name, in: key, from: place)
      let methods = found.filter { symbols[$0].kind == .function && !isStaticMember($0) }
      if let target = target(methods, arguments) {
        return invoke(target, arguments, receiver: value, changing: frame, at: base)
      }
      if let variable = choose(found.filter { symbols[$0].kind == .variable && !isStaticMember($0) }) {
        let callable = property(variable, name, of: value, from: place)
        if case .closure(let closure) = callable.value { return apply(closure, arguments) }
      }
    }
    if let result = mutation(name, of: value, arguments, base, frame) { return result }
    return platformMethod(name, of: value, arguments)
  }

  // MARK: Subscripts

  func subscripting(_ node: NodeID, _ frame: Frame, _ expected: ResolvedType) -> Evaluated {
    guard let view = frame.unit.call(node) else { return unresolved("incomplete code", node, frame) }
    let base = evaluate(view.callee, frame)
    let arguments = arguments(view, frame)
    switch base.value {
    case .unresolved, .nothing: return base
    case .array(let elements):
      if let index = argument(arguments, 0, .external("Int")).number, !arguments.isEmpty {
        let position = WholeValue.of(index)
        guard position >= 0, position < Int64(elements.count) else { return Evaluated(.nothing) }
        return elements[Int(position)]
      }
    case .dictionary(let entries):
      let key = argument(arguments, 0, entries.first.map { type(of: $0.key) } ?? .unknown)
      if let why = key.unresolved, !entries.isEmpty {
        return unresolved("depends on '\(frame.unit.text(node))'", node, frame, cause: why.cause)
      }
      if let entry = entries.last(where: { isEqual($0.key, key) == true }) { return entry.value }
      if entries.contains(where: { isEqual($0.key, key) == nil }) {
        return unresolved("depends on '\(frame.unit.text(node))'", node, frame)
      }
      if let fallback = arguments.first(where: { $0.label == "default" }) { return value(of: fallback) }
      return Evaluated(.nothing)
    case .string: if let part = StringMembers.subscripted(base, arguments, self) { return part }
    default: break
    }
    if arguments.first?.label == "keyPath", case .closure(let path) = value(of: arguments[0]).value {
      return apply(path, [Argument(nil, .value(base))])
    }
    for key in keys(of: base) {
      let found = symbols.lookUp("subscript", in: key, from: frame.place).filter {
        isStaticMember($0) == (base.metatype != nil)
      }
      if let target = target(found, arguments) { return invoke(target, arguments, receiver: base) }
      // `self[Key.self]` of the environment: the key's default.
      if case .external("EnvironmentValues") = key, let first = arguments.first,
        let entry = value(of: first).metatype
      {
        return staticMember("defaultValue", of: entry, from: frame.place)
      }
    }
    return unresolved("subscript of \(described(base))", node, frame, cause: cause(ofUnknownPartOf: base))
  }

  // MARK: Arguments

  func value(of argument: Argument, _ expected: ResolvedType = .unknown) -> Evaluated {
    switch argument.source {
    case .value(let value): value
    case .node(let node, let frame): evaluate(node, frame, expected)
    }
  }

  /// The argument at a position, unresolved where there is none.
  func argument(_ arguments: [Argument], _ index: Int, _ expected: ResolvedType = .unknown) -> Evaluated {
    index < arguments.count ? value(of: arguments[index], expected) : unresolved("incomplete code")
  }

  /// The type of a value, as far as implicit members beside it need it.
  func type(of value: Evaluated) -> ResolvedType { keys(of: value).first?.type ?? .unknown }

  /// Where a call states a dark colour by its label, the result has one, even if it is the light one again.
  private func statingDark(_ result: Evaluated, _ arguments: [Argument]) -> Evaluated {
    guard case .color(var color) = result.value, color[.dark] == nil, arguments.count > 1,
      let dark = arguments.first(where: { isDarkLabel($0.label) }), color.system == nil,
      arguments.contains(where: {
        $0.label?.lowercased().contains("light") == true || $0.label?.hasPrefix("regular") == true
          || $0.label?.hasPrefix("any") == true
      })
    else { return result }
    let stated = value(of: dark, .unknown)
    guard !stated.isNothing else { return result }
    color[.dark] = color.term(in: .light)
    var result = result
    result.value = .color(color)
    return result
  }

  private func isDarkLabel(_ label: String?) -> Bool {
    label == "dark" || label == "darkColor" || label == "darkMode" || label == "darkHex"
  }
}
