import Evaluation
import SwiftSource
import Symbols

/// Supplies what methods ask of their surroundings: the theme, the surface, at their defaults.
struct ContextArguments {
  let symbols: SymbolTable
  let themes: ThemeDefaults

  /// An argument for each parameter of a method, `nil` for one left at its default; no list at all where a parameter
  /// has neither a default nor one from the surroundings.
  func arguments(of method: SymbolID) -> [Evaluated?]? {
    var found: [Evaluated?] = []
    for parameter in symbols[method].parameters {
      if parameter.defaultValue != nil {
        found.append(nil)
        continue
      }
      let type = symbols.resolve(parameter.type, at: Place(inside: method))
      if case .optional = type {
        found.append(Evaluated(.nothing))
        continue
      }
      guard let key = type.key, case .nominal = key, let value = themes.value(of: key) else { return nil }
      found.append(value)
    }
    return found
  }
}
