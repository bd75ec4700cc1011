import JSON

/// What the client makes of completions.
package struct CompletionClientCapabilities: Sendable, Equatable {
  package let snippets: Bool
  package let insertReplace: Bool
  package let deprecated: Bool
  package let labelDetails: Bool
  /// The kinds of documentation, the client's favourite first; plain text where none is named.
  package let documentationFormats: [MarkupKind]
  /// The tags of items that are known.
  package let tags: Set<Int>
  /// Properties of an item that may come late.
  package let resolvedProperties: Set<String>
  /// Properties of items that may be said once for all.
  package let itemDefaults: Set<String>

  init(_ field: Field) {
    let item = field.member("completionItem")
    snippets = item.flag("snippetSupport")
    insertReplace = item.flag("insertReplaceSupport")
    deprecated = item.flag("deprecatedSupport")
    labelDetails = item.flag("labelDetailsSupport")
    documentationFormats = MarkupKind.list(item.strings("documentationFormat"))
    tags = Set(item.integers("tagSupport", "valueSet") ?? [])
    // Without a list these two may come late, as they always could.
    resolvedProperties = Set(item.strings("resolveSupport", "properties") ?? ["documentation", "detail"])
    itemDefaults = Set(field.strings("completionList", "itemDefaults") ?? [])
  }
}

extension MarkupKind {
  /// The kinds that are known of a client's list, plain text where none is.
  static func list(_ names: [String]?) -> [MarkupKind] {
    let kinds = (names ?? []).compactMap(MarkupKind.init)
    return kinds.isEmpty ? [.plainText] : kinds
  }
}
