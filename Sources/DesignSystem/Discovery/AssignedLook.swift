import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Reads what a method or initialiser of a view sets on it, statement by statement: `backgroundColor = …`,
/// `layer.cornerRadius = …`, `setTitleColor(…, for: .disabled)`.
///
/// Only what is set whatever happens counts: nothing inside branches and loops. Methods of the view that are called
/// without arguments are followed.
struct AssignedLook {
  let world: DiscoveryWorld
  /// The view's class.
  let view: SymbolID

  private var symbols: SymbolTable { world.symbols }

  /// Calls of own methods that are followed.
  private static let maximumDepth = 2

  /// One row per property, the last value it is given; titles, images and behaviour are not among them.
  func properties(of function: SymbolID) -> [PropertyTable.Property] {
    var found: [PropertyTable.Property] = []
    read(function, depth: 0, &found)
    return found
  }

  /// What every instance is given when it is made: what the initialiser sets that sets most; `nil` where none does.
  var initialProperties: PropertyTable? {
    guard symbols[view].kind == .class else { return nil }
    let initializers = symbols.allMembers(of: .nominal(view)).filter { symbols[$0].kind == .initializer }
    let rows = initializers.map { properties(of: $0) }.max { $0.count < $1.count } ?? []
    return rows.isEmpty ? nil : PropertyTable(type: TokenName(symbols.qualifiedName(of: view)), properties: rows)
  }

  private func read(_ function: SymbolID, depth: Int, _ found: inout [PropertyTable.Property]) {
    guard let body = symbols[function].body, depth <= Self.maximumDepth else { return }
    let unit = symbols.unit(of: function)
    var locals: Set<String> = []
    for statement in unit.children(body) {
      switch unit.kind(statement) {
      case .localVariable: unit.declaration(statement).map { _ = locals.insert(unit[$0].name) }
      case .assignment where unit.name(statement) == "=":
        guard let target = unit.child(statement, 0), let value = unit.child(statement, 1),
          let path = path(target, unit, locals)
        else { continue }
        add(path, value, function, &found)
      case .call: call(statement, function, depth, &found)
      default: continue
      }
    }
  }

  /// `layer.cornerRadius` of `self.layer.cornerRadius` and `layer?.cornerRadius`; `nil` for what isn't the view's own.
  private func path(_ node: NodeID, _ unit: SourceUnit, _ locals: Set<String>) -> String? {
    switch unit.kind(node) {
    case .identifier:
      let name = unit.name(node)
      return name == "self" ? "" : locals.contains(name) ? nil : name
    case .optionalChain, .forceUnwrap: return unit.child(node, 0).flatMap { path($0, unit, locals) }
    case .member:
      guard let base = unit.child(node, 0), let outer = path(base, unit, locals) else { return nil }
      return outer.isEmpty ? unit.name(node) : outer + "." + unit.name(node)
    default: return nil
    }
  }

  /// `setTitleColor(value, for: .normal)` as `titleColor(.normal)`; a method of the view's own as what it sets.
  private func call(
    _ node: NodeID,
    _ function: SymbolID,
    _ depth: Int,
    _ found: inout [PropertyTable.Property]
  ) {
    let unit = symbols.unit(of: function)
    guard let view = unit.call(node), let target = path(view.callee, unit, []), !target.contains(".") else { return }
    if view.arguments.isEmpty {
      guard let own = symbols.lookUp(target, in: .nominal(self.view), from: Place(inside: function)).first,
        symbols[own].kind == .function, symbols[own].parameters.isEmpty
      else { return }
      return read(own, depth: depth + 1, &found)
    }
    guard target.hasPrefix("set"), view.arguments.count == 2, view.arguments[0].label == nil,
      view.arguments[1].label == "for", unit.kind(view.arguments[1].value) == .member
    else { return }
    let rest = target.dropFirst(3)
    let name = rest.prefix(1).lowercased() + rest.dropFirst()
    add(name + "(." + unit.name(view.arguments[1].value) + ")", view.arguments[0].value, function, &found)
  }

  private func add(
    _ path: String,
    _ value: NodeID,
    _ function: SymbolID,
    _ found: inout [PropertyTable.Property]
  ) {
    let environment = Environment(receiver: Evaluated(.instance(InstanceValue(.nominal(view)))))
    let evaluated = world.reader.evaluator.evaluate(
      value,
      at: Place(inside: function),
      expected: expected(path),
      environment: environment
    )
    // An object that is set says nothing, and all its properties would have to be read for it.
    guard !world.reader.isObject(evaluated) else { return }
    let reading = world.reader.reading(evaluated)
    guard isLook(reading.standard), let row = world.reader.property(path, reading) else { return }
    found.removeAll { $0.name == path }
    found.append(row)
  }

  /// The type of a property by its declaration, or by what the platform calls properties of a type.
  private func expected(_ path: String) -> ResolvedType {
    let declared = symbols.member(path, of: .nominal(view), from: Place(inside: view))
    if !declared.isUnknown { return declared }
    let name = path.prefix { $0 != "(" }.split(separator: ".").last ?? ""
    if name.lowercased().hasSuffix("color") { return .external(path.hasPrefix("layer.") ? "CGColor" : "UIColor") }
    return name.lowercased().hasSuffix("font") ? .external("UIFont") : .unknown
  }

  private func isLook(_ value: TokenValue) -> Bool {
    switch value {
    case .color, .font, .typography, .number, .edges, .shadow, .gradient: true
    default: false
    }
  }
}
