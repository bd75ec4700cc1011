import SwiftSource
import Symbols

extension Interpreter {
  /// Runs `target = value`, `target += value` and their like.
  func assign(_ node: NodeID, _ frame: Frame) {
    let unit = frame.unit
    guard let target = unit.child(node, 0), let written = unit.child(node, 1) else { return }
    let name = unit.name(node)
    var type = assignedType(target, frame)
    if type.isUnknown, isLogged(frame) { type = PlatformProperties.type(named: unit.text(target)) }
    var value = wrapped(target, written, frame, type) ?? assigned(written, frame, type)
    if name != "=" {
      let current = evaluate(target, frame)
      let combined = Arithmetic.combine(String(name.dropLast()), current.value, value.value)
      if let combined {
        value = Evaluated(combined)
      } else if let why = current.unresolved ?? value.unresolved {
        value = Evaluated(.unresolved(why))
      } else {
        value = unresolved("'\(name)' of \(described(current)) and \(described(value))", node, frame)
      }
    }
    if unit.kind(target) == .tuple, case .tuple(let elements) = value.value {
      let parts = unit.arguments(unit.children(target)).map(\.value)
      for (part, element) in zip(parts, elements) { assign(element.value, to: part, frame) }
      return
    }
    note(value, at: target, frame)
    assign(value, to: target, frame)
  }

  private func assigned(_ written: NodeID, _ frame: Frame, _ type: ResolvedType) -> Evaluated {
    guard isLogged(frame) else { return converted(evaluate(written, frame, type), to: type) }
    // What is set may adapt itself.
    return adaptive { converted(evaluate(written, frame, type), to: type) }
  }

  /// Puts a value where an expression stands.
  func assign(_ value: Evaluated, to target: NodeID, _ frame: Frame) {
    let unit = frame.unit
    switch unit.kind(target) {
    case .identifier:
      let name = unit.name(target)
      if name == "self" {
        frame.receiver = value
      } else if !frame.set(name, value) {
        setProperty(name, value, frame)
      }
    case .member:
      guard let base = unit.child(target, 0) else { return }
      let name = unit.name(target)
      if isSelf(base, unit) {
        setProperty(name, value, frame)
        return
      }
      var holder = evaluate(base, frame)
      guard case .instance(var instance) = holder.value else { return }
      instance[name] = value
      holder.value = .instance(instance)
      assign(holder, to: base, frame)
    case .subscripting: assignElement(value, target, frame)
    case .optionalChain, .forceUnwrap:
      if let inner = unit.child(target, 0) { assign(value, to: inner, frame) }
    default: return
    }
  }

  private func isSelf(_ node: NodeID, _ unit: SourceUnit) -> Bool {
    unit.kind(node) == .identifier && (unit.name(node) == "self" || unit.name(node) == "super")
  }

  /// Sets a property of `self`: a computed one through its setter, `_name` of a wrapper as `name`.
  private func setProperty(_ name: String, _ value: Evaluated, _ frame: Frame) {
    guard case .instance(var instance)? = frame.receiver?.value else { return }
    let found = symbols.lookUp(name, in: instance.type, from: frame.place).filter {
      symbols[$0].kind == .variable && !isStaticMember($0)
    }
    if let symbol = choose(found), symbols[symbol].modifiers.contains(.isComputed),
      let setter = symbols[symbol].accessors.first(where: { $0.name == "set" }), let body = setter.body,
      Place(inside: symbol) != frame.place
    {
      frame.receiver = enterSetter(symbol, setter.parameter ?? "newValue", body, value, frame.receiver)
      return
    }
    var field = name
    if found.isEmpty, name.hasPrefix("_"),
      !symbols.lookUp(String(name.dropFirst()), in: instance.type, from: frame.place).isEmpty
    {
      field = String(name.dropFirst())
    }
    instance[field] = value
    frame.receiver?.value = .instance(instance)
  }

  private func enterSetter(
    _ symbol: SymbolID,
    _ parameter: String,
    _ body: NodeID,
    _ value: Evaluated,
    _ receiver: Evaluated?
  ) -> Evaluated? {
    let inner = Frame(
      Place(inside: symbol),
      symbols.unit(of: symbol),
      receiver: receiver,
      locals: [Frame.Local(name: parameter, value: value, type: symbols.valueType(of: symbol))]
    )
    _ = enterBody { run(body, inner) }
    return inner.receiver
  }

  private func assignElement(_ value: Evaluated, _ target: NodeID, _ frame: Frame) {
    guard let view = frame.unit.call(target), let first = view.arguments.first else { return }
    var holder = evaluate(view.callee, frame)
    switch holder.value {
    case .dictionary(var entries):
      let key = evaluate(first.value, frame, entries.first.map { type(of: $0.key) } ?? .unknown)
      entries.removeAll { isEqual($0.key, key) == true }
      if !value.isNothing { entries.append(DictionaryEntry(key: key, value: value)) }
      holder.value = .dictionary(entries)
    case .array(var elements):
      guard let index = evaluate(first.value, frame).number.map({ WholeValue.of($0) }), index >= 0,
        index < Int64(elements.count)
      else { return }
      elements[Int(index)] = value
      holder.value = .array(elements)
    default: return
    }
    assign(holder, to: view.callee, frame)
  }

  /// The value inside a property wrapper: `_size = .init(wrappedValue: 36)`, `_size = ScaledMetric(wrappedValue: 36)`.
  private func wrapped(_ target: NodeID, _ written: NodeID, _ frame: Frame, _ type: ResolvedType) -> Evaluated? {
    let unit = frame.unit
    guard unit.name(target).hasPrefix("_"), let view = unit.call(written), unit.kind(written) == .call,
      let argument = view.argument("wrappedValue") ?? view.argument("initialValue")
    else { return nil }
    return converted(evaluate(argument.value, frame, type), to: type)
  }

  /// The type that an assignment's right side is expected to have.
  private func assignedType(_ target: NodeID, _ frame: Frame) -> ResolvedType {
    let unit = frame.unit
    switch unit.kind(target) {
    case .identifier:
      if let local = frame.local(unit.name(target)) { return local.type }
      return propertyType(unit.name(target), receiverType(frame), frame)
    case .member:
      guard let base = unit.child(target, 0) else { return .unknown }
      if isSelf(base, unit) { return propertyType(unit.name(target), receiverType(frame), frame) }
      return propertyType(unit.name(target), keys(of: evaluate(base, frame)).first, frame)
    case .optionalChain, .forceUnwrap: return unit.child(target, 0).map { assignedType($0, frame) } ?? .unknown
    default: return .unknown
    }
  }

  private func propertyType(_ name: String, _ key: TypeKey?, _ frame: Frame) -> ResolvedType {
    guard let key else { return .unknown }
    let plain = symbols.member(name, of: key.type, from: frame.place)
    guard plain.isUnknown, name.hasPrefix("_") else { return plain }
    return symbols.member(String(name.dropFirst()), of: key.type, from: frame.place)
  }

  // MARK: Methods that change their receiver

  /// `append` and its like on a value that can be put back.
  func mutation(
    _ name: String,
    of value: Evaluated,
    _ arguments: [Argument],
    _ base: NodeID?,
    _ frame: Frame?
  ) -> Evaluated? {
    guard let base, let frame, let first = arguments.first else { return nil }
    var changed = value
    switch (value.value, name) {
    case (.array(let elements), "append"):
      let more = self.value(of: first)
      changed.value = .array(elements + (first.label == "contentsOf" ? more.elements ?? [] : [more]))
    case (.string(let text), "append"):
      guard let more = self.value(of: first).string else { return nil }
      changed.value = .string(text + more)
    case (.string(let text), "removeFirst"):
      guard let count = self.value(of: first).number else { return nil }
      changed.value = .string(String(text.dropFirst(Int(clamping: WholeValue.of(count)))))
    case (.string, "insert"):
      guard let more = self.value(of: first).string, arguments.count > 1 else { return nil }
      changed.value = .string(more + (value.string ?? ""))
    default: return nil
    }
    assign(changed, to: base, frame)
    return Evaluated(.tuple([]))
  }
}
