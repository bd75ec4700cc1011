import LanguageServerProtocol
import SwiftSource
import Workspace

/// An unchanging view of the session, in which requests are answered on any thread.
struct SessionSnapshot: Sendable {
  let client: ClientProfile
  let documents: DocumentStore
  let folders: OpenFolders
  let settings: EditorSettings
  let files: OverlayFileSystem
  let features: any FeatureSnapshot

  /// A document that is open, or a file of the workspace that isn't; nil for anything else.
  func document(_ uri: DocumentURI) -> ViewedDocument? {
    openDocument(DocumentKey(uri)) ?? closedDocument(uri)
  }

  func openDocument(_ key: DocumentKey) -> ViewedDocument? {
    documents[key].map { document in
      ViewedDocument(
        uri: document.uri,
        text: document.textDocument,
        isServed: isServed(document.path),
        encoding: client.encoding
      )
    }
  }

  func closedDocument(_ uri: DocumentURI) -> ViewedDocument? {
    guard let path = FileURI.path(of: uri) else { return nil }
    let real = files.nearestRealPath(of: path)
    // The file may be open under another name.
    if let open = documents.document(at: real) {
      return ViewedDocument(uri: uri, text: open.textDocument, isServed: isServed(real), encoding: client.encoding)
    }
    guard isServed(real), let text = text(of: real) else { return nil }
    let document = TextDocument(
      id: .file(real),
      language: DocumentLanguage(name: real.name),
      text: text,
      version: nil
    )
    return ViewedDocument(uri: uri, text: document, isServed: true, encoding: client.encoding)
  }

  /// - Parameter path: a real one.
  func text(of path: FilePath) -> LineTable? {
    if let open = documents.document(at: path) { return open.text }
    return features.text(of: path) ?? (try? files.read(path, limit: Self.readLimit)).map { LineTable(of: $0) }
  }

  /// How the client spells a file's URI.
  func uri(of path: FilePath) -> DocumentURI {
    documents.document(at: path)?.uri ?? folders.uri(of: path)
  }

  private func isServed(_ path: FilePath?) -> Bool {
    switch folders.scope(of: path) {
    // A folder's configuration may lie above it.
    case .outside: path.map { features.problemFiles().contains($0) } ?? false
    case .inFolder, .singleFile, .standalone: true
    }
  }

  /// In bytes; what is larger is no source file.
  private static let readLimit = 64 << 20
}

/// A document as a request sees it.
struct ViewedDocument: Sendable {
  /// As the client spells it.
  let uri: DocumentURI
  let text: TextDocument
  /// Whether anything is said about the document.
  let isServed: Bool
  let converter: PositionConverter

  init(uri: DocumentURI, text: TextDocument, isServed: Bool, encoding: PositionEncoding) {
    self.uri = uri
    self.text = text
    self.isServed = isServed
    converter = PositionConverter(text: text.text, encoding: encoding)
  }
}
