import DesignTokens
package import SwiftSource

/// The types whose members decide whether a value is a colour: those made with a colour's name or an implicit
/// initialiser, and those that may be a receiver whose property one is assigned to.
///
/// (Where a declared type is a colour, its declaration says so and is kept anyway.)
package enum ValueCallees {
  package static func names(in unit: SourceUnit) -> Set<String> {
    var names: Set<String> = []
    var receivers: Set<String> = []
    for index in unit.nodes.indices {
      let node = NodeID(Int32(truncatingIfNeeded: index))
      switch unit.kind(node) {
      case .call:
        guard let callee = unit.child(node, 0), unit.kind(callee) == .identifier || unit.kind(callee) == .member,
          isType(unit.name(callee)), unit.children(node).dropFirst().contains(where: { takesMember($0, unit) })
        else { continue }
        names.insert(unit.name(callee))
      case .assignment:
        guard let target = unit.child(node, 0), let value = unit.child(node, 1), unit.kind(target) == .member,
          Recognizers.byProperty[unit.name(target)] == nil, isColorsName(value, unit),
          let receiver = unit.child(target, 0)
        else { continue }
        receivers.insert(unit.name(receiver))
      default: continue
      }
    }
    if !receivers.isEmpty { names.formUnion(typeNames(of: receivers, in: unit)) }
    return names
  }

  /// The types that a file states for variables and parameters of some names; for `self`, what its types inherit from.
  private static func typeNames(of receivers: Set<String>, in unit: SourceUnit) -> Set<String> {
    var types: [TypeID] = []
    for declaration in unit.declarations {
      if receivers.contains(declaration.name), let type = declaration.type { types.append(type) }
      for parameter in declaration.parameters where receivers.contains(parameter.name) {
        if let type = parameter.type { types.append(type) }
      }
      if receivers.contains("self") { types += declaration.inherited }
    }
    return Set(types.flatMap { [unit[$0].name] + unit[$0].children.map { unit[$0].name } })
  }

  private static func isType(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
  }

  private static func takesMember(_ argument: NodeID, _ unit: SourceUnit) -> Bool {
    guard unit.kind(argument) == .argument, let value = unit.child(argument, 0) else { return false }
    return isColorsName(value, unit)
  }

  /// Whether an expression is an implicit member called like one of the platform's colours.
  private static func isColorsName(_ value: NodeID, _ unit: SourceUnit) -> Bool {
    guard unit.kind(value) == .member, unit.childCount(value) == 0 else { return false }
    let name = unit.name(value)
    return PlatformPalette.paletteNames.contains(name) || PlatformPalette.semanticNames.contains(name)
  }
}
