import SwiftSource
import TestSupport

/// What tells two units apart, places included; the units' arenas may be laid out differently.
struct UnitComparison {
  let left: SourceUnit
  let right: SourceUnit

  /// The first difference; `nil` for equal units.
  var difference: String? {
    if UnitDump(left).text != UnitDump(right).text { return "what is read differs" }
    if left.imports != right.imports { return "the imports differ" }
    if left.directives != right.directives { return "the directives differ" }
    if left.truncations != right.truncations { return "what is left out differs" }
    if left.isGenerated != right.isGenerated { return "the mark of generated files differs" }
    if left.declarations.count != right.declarations.count { return "the numbers of declarations differ" }
    for (one, other) in zip(left.declarations, right.declarations) {
      if one.range != other.range || one.nameRange != other.nameRange { return "'\(one.name)' stands elsewhere" }
      if one.parent != other.parent || one.members != other.members { return "'\(one.name)' is held elsewhere" }
      if one.documentation != other.documentation || one.conditions != other.conditions {
        return "'\(one.name)' is said to be something else"
      }
      let pairs =
        [(one.value, other.value), (one.body, other.body)]
        + zip(one.accessors, other.accessors).map {
          ($0.body, $1.body)
        }
      for (one, other) in pairs {
        if let found = differs(one, other) { return found }
      }
    }
    for (one, other) in zip(left.statements, right.statements) {
      if let found = differs(one, other) { return found }
    }
    return nil
  }

  private func differs(_ one: NodeID?, _ other: NodeID?) -> String? {
    guard let one, let other else { return one == other ? nil : "a value is missing" }
    guard left.range(one) == right.range(other) else {
      return "a \(left.kind(one)) stands at \(left.range(one)) and \(right.range(other))"
    }
    if left[one].height != right[other].height { return "a \(left.kind(one)) is higher" }
    if left.type(one).map({ left[$0].range }) != right.type(other).map({ right[$0].range }) { return "a type moved" }
    for (one, other) in zip(left.children(one), right.children(other)) {
      if let found = differs(one, other) { return found }
    }
    return nil
  }
}
