import SwiftSource
import Symbols

/// What the code at a place has at hand of a type: a parameter, or a property of the instance that it runs on.
struct HeldInstances {
  private let symbols: SymbolTable

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  /// Something at hand, by its name.
  struct Holder {
    let name: String
    /// Whether it is a property of a class: closures name it by `self`.
    let isOfClass: Bool
  }

  /// The innermost instance of a type, or of one that inherits from it, that code at the place can name.
  func holder(of type: TypeKey, at place: Place) -> Holder? {
    var current = place.declaration
    var hasSelf = true
    while let id = current {
      let symbol = SymbolID(file: place.file, declaration: id)
      let declaration = symbols[symbol]
      if let group = symbols.key(ofGroup: symbol) { return hasSelf ? property(of: type, on: group) : nil }
      let inside = Place(inside: symbol)
      for parameter in declaration.parameters where isOne(symbols.resolve(parameter.type, at: inside), type) {
        return Holder(name: parameter.name, isOfClass: false)
      }
      if declaration.modifiers.contains(.isStatic) || isInitialValue(declaration) { hasSelf = false }
      current = declaration.parent
    }
    return nil
  }

  /// Whether what stands in a declaration is a property's value before there is an instance.
  private func isInitialValue(_ declaration: Declaration) -> Bool {
    declaration.kind == .variable && declaration.value != nil
      && declaration.modifiers.isDisjoint(with: [.isLocal, .isLazy])
  }

  private func property(of type: TypeKey, on group: TypeKey) -> Holder? {
    for owner in [group] + symbols.ancestors(of: group.type).compactMap(\.key) {
      guard case .nominal(let symbol) = owner else { continue }
      for member in symbols.allMembers(of: owner) {
        let declaration = symbols[member]
        guard declaration.kind == .variable, !declaration.modifiers.contains(.isStatic),
          owner == group || (declaration.access ?? .internal) > .fileprivate, isOne(symbols.valueType(of: member), type)
        else { continue }
        return Holder(name: declaration.name, isOfClass: symbols[symbol].kind == .class)
      }
    }
    return nil
  }

  private func isOne(_ found: ResolvedType, _ type: TypeKey) -> Bool {
    guard case .nominal = found else { return false }
    return found.key == type || symbols.ancestors(of: found).contains { $0.key == type }
  }
}
