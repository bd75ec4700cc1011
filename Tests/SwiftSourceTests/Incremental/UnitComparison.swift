import SwiftSource
import TestSupport

/// What tells two units apart, places and the layout of their arenas included; of their names, only what nodes have.
struct UnitComparison {
  let left: SourceUnit
  let right: SourceUnit

  /// The first difference; `nil` for equal units.
  var difference: String? {
    if let found = differentNode { return found }
    if left.types.count != right.types.count { return "the numbers of types differ" }
    for (index, (one, other)) in zip(left.types, right.types).enumerated()
    where (one.kind, one.name, one.children, one.range) != (other.kind, other.name, other.children, other.range) {
      return "type \(index) is \(one) and \(other)"
    }
    if left.declarations.count != right.declarations.count { return "the numbers of declarations differ" }
    for (one, other) in zip(left.declarations, right.declarations) where "\(one)" != "\(other)" {
      return "a declaration is \(one) and \(other)"
    }
    if left.topLevel != right.topLevel { return "the file's declarations differ" }
    if left.statements != right.statements { return "the file's statements differ" }
    if left.imports != right.imports { return "the imports differ" }
    if left.directives != right.directives { return "the directives differ" }
    if left.truncations != right.truncations { return "what is left out differs" }
    if left.isGenerated != right.isGenerated { return "the mark of generated files differs" }
    return nil
  }

  private var differentNode: String? {
    if left.nodes.count != right.nodes.count { return "the numbers of nodes differ" }
    for index in left.nodes.indices {
      let id = NodeID(Int32(index))
      let (one, other) = (left[id], right[id])
      let isSame =
        one.kind == other.kind && one.flags == other.flags && one.height == other.height
        && one.lower == other.lower && one.upper == other.upper
        && left.optionalName(id) == right.optionalName(id)
        && left.type(id) == right.type(id) && left.declaration(id) == right.declaration(id)
        && left.children(id).elementsEqual(right.children(id))
      if !isSame {
        return "node \(index) is a \(one.kind) at \(left.range(id)) and a \(other.kind) at \(right.range(id))"
      }
    }
    return nil
  }
}
