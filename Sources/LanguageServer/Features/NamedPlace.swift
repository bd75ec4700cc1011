package import SwiftSource

/// What decides a symbol's picture.
package enum SymbolSort: Sendable {
  case color
  case typography
  case measure
  case component
  case variant
  case asset
  case theme
  case group
  case function
}

/// A symbol of the workspace with its place.
package struct NamedPlace: Sendable, Equatable {
  package let name: String
  package let sort: SymbolSort
  package let container: String?
  package let isDeprecated: Bool
  package let place: FilePlace

  package init(name: String, sort: SymbolSort, container: String?, isDeprecated: Bool = false, place: FilePlace) {
    self.name = name
    self.sort = sort
    self.container = container
    self.isDeprecated = isDeprecated
    self.place = place
  }
}

/// A symbol of a document with what it holds.
package struct OutlineItem: Sendable, Equatable {
  package let name: String
  package let detail: String?
  package let sort: SymbolSort
  package let isDeprecated: Bool
  /// The whole declaration.
  package let range: SourceRange
  /// The name alone; inside `range`.
  package let nameRange: SourceRange
  package let children: [OutlineItem]

  package init(
    name: String,
    detail: String?,
    sort: SymbolSort,
    isDeprecated: Bool = false,
    range: SourceRange,
    nameRange: SourceRange,
    children: [OutlineItem] = []
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
