import SwiftSource
import Symbols

/// Tells which static variables are a program's state: their own type gives them other values while it runs, so that the
/// initial one says nothing (`static var fontColor = UIColor.red`, set anew by `lightTheme()`).
struct Reassignment {
  let symbols: SymbolTable

  /// Whether a method of the same declaration sets the variable to something else than it begins with.
  func isReassigned(_ symbol: SymbolID) -> Bool {
    let declaration = symbols[symbol]
    guard declaration.kind == .variable, declaration.modifiers.contains(.isStatic),
      !declaration.modifiers.contains(.isLet), let initial = declaration.value, let parent = declaration.parent
    else { return false }
    let unit = symbols.unit(of: symbol)
    return unit[parent].members.contains { member in
      unit[member].kind == .function
        && unit[member].body.map { sets(declaration.name, $0, unit, elseThan: initial) } ?? false
    }
  }

  private func sets(_ name: String, _ node: NodeID, _ unit: SourceUnit, elseThan initial: NodeID) -> Bool {
    if unit.kind(node) == .assignment, unit.name(node) == "=", let target = unit.child(node, 0),
      let value = unit.child(node, 1), isOwn(target, name, unit), !isSame(value, initial, unit)
    {
      return true
    }
    return unit.children(node).contains { sets(name, $0, unit, elseThan: initial) }
  }

  /// `fontColor`, `self.fontColor`, `Self.fontColor`, `Appearance.fontColor`.
  private func isOwn(_ target: NodeID, _ name: String, _ unit: SourceUnit) -> Bool {
    guard unit.name(target) == name else { return false }
    switch unit.kind(target) {
    case .identifier: return true
    case .member: return unit.child(target, 0).map { unit.kind($0) == .identifier } ?? false
    default: return false
    }
  }

  /// Whether two expressions are written alike.
  private func isSame(_ a: NodeID, _ b: NodeID, _ unit: SourceUnit) -> Bool {
    guard unit.kind(a) == unit.kind(b), unit.name(a) == unit.name(b), unit.childCount(a) == unit.childCount(b) else {
      return false
    }
    return zip(unit.children(a), unit.children(b)).allSatisfy { isSame($0, $1, unit) }
  }
}
