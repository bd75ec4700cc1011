/// Place of a type in its file's arena (`SourceUnit.types`).
package struct TypeID: Hashable, Sendable {
  package let index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// A type as written in source.
package struct TypeNode: Sendable {
  package let kind: Kind
  /// The name of a `named` or `member` type; the text of an `other` one; the labels of a `tuple`.
  package let name: String
  /// What `kind` says.
  package let children: [TypeID]
  package let range: SourceRange

  package init(kind: Kind, name: String, children: [TypeID], range: SourceRange) {
    self.kind = kind
    self.name = name
    self.children = children
    self.range = range
  }

  /// The labels of a tuple's elements as a name, each with a colon behind it; empty where no element has one.
  package static func text(ofLabels labels: [String]) -> String {
    labels.allSatisfy(\.isEmpty) ? "" : labels.map { $0 + ":" }.joined()
  }

  /// The labels of a tuple's elements, empty for one without; an empty list where no element has one.
  package var labels: [String] {
    guard kind == .tuple, !name.isEmpty else { return [] }
    return name.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  package enum Kind: UInt8, Sendable {
    /// `Name<A, B>`. children: generic arguments.
    case named
    /// `Base.Name<A>`. children: base, then generic arguments.
    case member
    /// `T?`
    case optional
    /// `T!`
    case implicitlyUnwrapped
    /// `[T]`
    case array
    /// `[K: V]`
    case dictionary
    /// `(A, B) -> R`. children: parameters, then the result.
    case function
    /// children: elements.
    case tuple
    /// `some T`
    case some
    /// `any T`
    case any
    /// `T.Type`
    case metatype
    /// `A & B`
    case composition
    /// Anything else, as text.
    case other
  }
}
