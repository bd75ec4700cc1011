import DesignTokens
package import SwiftSource

/// The types that are made with a colour's name behind a label that says colour: what their initialisers take decides
/// whether it is one. (Where a parameter's type is a colour, its declaration says so and is kept anyway.)
package enum ValueCallees {
  package static func names(in units: [SourceUnit]) -> Set<String> {
    var names: Set<String> = []
    for unit in units {
      for index in unit.nodes.indices where unit.nodes[index].kind == .call {
        let node = NodeID(Int32(truncatingIfNeeded: index))
        guard let callee = unit.child(node, 0), unit.kind(callee) == .identifier, isType(unit.name(callee)),
          unit.children(node).dropFirst().contains(where: { takesMember($0, unit) })
        else { continue }
        names.insert(unit.name(callee))
      }
    }
    return names
  }

  private static func isType(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
  }

  private static func takesMember(_ argument: NodeID, _ unit: SourceUnit) -> Bool {
    guard unit.kind(argument) == .argument, let value = unit.child(argument, 0),
      let label = unit.optionalName(argument), LabelWords.labelSaysColor(label)
    else { return false }
    guard unit.kind(value) == .member, unit.childCount(value) == 0 else { return false }
    let name = unit.name(value)
    return PlatformPalette.paletteNames.contains(name) || PlatformPalette.semanticNames.contains(name)
  }
}
