import SwiftSource
import Symbols

/// Tells which functions and initialisers of the workspace make a colour of the channels that they are given.
enum ComponentReaderBodies {
  /// Whether a function or initialiser takes numbers, and its body makes a colour each of whose channels is worked out
  /// from one of them, or hands them on to one that does.
  static func isReader(_ symbol: SymbolID, _ table: SymbolTable) -> Bool { isReader(symbol, table, depth: 0) }

  /// Calls from reader to reader that are followed.
  private static let maximumDepth = 3

  private static func isReader(_ symbol: SymbolID, _ table: SymbolTable, depth: Int) -> Bool {
    let declaration = table[symbol]
    guard depth < maximumDepth, let body = declaration.body, HexReaderBodies.givesColor(symbol, table) else {
      return false
    }
    let inside = Place(inside: symbol)
    var scope = LocalScope()
    var names: Set<String> = []
    for (index, parameter) in declaration.parameters.enumerated() {
      scope.bind(parameter.name, .parameter(symbol.declaration, index))
      guard let type = table.resolve(parameter.type, at: inside).externalName,
        DesignType.numbers.contains(type) || HexReaderBodies.digitTypes.contains(type) && type != "String"
      else { continue }
      names.insert(parameter.name)
    }
    guard !names.isEmpty else { return false }
    return reads(body, &names, inside, scope, table, depth: depth)
  }

  /// - Parameter names: the parameters, and the constants made of them so far.
  private static func reads(
    _ node: NodeID,
    _ names: inout Set<String>,
    _ place: Place,
    _ scope: LocalScope,
    _ table: SymbolTable,
    depth: Int
  ) -> Bool {
    let unit = table.unit(place.file)
    if let id = unit.declaration(node), let value = unit[id].value {
      if reads(value, &names, place, scope, table, depth: depth) { return true }
      if mentions(value, names, unit) { names.insert(unit[id].name) }
      return false
    }
    if unit.kind(node) == .call, let call = unit.call(node) {
      let channels = call.arguments.filter { ColorComponents.isChannel($0.label) }
      if !channels.isEmpty {
        return channels.allSatisfy { mentions($0.value, names, unit) }
      }
      let given = call.arguments.filter { !ColorReading.isAlpha($0.label) }
      if !given.isEmpty, given.allSatisfy({ mentions($0.value, names, unit) }) {
        let targets = table.targets(of: node, at: place, scope, expected: .unknown)
        if !targets.isEmpty, targets.allSatisfy({ isReader($0.symbol, table, depth: depth + 1) }) { return true }
      }
    }
    for child in unit.children(node) where reads(child, &names, place, scope, table, depth: depth) { return true }
    return false
  }

  private static func mentions(_ node: NodeID, _ names: Set<String>, _ unit: SourceUnit) -> Bool {
    if unit.kind(node) == .identifier { return names.contains(unit.name(node)) }
    return unit.children(node).contains { mentions($0, names, unit) }
  }
}
