import SwiftSource
import Symbols

extension Interpreter {
  /// Runs code for what it sets.
  func run(_ code: SettingCode, on receiver: Evaluated) {
    switch code {
    case .function(let symbol, let arguments): _ = call(symbol, arguments, receiver: receiver, isOutermost: true)
    case .observer(let symbol):
      guard let body = symbols[symbol].accessors.first(where: { $0.name == "didSet" })?.body else { return }
      let frame = Frame(
        Place(inside: symbol),
        symbols.unit(of: symbol),
        receiver: receiver,
        returns: .void,
        isOutermost: true
      )
      _ = enterBody { self.run(body, frame) }
    case .description(let symbol): _ = value(of: symbol, receiver: receiver)
    }
  }

  /// Whether the frame's `self` is the object that is watched.
  func isLogged(_ frame: Frame) -> Bool {
    guard let log else { return false }
    return frame.receiver?.instance?.type == log.owner
  }

  /// Whether the body is run for what it sets alone, so that it goes on behind what can't be decided.
  func isLoggedProcedure(_ frame: Frame) -> Bool {
    guard let log, isLogged(frame) else { return false }
    if log.isDescription { return frame.returns.externalName == "View" }
    if frame.returns == .void { return true }
    return frame.place.declaration.map { frame.unit[$0].kind == .initializer } ?? false
  }

  // MARK: What is set

  /// Writes down an assignment to something of the object's.
  func note(_ value: Evaluated, at target: NodeID, _ frame: Frame) {
    guard let log, !log.isDescription, isLogged(frame), let path = ownPath(target, frame), !path.isEmpty else { return }
    log.set(path, value)
    // What a configuration that is made by and by holds: `configuration.baseBackgroundColor`.
    guard case .instance(let instance) = value.value, PlatformTypes.isConfiguration(instance.type) else { return }
    for field in instance.fields { if let label = field.label { log.set(path + "." + label, field.value) } }
  }

  /// Writes down `setTitleColor(value, for: .normal)` as `titleColor(.normal)`; whether it is such a call.
  func noteSetter(_ node: NodeID, _ frame: Frame) -> Bool {
    guard let log, !log.isDescription, isLogged(frame), let (path, value) = setter(node, frame) else { return false }
    let type = PlatformProperties.type(named: path)
    log.set(path, adaptive { converted(evaluate(value, frame, type), to: type) })
    return true
  }

  private func setter(_ node: NodeID, _ frame: Frame) -> (path: String, value: NodeID)? {
    let unit = frame.unit
    guard let view = unit.call(node), unit.kind(node) == .call, let path = ownPath(view.callee, frame),
      view.arguments.count == 2, view.arguments[0].label == nil, view.arguments[1].label == "for",
      unit.kind(view.arguments[1].value) == .member
    else { return nil }
    var names = path.split(separator: ".")
    guard let name = names.popLast(), name.hasPrefix("set"), name.count > 3 else { return nil }
    let rest = name.dropFirst(3)
    let own = rest.prefix(1).lowercased() + rest.dropFirst() + "(." + unit.name(view.arguments[1].value) + ")"
    return ((names.map(String.init) + [own]).joined(separator: "."), view.arguments[0].value)
  }

  /// `layer.cornerRadius` of `self.layer.cornerRadius` and `layer?.cornerRadius`; `nil` for what isn't the object's own.
  private func ownPath(_ node: NodeID, _ frame: Frame) -> String? {
    let unit = frame.unit
    switch unit.kind(node) {
    case .identifier:
      let name = unit.name(node)
      if name == "self" || name == "super" { return "" }
      guard frame.local(name) == nil else { return nil }
      return name.hasPrefix("_") ? String(name.dropFirst()) : name
    case .optionalChain, .forceUnwrap: return unit.child(node, 0).flatMap { ownPath($0, frame) }
    case .member:
      guard let base = unit.child(node, 0), let outer = ownPath(base, frame) else { return nil }
      return outer.isEmpty ? unit.name(node) : outer + "." + unit.name(node)
    default: return nil
    }
  }

  /// Whether a statement is worth running for what it sets: a method of the object's own.
  func isOwnCall(_ node: NodeID, _ frame: Frame) -> Bool {
    let unit = frame.unit
    guard let view = unit.call(node), unit.kind(node) == .call else { return false }
    switch unit.kind(view.callee) {
    case .identifier:
      let name = unit.name(view.callee)
      if frame.local(name) != nil { return true }
      return symbols.lookUp(name, from: frame.place).contains { symbols[$0].kind == .function }
    case .member:
      guard let base = unit.child(view.callee, 0), unit.kind(base) == .identifier else { return false }
      return unit.name(base) == "self" || unit.name(base) == "super"
    default: return false
    }
  }

  /// Forgets what a statement that can't be decided might set, and what its local variables hold.
  func forget(_ statement: NodeID, _ frame: Frame) {
    let unit = frame.unit
    var open = [statement]
    while let node = open.popLast() {
      guard spend() else { return }
      switch unit.kind(node) {
      case .assignment:
        guard let target = unit.child(node, 0) else { continue }
        if let path = ownPath(target, frame) {
          log?.forget(path)
        } else if unit.kind(target) == .identifier {
          _ = frame.set(unit.name(target), unresolved("depends on '\(unit.name(target))'", node, frame))
        }
        continue
      case .call: if let (path, _) = setter(node, frame) { log?.forget(path) }
      case .closure, .localDeclaration: continue
      default: break
      }
      open += unit.children(node)
    }
  }

  /// Whether a statement may end the body around it.
  func mayReturn(_ statement: NodeID, _ unit: SourceUnit) -> Bool {
    var open = [statement]
    while let node = open.popLast() {
      guard spend() else { return true }
      switch unit.kind(node) {
      case .returning, .throwing: return true
      case .closure, .localDeclaration: continue
      default: open += unit.children(node)
      }
    }
    return false
  }

  // MARK: Modifiers

  /// Writes down what a modifier of a view, or the initialiser of a shape, is given.
  func noteModifier(_ name: String, _ arguments: [Argument], _ frame: Frame) {
    guard let log, log.isDescription, isLogged(frame) else { return }
    let parameters = ViewModifiers.parameters(of: name)
    var edges: String?
    for argument in arguments {
      if argument.isTrailing {
        describe(argument)
        continue
      }
      if argument.label == nil, let node = argument.node, frame.unit.kind(node) == .member,
        frame.unit.childCount(node) == 0, name == "padding"
      {
        edges = frame.unit.name(node)
        continue
      }
      let type = parameters?[argument.label ?? ""]
      let value = adaptive { self.value(of: argument, type.map { .external($0) } ?? .unknown) }
      guard type != nil else { continue }
      let part = argument.label ?? edges
      log.set(part.map { name + "." + $0 } ?? name, value)
    }
  }

  /// Runs a closure that describes views.
  private func describe(_ argument: Argument) {
    guard case .closure(let closure) = value(of: argument).value, case .closure(let node, let place) = closure.body,
      !symbols.unit(place.file).children(node).contains(where: {
        symbols.unit(place.file).kind($0) == .closureParameter
      })
    else { return }
    _ = apply(closure, [], returns: .external("View"))
  }
}
