import DesignTokens
package import SwiftSource

/// The types whose members decide whether a value is a colour: those made with a colour's name or an implicit
/// initialiser, and those that may be a receiver whose property one is assigned to.
///
/// (Where a declared type is a colour, its declaration says so and is kept anyway.)
package enum ValueCallees {
  package static func names(in unit: SourceUnit) -> Set<String> {
    var names: Set<String> = []
    var assigns = false
    for index in unit.nodes.indices {
      let node = NodeID(Int32(truncatingIfNeeded: index))
      switch unit.kind(node) {
      case .call:
        guard let callee = unit.child(node, 0), unit.kind(callee) == .identifier || unit.kind(callee) == .member,
          isType(unit.name(callee)), unit.children(node).dropFirst().contains(where: { takesMember($0, unit) })
        else { continue }
        names.insert(unit.name(callee))
      case .assignment:
        guard !assigns, let target = unit.child(node, 0), let value = unit.child(node, 1),
          unit.kind(target) == .member, Recognizers.byProperty[unit.name(target)] == nil, isColorsName(value, unit)
        else { continue }
        assigns = true
      default: continue
      }
    }
    if assigns { for type in unit.types where type.kind == .named || type.kind == .member { names.insert(type.name) } }
    return names
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
