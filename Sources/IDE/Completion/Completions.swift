import DesignSystem
package import SwiftSource

/// What the design system has for a caret.
package struct Completions: Hashable, Sendable {
  /// What each of them replaces: on the caret's line, around the caret.
  package var replaced: SourceRange
  /// Best first.
  package var offers: [Completion]
  /// Whether typing on brings no offer that isn't here.
  package var isComplete: Bool

  package init(replaced: SourceRange, offers: [Completion], isComplete: Bool = true) {
    self.replaced = replaced
    self.offers = offers
    self.isComplete = isComplete
  }
}

/// One thing to write at a caret.
package struct Completion: Hashable, Sendable {
  /// What decides its picture.
  package enum Kind: Hashable, Sendable {
    case color
    case enumCase
    case property
    case method
    case initializer
    case type
    case constant
    case value
  }

  /// What is listed: `.h1(.product)`.
  package var label: String
  package var kind: Kind
  /// The value: `#1A1C1E / #E3E2E6`, `16 pt`; empty where none is known.
  package var value: String
  /// `#RRGGBB` or `#RRGGBBAA` in light appearance, for a colour.
  package var hex: String?
  /// What takes the place of `Completions.replaced`.
  package var text: String
  /// The same with places to fill in, in the grammar of LSP snippets; `nil` where there is nothing to fill in.
  package var snippet: String?
  /// What typed letters are matched with, where that isn't the label.
  package var filterText: String?
  package var isDeprecated = false
  /// Whether it is the one to take without thinking: a raw value was typed, and it has just that value.
  package var isPreselected = false
  /// An import to add; it doesn't touch `Completions.replaced`.
  package var additional: [TextReplacement] = []
  /// Under which `EditorContext.documentation(for:)` tells more; `nil` where there is nothing more.
  package var key: String?

  package init(label: String, kind: Kind, text: String, value: String = "") {
    self.label = label
    self.kind = kind
    self.text = text
    self.value = value
  }
}

/// What a client can do with completions.
package struct CompletionOptions: Hashable, Sendable {
  /// Whether places to fill in may be offered.
  package var allowsSnippets: Bool

  package init(allowsSnippets: Bool = false) { self.allowsSnippets = allowsSnippets }
}

extension EditorContext {
  /// What may be written at `offset`; `nil` where the design system has nothing to say.
  package func completions(at offset: UInt32, options: CompletionOptions = CompletionOptions()) -> Completions? {
    guard !vocabulary.tokens.isEmpty || !vocabulary.components.isEmpty,
      let site = CaretScanner.site(in: text, at: Int(offset))
    else { return nil }
    return Completer(context: self, options: options, site: site).complete()
  }
}
