import SwiftSource
import Symbols

extension UsageScanner {
  /// The type of an expression: by the workspace's declarations, else by what the platform's colours and fonts are
  /// known to give (`UIColor.clear`, `UIColor(named:)`, `.withAlphaComponent(0.5)` behind one).
  func valueType(of node: NodeID) -> ResolvedType {
    let type = table.type(of: node, at: place, scope)
    if !type.isUnknown { return type }
    if unit.kind(node) == .identifier { return initialValue(of: unit.name(node)).map { platformValue($0) } ?? .unknown }
    return platformValue(node)
  }

  /// The initial value of a variable of this file that states no type.
  private func initialValue(of name: String) -> NodeID? {
    switch scope.binding(name) {
    case .variable(let id)?: return unit[id].type == nil ? unit[id].value : nil
    case nil:
      guard let symbol = table.lookUp(name, from: place).first, symbol.file == file, table[symbol].type == nil else {
        return nil
      }
      return table[symbol].value
    default: return nil
    }
  }

  private func platformValue(_ node: NodeID) -> ResolvedType {
    switch unit.kind(node) {
    case .member:
      return unit.child(node, 0).flatMap { designType($0) }.map { .external($0) } ?? .unknown
    case .call:
      guard let callee = unit.child(node, 0) else { return .unknown }
      if let type = designType(callee) { return .external(type) }
      guard unit.kind(callee) == .member, let base = unit.child(callee, 0) else { return .unknown }
      // A static function that makes one, or a method that gives a changed one.
      if let type = designType(base) { return .external(type) }
      return Self.changes.contains(unit.name(callee)) ? platformValue(base) : .unknown
    case .forceUnwrap, .optionalChain: return unit.child(node, 0).map { platformValue($0) } ?? .unknown
    default: return .unknown
    }
  }

  private static var changes: Set<String> { ["withAlphaComponent", "opacity", "withSize", "resolvedColor"] }

  /// The platform's colour or font type that an expression names.
  private func designType(_ node: NodeID) -> String? {
    platformType(node).flatMap {
      DesignType.colorClasses.contains($0) || DesignType.fontClasses.contains($0) ? $0 : nil
    }
  }
}
