package import IDE
package import SwiftSource

/// What may be written at a caret.
package struct CompletionOffers: Sendable, Equatable {
  /// Whether typing on brings no offer that isn't here.
  package var isComplete: Bool
  /// What an offer replaces: on one line, around the caret.
  package var replaced: SourceRange
  /// Best first.
  package var offers: [CompletionOffer]

  package init(isComplete: Bool, replaced: SourceRange, offers: [CompletionOffer]) {
    self.isComplete = isComplete
    self.replaced = replaced
    self.offers = offers
  }
}

/// One entry of a completion list.
package struct CompletionOffer: Sendable, Equatable {
  package typealias Kind = Completion.Kind

  package var label: String
  /// Behind the label: its arguments.
  package var labelDetail: String?
  /// At the line's end: the value.
  package var labelDescription: String?
  package var kind: Kind
  /// One line; for a colour its hex, which clients draw a swatch from.
  package var detail: String?
  package var documentation: ReadableText?
  package var text: String
  /// The text with places to fill in, in the grammar of LSP snippets.
  package var snippet: String?
  /// What typed letters are matched with; nil: the label.
  package var filterText: String?
  package var isDeprecated = false
  package var isPreselected = false
  /// Such as an import; they don't touch `replaced`.
  package var additionalEdits: [SourceEdit] = []
  /// Under which `completionDetail(for:)` tells the rest; nil: there is none.
  package var detailKey: String?

  package init(label: String, kind: Kind, text: String) {
    self.label = label
    self.kind = kind
    self.text = text
  }
}

/// The costly part of an offer.
package struct CompletionDetail: Sendable, Equatable {
  package let detail: String?
  package let documentation: ReadableText?

  package init(detail: String?, documentation: ReadableText?) {
    self.detail = detail
    self.documentation = documentation
  }
}
