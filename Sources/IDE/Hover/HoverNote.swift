import DesignSystem
package import DesignTokens
package import SwiftSource

/// What there is to say about a range of the document.
package struct HoverNote: Hashable, Sendable {
  package let range: SourceRange
  package let text: AnnotatedText

  package init(range: SourceRange, text: AnnotatedText) {
    self.range = range
    self.text = text
  }
}

extension EditorContext {
  /// What stands at `offset`: a token, component or variant, or a raw value with the nearest tokens.
  ///
  /// - Parameter uses: how often the workspace uses an entry, by its name; `nil` where that isn't known.
  package func hover(at offset: UInt32, uses: (TokenName) -> Int? = { _ in nil }) -> HoverNote? {
    HoverFinder(context: self, offset: offset).note(uses)
  }

  /// What a completion or hint left out, by its key.
  package func documentation(for key: String) -> AnnotatedText? {
    guard let colon = key.firstIndex(of: ":") else { return nil }
    let name = TokenName(String(key[key.index(after: colon)...]))
    let note = TokenNote(vocabulary: vocabulary)
    switch key[..<colon] {
    case "token": return vocabulary.entry(named: name).map { note.text($0) }
    case "component": return vocabulary.component(named: name).map { note.text($0) }
    default: return nil
    }
  }
}
