package import LanguageServerProtocol
package import SwiftSource
package import Workspace

/// A document as the client's editor holds it.
package struct OpenDocument: Sendable {
  /// As the client spelled it when it opened the document.
  package let uri: DocumentURI
  /// The real file's path, whether or not it exists; nil for what is no file.
  package let path: FilePath?
  package let language: DocumentLanguage
  package private(set) var version: Int
  package private(set) var text: LineTable

  package init(uri: DocumentURI, path: FilePath?, language: DocumentLanguage, version: Int, text: String) {
    self.uri = uri
    self.path = path
    self.language = language
    self.version = version
    // A mark that the client sent is a character to it.
    self.text = LineTable(of: Array(text.utf8), byteOrderMark: .counted)
  }

  /// The document as features see it.
  package var textDocument: TextDocument {
    TextDocument(id: path.map(DocumentID.file) ?? .buffer(uri.string), language: language, text: text, version: version)
  }

  /// Applies one change to the text that the changes before left.
  ///
  /// What lies outside of the text is clamped, and a range whose end comes first is turned around.
  package mutating func apply(_ change: ContentChange, in encoding: PositionEncoding) -> TextChange {
    let range: SourceRange
    if let positions = change.range {
      let converter = PositionConverter(text: text, encoding: encoding)
      let start = converter.offset(of: positions.start)
      let end = converter.offset(of: positions.end)
      range = SourceRange(min(start, end), max(start, end))
    } else {
      range = SourceRange(clamping: 0..<text.bytes.count)
    }
    var bytes = text.bytes
    bytes.replaceSubrange(range.indices, with: change.text.utf8)
    text = LineTable(of: bytes, byteOrderMark: .counted)
    return TextChange(range: range, newLength: change.text.utf8.count)
  }

  package mutating func setVersion(_ version: Int) {
    self.version = version
  }
}
