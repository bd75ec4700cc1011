import DesignSystem
import DesignTokens
package import SwiftSource
import Symbols
import Usages

/// A vocabulary entry named in the document.
package struct EntryMention: Sendable {
  package let entry: VocabularyEntry
  package let range: SourceRange
  /// Whether the entry is defined here.
  package let isDeclaration: Bool
}

extension EditorContext {
  /// The entry that is defined or named at `offset`; of several around it the innermost.
  package func entry(at offset: UInt32) -> EntryMention? {
    let here = declaredEntries().filter { $0.range.touches(offset) }
    if let declared = here.first { return declared }
    return mentions { $0.touches(offset) }.min { $0.range.count < $1.range.count }
  }

  /// The entries that the document defines, in source order, at their names.
  package func declaredEntries() -> [EntryMention] {
    let tokens = vocabulary.tokens.lazy.filter { $0.symbol?.file == file }.map(VocabularyEntry.token)
    let components = vocabulary.components.lazy.filter { $0.symbol.file == file }.map(VocabularyEntry.component)
    return (Array(tokens) + Array(components)).compactMap { entry in
      guard let symbol = entry.symbol, Int(symbol.declaration.index) < unit.declarations.count else { return nil }
      let range = unit[symbol.declaration].nameRange
      return range.isEmpty ? nil : EntryMention(entry: entry, range: range, isDeclaration: true)
    }
    .sorted { $0.range < $1.range }
  }

  /// The places where the document names entries, in source order.
  /// - Parameter isWanted: by their ranges.
  package func mentions(where isWanted: (SourceRange) -> Bool = { _ in true }) -> [EntryMention] {
    let tokens = scan.references.filter { isWanted($0.range) }.compactMap { reference -> EntryMention? in
      guard let token = vocabulary.entries(named: reference.name).first(where: { $0.place == reference.place }) else {
        return nil
      }
      return EntryMention(entry: .token(token), range: reference.range, isDeclaration: false)
    }
    return (tokens + componentMentions(isWanted)).sorted { $0.range < $1.range }
  }

  /// Where a component's type is named: in expressions and in types.
  private func componentMentions(_ isWanted: (SourceRange) -> Bool) -> [EntryMention] {
    guard !vocabulary.components.isEmpty else { return [] }
    var byName: [Substring: Component] = [:]
    for component in vocabulary.components { byName[component.name.lastComponent] = component }
    var found: [EntryMention] = []
    func note(_ name: String, _ range: SourceRange) {
      guard let component = byName[Substring(name)] else { return }
      let resolved = symbols.resolveType(named: name, at: Place(file: file, declaration: nil))
      guard resolved.key == .nominal(component.symbol) else { return }
      let upper = min(range.upperBound, range.lowerBound &+ UInt32(clamping: name.utf8.count))
      let mention = SourceRange(range.lowerBound, upper)
      found.append(EntryMention(entry: .component(component), range: mention, isDeclaration: false))
    }
    for index in unit.nodes.indices where unit.nodes[index].kind == .identifier {
      let id = NodeID(Int32(clamping: index))
      if isWanted(unit.range(id)) { note(unit.name(id), unit.range(id)) }
    }
    for type in unit.types where type.kind == .named && isWanted(type.range) { note(type.name, type.range) }
    var seen: Set<SourceRange> = []
    return found.filter { seen.insert($0.range).inserted }
  }
}
