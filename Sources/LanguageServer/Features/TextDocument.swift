package import SwiftSource
package import Workspace

/// What names a document across edits.
package enum DocumentID: Hashable, Sendable {
  /// A file, by its real path.
  case file(FilePath)
  /// What exists in an editor only, an untitled buffer or a revision: by the client's URI.
  case buffer(String)

  var isBuffer: Bool { if case .buffer = self { true } else { false } }
}

/// How a document is written.
package enum DocumentLanguage: Hashable, Sendable {
  case swift
  case json
  case other

  /// By the client's word first, then by the name's extension.
  package init(languageID: String, name: some StringProtocol) {
    switch languageID.lowercased() {
    case "swift": self = .swift
    case "json", "jsonc": self = .json
    case "": self.init(name: name)
    default: self = .other
    }
  }

  package init(name: some StringProtocol) {
    if name.hasSuffix(".swift") {
      self = .swift
    } else {
      self = name.hasSuffix(".json") || name.hasSuffix(".tokens") ? .json : .other
    }
  }
}

/// A text to be analysed, as it was at one moment.
package struct TextDocument: Sendable {
  package let id: DocumentID
  package let language: DocumentLanguage
  package let text: LineTable
  /// The client's number; nil for a document that isn't open.
  package let version: Int?

  package init(id: DocumentID, language: DocumentLanguage, text: LineTable, version: Int?) {
    self.id = id
    self.language = language
    self.text = text
    self.version = version
  }
}
