import LanguageServerProtocol

extension ReadableText {
  /// The text in the form that the client likes best.
  /// - Parameter pictures: whether the client draws them.
  func content(in formats: [MarkupKind], pictures: Bool) -> MarkupContent {
    switch formats.first {
    case .markdown?: MarkupContent(kind: .markdown, value: (pictures ? illustrated : nil) ?? markdown)
    case .plainText?: MarkupContent(kind: .plainText, value: plainText)
    case nil: MarkupContent(kind: nil, value: plainText)
    }
  }
}
