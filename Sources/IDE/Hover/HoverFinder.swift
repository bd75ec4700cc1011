import DesignSystem
import DesignTokens
import Linting
import SwiftSource
import Usages

/// Finds what a pointer is on.
struct HoverFinder {
  let context: EditorContext
  let offset: UInt32

  func note(_ uses: (TokenName) -> Int?) -> HoverNote? {
    guard Int(offset) <= context.text.count else { return nil }
    return entry(uses) ?? rawValue()
  }

  /// A token, variant or component that is defined or named here.
  private func entry(_ uses: (TokenName) -> Int?) -> HoverNote? {
    guard let mention = context.entry(at: offset) else { return nil }
    let note = TokenNote(vocabulary: context.vocabulary)
    let count = uses(mention.entry.name)
    let text =
      switch mention.entry {
      case .token(let token): note.text(token, uses: count)
      case .component(let component): note.text(component, uses: count)
      }
    return HoverNote(range: mention.range, text: text)
  }

  /// The innermost raw value that is written here.
  private func rawValue() -> HoverNote? {
    let here = context.usages().filter { $0.range.touches(offset) }
    guard let usage = here.min(by: { $0.range.count < $1.range.count }) else { return nil }
    let note = RawValueNote(vocabulary: context.vocabulary)
    return note.text(usage, context.suggester.suggestions(for: usage)).map { HoverNote(range: usage.range, text: $0) }
  }
}
