import JSON

/// What the client makes of the remaining requests about a document.
package struct LanguageClientCapabilities: Sendable, Equatable {
  /// The kinds of hover texts, the client's favourite first; plain text where none is named.
  package let hoverFormats: [MarkupKind]
  package let definitionLinks: Bool
  package let hierarchicalSymbols: Bool
  /// Properties of an inlay hint that may come late.
  package let resolvedHintProperties: Set<String>

  /// - Parameter field: the capabilities of text documents.
  init(_ field: Field) {
    hoverFormats = MarkupKind.list(field.strings("hover", "contentFormat"))
    definitionLinks = field.flag("definition", "linkSupport")
    hierarchicalSymbols = field.flag("documentSymbol", "hierarchicalDocumentSymbolSupport")
    resolvedHintProperties = Set(field.strings("inlayHint", "resolveSupport", "properties") ?? [])
  }
}
