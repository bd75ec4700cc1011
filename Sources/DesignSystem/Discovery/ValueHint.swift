import SwiftSource
import Symbols

/// Guesses from an expression's form whether it is worth evaluating, where its type isn't known.
struct ValueHint {
  let symbols: SymbolTable

  /// Whether an expression may be a colour, a font, a length or a style object.
  func mayBeDesign(_ node: NodeID, at place: Place) -> Bool {
    let unit = symbols.unit(place.file)
    switch unit.kind(node) {
    case .integer, .float, .prefix, .binary, .macro: return true
    case .ternary: return unit.child(node, 1).map { mayBeDesign($0, at: place) } ?? false
    case .call, .member, .forceUnwrap, .identifier: return shape(of: node, at: place) != nil || isHandedOn(node, place)
    default: return false
    }
  }

  /// The design value that a platform type at the root of a chain makes: `Font.body.bold()` is a font.
  func shape(of node: NodeID, at place: Place) -> DesignShape? {
    let unit = symbols.unit(place.file)
    guard let root = root(of: node, unit, depth: 0), unit.kind(root) == .identifier else { return nil }
    let type = made(by: symbols.resolveType(named: unit.name(root), at: place), node, unit)
    guard type.externalName != nil, let shape = DesignShape(type), shape.isDesignValue else { return nil }
    return shape
  }

  /// The platform type at the root of a chain that makes a design value: `UIColor` of `UIColor.black`.
  func type(of node: NodeID, at place: Place) -> ResolvedType? {
    let unit = symbols.unit(place.file)
    guard shape(of: node, at: place) != nil, let root = root(of: node, unit, depth: 0) else { return nil }
    return made(by: symbols.resolveType(named: unit.name(root), at: place), node, unit)
  }

  /// What a chain from a type is worth: the type itself but where a method is known to give something else.
  private func made(by type: ResolvedType, _ node: NodeID, _ unit: SourceUnit) -> ResolvedType {
    guard type.externalName == "UIFontMetrics", let call = unit.call(node), unit.kind(call.callee) == .member else {
      return type
    }
    switch unit.name(call.callee) {
    case "scaledFont": return .external("UIFont")
    case "scaledValue": return .external("CGFloat")
    default: return type
    }
  }

  /// A chain of members from a name that isn't called: `Palette.ink`, `coreTokens.gray`.
  private func isHandedOn(_ node: NodeID, _ place: Place) -> Bool {
    let unit = symbols.unit(place.file)
    guard unit.kind(node) == .member || unit.kind(node) == .identifier,
      let root = root(of: node, unit, depth: 0), unit.kind(root) == .identifier
    else { return false }
    return unit.kind(node) == .member || !symbols.lookUp(unit.name(root), from: place).isEmpty
  }

  private func root(of node: NodeID, _ unit: SourceUnit, depth: Int) -> NodeID? {
    guard depth < 32 else { return nil }
    switch unit.kind(node) {
    case .call, .member, .forceUnwrap, .subscripting, .optionalChain:
      guard let base = unit.child(node, 0) else { return node }
      return root(of: base, unit, depth: depth + 1)
    default: return node
    }
  }
}
