import SwiftSource
import Symbols

extension Interpreter {
  /// What a stored variable's declared value is not worth: that of a variable which the program fills when it runs.
  /// Notes those that conditions can't rely on.
  func stateOfProgram(_ symbol: SymbolID, of receiver: Evaluated?) -> Evaluated? {
    switch cache.mutability(of: symbol, symbols) {
    case .fixed: return nil
    case .changeable:
      if isConstant(receiver) { return nil }
      return chosen(symbol, of: receiver)
    case .adjustable:
      let name = symbols.qualifiedName(of: symbol)
      guard !decide("\(name) stays as declared", usually: true) else { return nil }
      return unresolved("'\(name)' is a setting", isCircumstance: true)
    case .setting:
      return unresolved("'\(symbols.qualifiedName(of: symbol))' is a setting", isCircumstance: true)
    case .state:
      return unresolved("'\(symbols.qualifiedName(of: symbol))' changes while the app runs", nil, nil, cause: .state)
    }
  }

  /// A property of an instance that it was made with; of a shared object what the program may have made of it since.
  func field(_ name: String, of value: Evaluated, from place: Place) -> Evaluated? {
    guard let instance = value.instance, let field = instance[name] else { return nil }
    guard case .nominal(let type) = instance.type, symbols[type].kind == .class || symbols[type].kind == .actor,
      let symbol = symbols.lookUp(name, in: instance.type, from: place).first(where: { symbols[$0].kind == .variable })
    else { return field }
    switch cache.mutability(of: symbol, symbols) {
    case .fixed: return field
    case .changeable: return instance.source == nil ? field : chosen(symbol, of: value) ?? field
    case .adjustable, .setting, .state: return stateOfProgram(symbol, of: value) ?? field
    }
  }

  /// What a variable that the program may change holds in this world: where all share it and it chooses among cases, the
  /// one that is assumed. `nil` for what it is declared with.
  private func chosen(_ variable: SymbolID, of receiver: Evaluated?) -> Evaluated? {
    let isShared = isStaticMember(variable) || symbols.owner(of: variable) == nil || receiver?.instance?.source != nil
    guard isShared, !cache.choices(of: variable, symbols).isEmpty else {
      queries.insert(.changeable)
      return nil
    }
    queries.insert(.choice(variable))
    guard let chosen = world.chosen, chosen.variable == variable else { return nil }
    return Evaluated(.enumCase(EnumValue(chosen.one)))
  }

  /// Whether an instance is a value that a constant holds.
  private func isConstant(_ receiver: Evaluated?) -> Bool {
    guard let instance = receiver?.instance, let source = instance.source, case .nominal(let type) = instance.type
    else { return false }
    return symbols[type].kind == .struct && symbols[source.symbol].modifiers.contains(.isLet)
  }

  /// A value, and whether it hangs on a variable that the program may change: whoever decides by it says so in place of
  /// the value.
  func notingChange(_ body: () -> Evaluated) -> (value: Evaluated, isChangeable: Bool) {
    let before = queries.remove(.changeable)
    let value = body()
    let isChangeable = queries.remove(.changeable) != nil
    if before != nil { queries.insert(.changeable) }
    return (value, isChangeable)
  }
}
