import SwiftSource
import Symbols

/// Tells the design values with a default among stored variables from the state of the running program.
struct StoredVariable {
  let symbols: SymbolTable
  let symbol: SymbolID
  /// The names that a file's code gives a value.
  let assigned: (Int32) -> AssignedNames
  private let declaration: Declaration

  init(_ symbol: SymbolID, _ symbols: SymbolTable, assigned: @escaping (Int32) -> AssignedNames) {
    self.symbols = symbols
    self.symbol = symbol
    self.assigned = assigned
    declaration = symbols[symbol]
  }

  var mutability: Mutability {
    let fixed: Declaration.Modifiers = [.isLet, .isComputed, .isLocal]
    guard declaration.kind == .variable, declaration.body == nil, declaration.modifiers.isDisjoint(with: fixed),
      !isRequirement
    else { return .fixed }
    let wrappers = declaration.attributes.map(\.name)
    if wrappers.contains(where: Self.constantWrappers.contains) || wrappers.isEmpty && !isEverAssigned {
      return .fixed
    }
    if declaration.modifiers.contains(.isWeak) { return .state }
    if let kept = kept(by: wrappers) { return kept }
    let type = symbols.valueType(of: symbol)
    switch DesignBearing(symbols).part(of: type) {
    case .value: return .fixed
    case .measure, .choice, .design: return .changeable
    // What a theme keeps beside its values is part of how it is set up.
    case .data: return isEmptyAtFirst(type) && !isInTheme ? .state : .changeable
    }
  }

  private var isInTheme: Bool {
    guard let owner = symbols.owner(of: symbol) else { return false }
    return ([owner.type] + symbols.ancestors(of: owner.type)).contains { type in
      guard let name = type.key.map(symbols.qualifiedName(of:)) else { return false }
      return DesignNames.isDefining(name.split(separator: ".").last ?? "")
    }
  }

  /// What becomes of the value of a wrapper that keeps settings, or what the view does.
  private func kept(by wrappers: [String]) -> Mutability? {
    let isSetting = wrappers.contains(where: Self.settingWrappers.contains)
    guard isSetting || wrappers.contains(where: Self.viewWrappers.contains) else { return nil }
    let type = symbols.valueType(of: symbol)
    if case .optional = type { return isSetting ? .setting : .state }
    switch DesignBearing(symbols).part(of: type) {
    case .choice: return .changeable
    case .data:
      // A case of an enum, most of all.
      if let value = declaration.value, !isEmptyList(value, type) { return .changeable }
      return isSetting ? .setting : .state
    case .measure: return isSetting ? .adjustable : .state
    default: return isSetting ? .setting : .state
    }
  }

  private var isRequirement: Bool {
    symbols.parent(of: symbol).map { symbols[$0].kind == .protocol } ?? false
  }

  /// Whether nothing, or a list of nothing, is there before the program puts something in.
  private func isEmptyAtFirst(_ type: ResolvedType) -> Bool {
    let unit = symbols.unit(of: symbol)
    guard let value = declaration.value else {
      if case .optional = type { return true }
      return false
    }
    return unit.kind(value) == .nilLiteral || isEmptyList(value, type)
  }

  private func isEmptyList(_ value: NodeID, _ type: ResolvedType) -> Bool {
    let unit = symbols.unit(of: symbol)
    switch unit.kind(value) {
    case .array, .dictionary: return unit.childCount(value) == 0
    // `[Item]()`, `Set<Item>()`
    case .call:
      switch type.unwrapped {
      case .array, .dictionary: return unit.childCount(value) == 1
      default: return false
      }
    default: return false
    }
  }

  /// Whether anything may give it another value once it is made: code that isn't seen, or an assignment in its file
  /// outside of initialisers.
  private var isEverAssigned: Bool {
    guard declaration.access == .private || declaration.access == .fileprivate else { return true }
    return assigned(symbol.file).contains(declaration.name)
  }

  /// Wrappers whose value is the declared one as far as a design goes.
  private static let constantWrappers: Set<String> = ["ScaledMetric", "Environment", "Entry", "IBInspectable"]
  private static let settingWrappers: Set<String> = ["AppStorage", "SceneStorage", "UserDefault", "Persisted"]
  private static let viewWrappers: Set<String> = [
    "State", "Binding", "FocusState", "GestureState", "AccessibilityFocusState",
  ]
}
