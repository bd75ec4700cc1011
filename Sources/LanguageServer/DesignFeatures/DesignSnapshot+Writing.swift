import DesignTokens
import IDE
import SwiftSource
import Workspace

extension DesignSnapshot {
  func completions(
    at offset: UInt32,
    in document: TextDocument,
    _ cancellation: Cancellation
  ) throws -> CompletionOffers? {
    guard let reading = reading(of: document) else { return nil }
    let options = CompletionOptions(allowsSnippets: true)
    // What the document holds elsewhere needn't be scanned for it.
    let context = EditorContext(reading.state.workspace, reading.analysis, at: reading.place, text: reading.text.bytes)
    guard let found = context.completions(at: offset, options: options) else { return nil }
    return CompletionOffers(
      isComplete: found.isComplete,
      replaced: found.replaced,
      offers: found.offers.map { offer($0, in: reading) }
    )
  }

  private func offer(_ completion: Completion, in reading: DocumentReading) -> CompletionOffer {
    var offer = CompletionOffer(label: completion.label, kind: completion.kind, text: completion.text)
    if !completion.value.isEmpty { offer.labelDescription = completion.value }
    // Clients draw a colour's swatch from a detail that is its hex alone.
    offer.detail = completion.hex ?? offer.labelDescription
    offer.snippet = completion.snippet
    offer.filterText = completion.filterText
    offer.isDeprecated = completion.isDeprecated
    offer.isPreselected = completion.isPreselected
    offer.additionalEdits = completion.additional.map(\.edit)
    offer.detailKey = completion.key.map { "\(reading.path)\n\($0)" }
    return offer
  }

  func completionDetail(for key: String) -> CompletionDetail? {
    documentation(for: key).map { CompletionDetail(detail: nil, documentation: $0) }
  }

  /// - Parameter key: a file of the project, and what the editor features call the entry.
  private func documentation(for key: String) -> ReadableText? {
    let parts = key.split(separator: "\n", maxSplits: 1)
    guard parts.count == 2, let (_, state) = view(of: .init(String(parts[0]))),
      let place = state.workspace.place(of: .init(String(parts[0])))
    else { return nil }
    let context = EditorContext(state.workspace, state.workspace.current, at: place, text: [])
    return context.documentation(for: String(parts[1])).map(\.readable)
  }

  func hover(at offset: UInt32, in document: TextDocument) throws -> HoverText? {
    guard let reading = reading(of: document) else { return nil }
    let counts = reading.state.counts.counted
    let note = EditorContext(reading).hover(at: offset) { name in counts.map { $0[name] ?? 0 } }
    return note.map { HoverText(text: $0.text.readable, range: $0.range) }
  }

  // MARK: Colours and hints

  func colors(in document: TextDocument) throws -> [ColorPlace] {
    guard let reading = reading(of: document) else { return [] }
    return EditorContext(reading).colors().map { spot in
      let bytes = spot.color.bytes
      let color = PickedColor(
        red: Double(bytes.red) / 255,
        green: Double(bytes.green) / 255,
        blue: Double(bytes.blue) / 255,
        alpha: Double(bytes.alpha) / 255
      )
      return ColorPlace(range: spot.range, color: color)
    }
  }

  func colorOffers(_ color: PickedColor, at range: SourceRange, in document: TextDocument) throws -> [ColorOffer] {
    guard let reading = reading(of: document) else { return [] }
    let picked = ColorValue(RGBA8(picked: color))
    return EditorContext(reading).presentations(of: picked, at: range).map { presentation in
      ColorOffer(
        label: presentation.label,
        edit: presentation.edit.edit,
        additionalEdits: presentation.additional.map(\.edit)
      )
    }
  }

  func inlayHints(in range: SourceRange, of document: TextDocument) throws -> [HintOffer] {
    guard let reading = reading(of: document) else { return [] }
    return EditorContext(reading).hints(in: range).map { hint in
      HintOffer(offset: hint.offset, label: hint.label, tooltipKey: hint.key.map { "\(reading.path)\n\($0)" })
    }
  }

  func tooltip(ofHint key: String) -> ReadableText? { documentation(for: key) }

  // MARK: Outline

  func outline(of document: TextDocument) throws -> [OutlineItem] {
    guard let reading = reading(of: document) else { return [] }
    return EditorContext(reading).outline().map { item($0, depth: 0) }
  }

  /// How deep an outline goes at most.
  private static let outlineDepth = 64

  private func item(_ entry: OutlineEntry, depth: Int) -> OutlineItem {
    OutlineItem(
      name: entry.name,
      detail: entry.detail,
      sort: sort(entry.sort),
      isDeprecated: entry.isDeprecated,
      range: entry.range,
      nameRange: entry.nameRange,
      children: depth < Self.outlineDepth ? entry.children.map { item($0, depth: depth + 1) } : []
    )
  }

  private func sort(_ sort: OutlineEntry.Sort) -> SymbolSort {
    switch sort {
    case .component: .component
    case .group: .group
    case .token(let kind):
      switch kind {
      case .color, .gradient, .shadow: .color
      case .font, .typography: .typography
      case .variant, .state, .stylesheet, .metrics: .variant
      default: .measure
      }
    }
  }
}

extension TextReplacement {
  fileprivate var edit: SourceEdit { SourceEdit(range: range, newText: text) }
}

extension AnnotatedText {
  fileprivate var readable: ReadableText {
    ReadableText(markdown: markdown, illustrated: illustrated, plainText: plain)
  }
}

extension RGBA8 {
  fileprivate init(picked color: PickedColor) {
    func byte(_ part: Double) -> UInt8 { UInt8(clamping: Int((min(max(part, 0), 1) * 255).rounded())) }
    self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: byte(color.alpha))
  }
}
