import LanguageServerProtocol
import SwiftSource
import Workspace

/// The documents that the client has open.
package struct DocumentStore: Sendable {
  private var documents: [DocumentKey: OpenDocument] = [:]
  /// In the order in which they were last touched; the last one of a path holds the path's text.
  private var order: [DocumentKey] = []

  package init() {}

  /// In no order.
  var all: some Collection<(key: DocumentKey, value: OpenDocument)> { documents }

  subscript(key: DocumentKey) -> OpenDocument? { documents[key] }

  subscript(uri: DocumentURI) -> OpenDocument? { documents[DocumentKey(uri)] }

  /// The document whose text counts for a real path.
  func document(at path: FilePath) -> OpenDocument? {
    order.last { documents[$0]?.path == path }.flatMap { documents[$0] }
  }

  /// The texts that count instead of the disk's.
  var buffers: [FilePath: [UInt8]] {
    var buffers: [FilePath: [UInt8]] = [:]
    for key in order {
      if let document = documents[key], let path = document.path { buffers[path] = document.text.bytes }
    }
    return buffers
  }

  /// - Returns: whether a document of that URI was open already, and is replaced.
  mutating func open(_ document: OpenDocument) -> Bool {
    let key = DocumentKey(document.uri)
    touch(key)
    return documents.updateValue(document, forKey: key) != nil
  }

  /// - Returns: what happened to the text, each change in the text that the one before left; nil for a document that
  ///   isn't open.
  mutating func change(_ params: DidChangeNotification.Params, in encoding: PositionEncoding) -> [TextChange]? {
    let key = DocumentKey(params.uri)
    // Taken out so that its text has one owner while it changes.
    guard var document = documents.removeValue(forKey: key) else { return nil }
    let changes = params.changes.map { document.apply($0, in: encoding) }
    if let version = params.version { document.setVersion(version) }
    documents[key] = document
    touch(key)
    return changes
  }

  mutating func close(_ uri: DocumentURI) -> OpenDocument? {
    let key = DocumentKey(uri)
    order.removeAll { $0 == key }
    return documents.removeValue(forKey: key)
  }

  private mutating func touch(_ key: DocumentKey) {
    if order.last == key { return }
    order.removeAll { $0 == key }
    order.append(key)
  }
}
