package import LanguageServerProtocol
import Workspace

/// What two spellings of one URI have in common: percent-encoding and the scheme's case don't count.
///
/// Symbolic links do: two ways to a file are two documents of the client.
package struct DocumentKey: Hashable, Sendable {
  private let text: String

  package init(_ uri: DocumentURI) {
    text = FileURI.path(of: uri).map { "file:" + $0.string } ?? uri.string
  }

  /// By bytes, since strings would take two spellings of a character as one.
  package static func == (left: DocumentKey, right: DocumentKey) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
