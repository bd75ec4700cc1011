import SwiftSource

/// What was found of types before: bodies are read and run many times, and name few types.
struct KnownTypes: Sendable {
  let written = Memo<WrittenType, ResolvedType>()
  let named = Memo<NamedType, ResolvedType>()
  let values = Memo<SymbolID, ResolvedType>()
  let lineages = Memo<TypeKey, [TypeKey]>()
  let ancestors = Memo<TypeKey, [ResolvedType]>()
  let parameters = Memo<SymbolID, [CallParameter]>()
  let namesakes = Memo<Namesakes, [SymbolID]>()
  let targets = Memo<CallShape, [CallTarget]>()

  /// A type as it is written at a place.
  struct WrittenType: Hashable {
    let type: TypeID
    let place: Place
  }

  /// A type's name at a place.
  struct NamedType: Hashable {
    let name: String
    let place: Place
  }
}

extension TypeKey {
  /// A number by which answers about types are spread.
  var spread: Int32 {
    switch self {
    case .nominal(let symbol): symbol.declaration.index
    case .external(let name): Int32(truncatingIfNeeded: name.utf8.count)
    }
  }
}
