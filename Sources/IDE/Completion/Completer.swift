import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// Finds what may be written at one caret.
struct Completer {
  let context: EditorContext
  let options: CompletionOptions
  let site: CaretSite

  /// The most offers of one list; typing on brings the others.
  static let limit = 200

  /// What has been typed of a name.
  var typed: String {
    String(decoding: context.text[min(site.range.lowerBound, site.caret)..<site.caret], as: UTF8.self)
  }

  func complete() -> Completions? {
    switch site.token {
    case .word:
      guard let reading = context.read(site) else { return nil }
      return word(reading)
    case .number: return number()
    case .string(let text): return string(text)
    }
  }

  private func word(_ reading: CaretReading) -> Completions? {
    let isImplicit = reading.unit.kind(reading.expectation.node) == .member && reading.base == nil
    let start = isImplicit ? site.dot ?? site.range.lowerBound : site.range.lowerBound
    return completions(
      candidates(reading).filter { $0.matches(typed) },
      replacing: start..<site.range.upperBound,
      reading
    )
  }

  /// What may stand in place of the placeholder, whatever is typed.
  func candidates(_ reading: CaretReading) -> [CompletionCandidate] {
    if let base = reading.base { return members(of: base, reading) }
    let isImplicit = reading.unit.kind(reading.expectation.node) == .member
    return values(reading) + (isImplicit ? [] : names(reading))
  }

  // MARK: Wording

  /// The list of the candidates, in order; `nil` for none.
  func completions(
    _ candidates: [CompletionCandidate],
    replacing range: Range<Int>,
    _ reading: CaretReading,
    filterText: String? = nil
  ) -> Completions? {
    guard !candidates.isEmpty, isOnOneLine(range) else { return nil }
    let isCalled = reading.expectation.isCalled
    var seen: Set<String> = []
    var offers: [Completion] = []
    // Places are sorted: candidates are large.
    for place in candidates.indices.sorted(by: { candidates[$0].rank < candidates[$1].rank }) {
      var candidate = candidates[place]
      // The arguments are there already.
      if isCalled, let open = candidate.text.firstIndex(of: "(") {
        candidate.text = String(candidate.text[..<open])
        candidate.snippet = nil
      }
      guard seen.insert(candidate.text).inserted else { continue }
      if offers.count == Self.limit {
        return Completions(replaced: SourceRange(clamping: range), offers: offers, isComplete: false)
      }
      offers.append(offer(candidate, filterText: filterText))
    }
    return Completions(
      replaced: SourceRange(clamping: range),
      offers: offers,
      isComplete: filterText == nil
    )
  }

  private func offer(_ candidate: CompletionCandidate, filterText: String?) -> Completion {
    var offer = Completion(label: candidate.text, kind: .constant, text: candidate.text)
    offer.isDeprecated = candidate.isDeprecated
    offer.isPreselected = filterText != nil && candidate.rank.difference == 0
    offer.snippet = options.allowsSnippets ? candidate.snippet : nil
    offer.filterText = filterText
    if let module = candidate.missingImport {
      offer.additional = [ImportInsertion.edit(adding: module, to: context.text)]
    }
    switch candidate.subject {
    case .token(let token): word(token, &offer)
    case .member(let symbol):
      offer.kind = context.symbols[symbol].kind == .enumCase ? .enumCase : .property
      offer.value = context.symbols[symbol].documentation?.firstLine ?? ""
    case .component(let component):
      offer.kind = .type
      offer.value = component.documentation?.firstLine ?? component.base
      offer.key = "component:" + component.name.text
    case .asset(let color):
      offer.kind = color == nil ? .value : .color
      offer.value = color.map { ValueText.describe($0) } ?? ""
      offer.hex = color?.resolved(in: .light)?.bytes.shortHexText
    }
    return offer
  }

  private func word(_ token: Token, _ offer: inout Completion) {
    offer.value = ValueText.short(token.standardValue)
    offer.key = "token:" + token.name.text
    if let color = token.standardValue.color {
      offer.kind = .color
      offer.hex = color.resolved(in: .light)?.bytes.shortHexText
    } else if let symbol = token.symbol {
      switch context.symbols[symbol].kind {
      case .enumCase: offer.kind = .enumCase
      case .function: offer.kind = .method
      case .variable: offer.kind = token.reach.needsInstance ? .property : .constant
      default: offer.kind = .value
      }
    }
  }

  private func isOnOneLine(_ range: Range<Int>) -> Bool {
    !context.text[range].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }
}

extension RGBA8 {
  /// `#RRGGBB`, and `AA` where it isn't opaque.
  var shortHexText: String { alpha == 255 ? String(hexText.dropLast(2)) : hexText }
}

extension String {
  /// Up to the first line's end.
  var firstLine: String { String(prefix { !$0.isNewline }) }
}
