import SwiftSource
import Symbols

extension SymbolTable {
  /// The cases among which a variable chooses; none where its type is no enum, some cases hold values, or there are too
  /// many to be themes.
  func choices(of variable: SymbolID) -> [SymbolID] {
    guard case .nominal(let type) = valueType(of: variable).unwrapped, self[type].kind == .enum else { return [] }
    let cases = cases(of: type)
    guard cases.count > 1, cases.count <= 24, cases.allSatisfy({ self[$0].parameters.isEmpty }) else { return [] }
    return cases
  }
}
