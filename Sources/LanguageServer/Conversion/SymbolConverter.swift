import LanguageServerProtocol
import SwiftSource

/// Puts the symbols of a document into the client's words.
struct SymbolConverter {
  let document: ViewedDocument

  /// How deep a tree goes at most; keeps the recursion bounded.
  private static let depth = 64

  func symbol(_ item: OutlineItem, depth: Int = 0) -> DocumentSymbol {
    var symbol = DocumentSymbol(
      name: Self.name(item.name),
      detail: item.detail,
      kind: item.sort.symbolKind,
      range: document.converter.range(of: item.range),
      selectionRange: document.converter.range(of: item.nameRange.clamped(to: item.range))
    )
    symbol.isDeprecated = item.isDeprecated
    if depth < Self.depth { symbol.children = item.children.map { self.symbol($0, depth: depth + 1) } }
    return symbol
  }

  /// All symbols in a row, each with the name of what holds it.
  func flat(_ items: [OutlineItem], in container: String? = nil, depth: Int = 0) -> [SymbolInformation] {
    items.flatMap { item in
      var symbol = SymbolInformation(
        name: Self.name(item.name),
        kind: item.sort.symbolKind,
        containerName: container,
        location: Location(uri: document.uri, range: document.converter.range(of: item.range))
      )
      symbol.isDeprecated = item.isDeprecated
      return [symbol] + (depth < Self.depth ? flat(item.children, in: item.name, depth: depth + 1) : [])
    }
  }

  /// Clients refuse a whole answer over one empty name.
  static func name(_ name: String) -> String {
    name.isEmpty ? "_" : name
  }
}

extension SymbolSort {
  var symbolKind: SymbolKind {
    switch self {
    case .color, .measure: .constant
    case .typography, .variant: .enumMember
    case .component: .class
    case .asset: .file
    case .theme: .interface
    case .group: .namespace
    case .function: .function
    }
  }
}
