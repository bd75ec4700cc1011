package import DesignTokens
package import SwiftSource

/// An entry of the vocabulary that the document declares, with what it holds.
package struct OutlineEntry: Hashable, Sendable {
  /// What decides its picture.
  package enum Sort: Hashable, Sendable {
    case token(TokenKind)
    case component
    /// A type that holds entries.
    case group
  }

  package let name: String
  /// The value.
  package let detail: String?
  package let sort: Sort
  package let isDeprecated: Bool
  /// The whole declaration.
  package let range: SourceRange
  /// The name alone; inside `range`.
  package let nameRange: SourceRange
  package let children: [OutlineEntry]

  package init(
    name: String,
    detail: String?,
    sort: Sort,
    isDeprecated: Bool = false,
    range: SourceRange,
    nameRange: SourceRange,
    children: [OutlineEntry] = []
  ) {
    self.name = name
    self.detail = detail
    self.sort = sort
    self.isDeprecated = isDeprecated
    self.range = range
    self.nameRange = nameRange
    self.children = children
  }
}

extension EditorContext {
  /// The entries of the vocabulary that the document declares, in source order.
  package func outline() -> [OutlineEntry] {
    unit.topLevel.flatMap { OutlineMaker(context: self).entries($0, depth: 0) }
  }
}
