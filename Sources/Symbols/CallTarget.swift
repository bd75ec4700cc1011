import SwiftSource

/// A declaration that a call may mean, its parameters set against the call's arguments.
package struct CallTarget: Sendable {
  /// The function, initialiser, enum case, or the struct itself for its memberwise initialiser.
  package let symbol: SymbolID
  package let parameters: [CallParameter]
  /// For each argument of the call the index of its parameter.
  package let matching: [Int]
}

/// A parameter as a caller sees it.
package struct CallParameter: Sendable {
  package let label: String?
  package let name: String
  package let type: ResolvedType
  package let isVariadic: Bool
  package let hasDefault: Bool
}
