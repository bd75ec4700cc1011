import IDE
import JSON
import LanguageServerProtocol
import SwiftSource

/// Puts completion offers into the client's words, with no more than it can show.
struct CompletionConverter {
  let capabilities: CompletionClientCapabilities
  let drawsPictures: Bool
  let converter: PositionConverter
  /// What an offer replaces, and where the caret stands in it.
  let replaced: SourceRange
  let caret: UInt32

  /// The range that all items share, for clients that want it said once.
  var defaults: JSONObject? {
    guard sharesRange else { return nil }
    return ["editRange": sharedRange]
  }

  /// - Parameter rank: its place in the list; the client keeps it.
  func item(_ offer: CompletionOffer, rank: Int) -> CompletionItem {
    var item = CompletionItem(label: offer.label)
    if capabilities.labelDetails {
      item.labelDetail = offer.labelDetail
      item.labelDescription = offer.labelDescription
    }
    item.kind = kind(offer.kind)
    item.isDeprecatedTag = offer.isDeprecated && capabilities.tags.contains(1)
    item.isDeprecatedFlag = offer.isDeprecated && !item.isDeprecatedTag && capabilities.deprecated
    item.detail = offer.detail ?? (capabilities.labelDetails ? nil : offer.labelDescription)
    item.documentation = offer.documentation.map {
      $0.content(in: capabilities.documentationFormats, pictures: drawsPictures)
    }
    item.isPreselected = offer.isPreselected
    item.sortText = Self.sortText(rank)
    item.filterText = offer.filterText
    let snippet = capabilities.snippets ? offer.snippet : nil
    item.isSnippet = snippet != nil
    let newText = snippet ?? offer.text
    if sharesRange {
      item.textEditText = newText
    } else {
      item.edit = edit(newText)
    }
    item.additionalTextEdits = offer.additionalEdits.map(converter.edit)
    item.data = offer.detailKey.map { ["key": .string($0)] }
    return item
  }

  /// Digits of one length, so that they sort as numbers do.
  static func sortText(_ rank: Int) -> String {
    let digits = String(rank)
    return String(repeating: "0", count: max(5 - digits.count, 0)) + digits
  }

  private var sharesRange: Bool { capabilities.itemDefaults.contains("editRange") }

  private var insertRange: PositionRange {
    converter.range(of: SourceRange(replaced.lowerBound, min(max(caret, replaced.lowerBound), replaced.upperBound)))
  }

  private var sharedRange: JSONValue {
    let replace = converter.range(of: replaced)
    return capabilities.insertReplace ? ["insert": insertRange.json, "replace": replace.json] : replace.json
  }

  private func edit(_ newText: String) -> CompletionItem.Edit {
    let replace = converter.range(of: replaced)
    return capabilities.insertReplace
      ? .insertReplace(newText: newText, insert: insertRange, replace: replace)
      : .replace(TextEdit(range: replace, newText: newText))
  }

  private func kind(_ kind: CompletionOffer.Kind) -> CompletionItemKind {
    switch kind {
    case .color: .color
    case .enumCase: .enumMember
    case .property: .property
    case .method: .method
    case .initializer: .constructor
    case .type: .class
    case .constant: .constant
    case .value: .value
    }
  }
}
