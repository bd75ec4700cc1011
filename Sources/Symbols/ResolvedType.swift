/// What a type in source stands for, aliases followed.
package indirect enum ResolvedType: Hashable, Sendable {
  /// A type that the workspace declares; generic arguments are dropped.
  case nominal(SymbolID)
  /// A type that the workspace doesn't declare, by its qualified name without module (`UIFont.Weight`).
  case external(String)
  /// A generic parameter, `Self` of a protocol or an associated type.
  case parameter(String)
  case optional(ResolvedType)
  /// `[T]` and other collections of `T`.
  case array(ResolvedType)
  case dictionary(ResolvedType, ResolvedType)
  case function([ResolvedType], ResolvedType)
  /// `labels` is empty where no element has one.
  case tuple([ResolvedType], labels: [String])
  /// The type itself, as a value (`Color` in `Color.red`).
  case metatype(ResolvedType)
  case unknown

  /// Nothing, as what a function returns.
  package static let void = ResolvedType.tuple([], labels: [])

  /// Without optionality.
  package var unwrapped: ResolvedType {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }

  package var isUnknown: Bool { self == .unknown }

  /// The name of an external type, `nil` for any other.
  package var externalName: String? {
    if case .external(let name) = unwrapped { return name }
    return nil
  }

  /// The key of its members, `nil` where it has none that can be looked up.
  package var key: TypeKey? {
    switch unwrapped {
    case .nominal(let symbol): .nominal(symbol)
    case .external(let name): .external(name)
    default: nil
    }
  }

  /// The result where it is a function type.
  package var result: ResolvedType? {
    if case .function(_, let result) = unwrapped { return result }
    return nil
  }
}

/// A type whose members can be looked up.
package enum TypeKey: Hashable, Sendable {
  case nominal(SymbolID)
  case external(String)

  package var type: ResolvedType {
    switch self {
    case .nominal(let symbol): .nominal(symbol)
    case .external(let name): .external(name)
    }
  }
}
