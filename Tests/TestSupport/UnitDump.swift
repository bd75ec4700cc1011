package import SwiftSource

/// Writes what a file was lowered to as S-expressions, one form per thing, so that tests state a tree as text.
///
/// A node is `(kind name … children)`; a name stands as it is, one that is no word in quotes. Flags stand behind `@`, a
/// type link behind `:`. A type is `Name`, `Name<A>`, `Base.Name` or `(kind children)`. A declaration gives only the
/// parts that it has.
package struct UnitDump {
  let unit: SourceUnit

  package init(_ unit: SourceUnit) { self.unit = unit }

  /// The whole file: declarations, then statements outside of them, a line each, members indented.
  package var text: String {
    let declarations = unit.topLevel.map { declaration($0) }
    return (declarations + unit.statements.map { node($0) }).joined(separator: "\n")
  }

  // MARK: Nodes

  package func node(_ id: NodeID) -> String {
    let node = unit[id]
    var parts = ["\(node.kind)"]
    if let name = unit.optionalName(id) { parts.append(word(name)) }
    for (flag, text) in Self.flags where node.flags.contains(flag) { parts.append("@" + text) }
    if let link = unit.type(id) { parts.append(":" + type(link)) }
    if let link = unit.declaration(id) { parts.append(declaration(link)) }
    for child in unit.children(id) { parts.append(self.node(child)) }
    return "(" + parts.joined(separator: " ") + ")"
  }

  private static let flags: [(NodeFlags, String)] = [
    (.trailing, "trailing"), (.isDefault, "default"), (.parenthesized, "parens"), (.binds, "binds"),
    (.generic, "generic"),
  ]

  /// A name bare where it can't be mistaken for structure, else in quotes.
  private func word(_ name: String) -> String {
    let isBare = !name.isEmpty && !name.contains { $0.isWhitespace || "()\"@".contains($0) }
    return isBare ? name : "\"" + name.replacing("\n", with: "\\n") + "\""
  }

  // MARK: Types

  package func type(_ id: TypeID) -> String {
    let node = unit[id]
    let children = node.children.map { type($0) }
    func generic(_ arguments: some Sequence<String>) -> String {
      let list = arguments.joined(separator: ", ")
      return list.isEmpty ? "" : "<" + list + ">"
    }
    switch node.kind {
    case .named: return node.name + generic(children)
    case .member: return (children.first ?? "?") + "." + node.name + generic(children.dropFirst())
    case .tuple where !node.labels.isEmpty:
      let elements = zip(node.labels, children).map { $0.isEmpty ? $1 : $0 + ": " + $1 }
      return "(tuple " + elements.joined(separator: " ") + ")"
    case .other: return "(other " + word(node.name) + ")"
    default: return "(" + (["\(node.kind)"] + children).joined(separator: " ") + ")"
    }
  }
}
