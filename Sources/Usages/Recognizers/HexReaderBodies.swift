import SwiftSource
import Symbols

/// Tells which functions and initialisers of the workspace read hex digits into a colour.
enum HexReaderBodies {
  /// Whether a function or initialiser gives a colour and reads hex digits in its body: it shifts or masks by bytes,
  /// scans in base 16, or hands the digits on to one that does.
  static func isReader(_ symbol: SymbolID, _ table: SymbolTable) -> Bool { isReader(symbol, table, depth: 0) }

  /// Whether a property or method of a string or number gives the colour of its own digits.
  static func readsItself(_ symbol: SymbolID, _ table: SymbolTable) -> Bool {
    let declaration = table[symbol]
    guard declaration.parameters.isEmpty, let body = declaration.body, givesColor(symbol, table),
      let owner = table.owner(of: symbol), case .external(let name) = owner, digitTypes.contains(name)
    else { return false }
    return reads(body, "self", symbol, table, depth: 0)
  }

  /// Calls from reader to reader that are followed.
  private static let maximumDepth = 4

  /// The types that hold digits.
  static let digitTypes: Set<String> = [
    "String", "Substring", "StaticString", "Int", "UInt", "UInt32", "UInt64", "Int64", "Int32",
  ]

  private static func isReader(_ symbol: SymbolID, _ table: SymbolTable, depth: Int) -> Bool {
    let declaration = table[symbol]
    guard let first = declaration.parameters.first, let body = declaration.body, givesColor(symbol, table),
      let type = table.resolve(first.type, at: Place(inside: symbol)).externalName, digitTypes.contains(type)
    else { return false }
    return reads(body, first.name, symbol, table, depth: depth)
  }

  static func givesColor(_ symbol: SymbolID, _ table: SymbolTable) -> Bool {
    let type = table[symbol].kind == .variable ? table.valueType(of: symbol) : table.resultType(of: symbol)
    return type.externalName.map { DesignType.colors.contains($0) } ?? false
  }

  /// Whether the body of `symbol` reads the digits that it calls `digits`.
  private static func reads(
    _ body: NodeID,
    _ digits: String,
    _ symbol: SymbolID,
    _ table: SymbolTable,
    depth: Int
  ) -> Bool {
    if readsHex(body, table.unit(of: symbol)) { return true }
    guard depth < maximumDepth else { return false }
    var scope = LocalScope()
    for (index, parameter) in table[symbol].parameters.enumerated() {
      scope.bind(parameter.name, .parameter(symbol.declaration, index))
    }
    return handsOn(body, digits, Place(inside: symbol), scope, table, depth: depth)
  }

  private static func readsHex(_ node: NodeID, _ unit: SourceUnit) -> Bool {
    switch unit.kind(node) {
    case .binary, .assignment: if shifts.contains(unit.name(node)) { return true }
    case .argument: if unit.optionalName(node) == "radix" { return true }
    case .member, .identifier: if unit.name(node).hasPrefix("scanHex") { return true }
    case .call:
      // A convenience initialiser that hands the digits on to another reader.
      if let call = unit.call(node), let label = call.arguments.first?.label, label.lowercased().hasPrefix("hex") {
        return true
      }
    case .localVariable, .localDeclaration:
      guard let local = unit.declaration(node).map({ unit[$0] }) else { return false }
      return [local.value, local.body].contains { $0.map { readsHex($0, unit) } ?? false }
    default: break
    }
    return unit.children(node).contains { readsHex($0, unit) }
  }

  private static let shifts: Set<String> = [">>", "&>>", "&", ">>=", "&="]

  /// Whether the body calls a reader with the parameter that holds the digits.
  private static func handsOn(
    _ node: NodeID,
    _ digits: String,
    _ place: Place,
    _ scope: LocalScope,
    _ table: SymbolTable,
    depth: Int
  ) -> Bool {
    let unit = table.unit(place.file)
    if let call = unit.call(node), let value = call.arguments.first?.value, unit.kind(value) == .identifier,
      unit.name(value) == digits
    {
      let targets = table.targets(of: node, at: place, scope, expected: .unknown)
      if !targets.isEmpty, targets.allSatisfy({ isReader($0.symbol, table, depth: depth + 1) }) { return true }
    }
    if let local = unit.declaration(node).map({ unit[$0] }), let value = local.value {
      return handsOn(value, digits, place, scope, table, depth: depth)
    }
    return unit.children(node).contains { handsOn($0, digits, place, scope, table, depth: depth) }
  }
}
