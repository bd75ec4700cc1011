import DesignSystem
import DesignTokens
import Linting
import SwiftSource
import Symbols
import Usages

/// Finds what a pointer is on.
struct HoverFinder {
  let context: EditorContext
  let offset: UInt32

  private var tokens: TokenNote { TokenNote(vocabulary: context.vocabulary) }

  func note(_ uses: (TokenName) -> Int?) -> HoverNote? {
    guard Int(offset) <= context.text.count else { return nil }
    return declared(uses) ?? used(uses) ?? named(uses)
  }

  /// An entry that is defined here.
  private func declared(_ uses: (TokenName) -> Int?) -> HoverNote? {
    let unit = context.unit
    guard let index = unit.declarations.firstIndex(where: { $0.nameRange.touches(offset) && !$0.nameRange.isEmpty })
    else {
      return nil
    }
    let symbol = SymbolID(file: context.file, declaration: DeclarationID(Int32(clamping: index)))
    let range = unit.declarations[index].nameRange
    if let token = context.vocabulary.entries(declaredBy: symbol).first {
      return HoverNote(range: range, text: tokens.text(token, uses: uses(token.name)))
    }
    if let component = context.vocabulary.components.first(where: { $0.symbol == symbol }) {
      return HoverNote(range: range, text: tokens.text(component, uses: uses(component.name)))
    }
    return nil
  }

  /// The innermost token or raw value that is used here.
  private func used(_ uses: (TokenName) -> Int?) -> HoverNote? {
    let here = context.usages().filter { $0.range.touches(offset) }
    guard let usage = here.min(by: { $0.range.count < $1.range.count }) else { return nil }
    if let token = context.token(of: usage) {
      return HoverNote(range: usage.range, text: tokens.text(token, uses: uses(token.name)))
    }
    let note = RawValueNote(vocabulary: context.vocabulary)
    return note.text(usage, context.suggester.suggestions(for: usage)).map { HoverNote(range: usage.range, text: $0) }
  }

  /// A name that completion would offer here: a variant, a state, a component.
  private func named(_ uses: (TokenName) -> Int?) -> HoverNote? {
    guard let site = CaretScanner.site(in: context.text, at: Int(offset)), case .word = site.token, !site.range.isEmpty
    else { return nil }
    let word = String(decoding: context.text[site.range], as: UTF8.self)
    if let component = context.vocabulary.components.first(where: { $0.name.lastComponent == word }), site.dot == nil {
      return HoverNote(
        range: SourceRange(clamping: site.range),
        text: tokens.text(component, uses: uses(component.name))
      )
    }
    guard let reading = context.read(site) else { return nil }
    let completer = Completer(context: context, options: CompletionOptions(), site: site)
    let rest = context.text[(site.hasBase ? site.range.lowerBound : site.dot ?? site.range.lowerBound)...]
    let fitting = completer.candidates(reading).filter { rest.starts(with: $0.text.utf8) }
    guard let candidate = fitting.max(by: { $0.text.utf8.count < $1.text.utf8.count }) else { return nil }
    let range = SourceRange(clamping: rest.startIndex..<rest.startIndex + candidate.text.utf8.count)
    switch candidate.subject {
    case .token(let token): return HoverNote(range: range, text: tokens.text(token, uses: uses(token.name)))
    case .component(let component):
      return HoverNote(range: range, text: tokens.text(component, uses: uses(component.name)))
    case .member, .asset: return nil
    }
  }
}
