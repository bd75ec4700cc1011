import LanguageServerProtocol

extension ReadableText {
  /// The text in the form that the client likes best.
  func content(in formats: [MarkupKind]) -> MarkupContent {
    switch formats.first ?? .plainText {
    case .markdown: MarkupContent(kind: .markdown, value: markdown)
    case .plainText: MarkupContent(kind: .plainText, value: plainText)
    }
  }
}
