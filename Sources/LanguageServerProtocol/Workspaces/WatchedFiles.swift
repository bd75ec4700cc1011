package import JSON

/// Files were made, changed or deleted outside of the client's buffers.
package enum DidChangeWatchedFilesNotification: ClientNotification {
  package static let method = "workspace/didChangeWatchedFiles"

  package struct Params: FieldDecodable {
    /// In any order, repeats included. What the event was isn't read: only the disk knows what is there now.
    package let uris: [DocumentURI]

    package init(_ field: Field) throws(InvalidField) {
      uris = try field.required("changes", as: [FileEvent].self).map(\.uri)
    }
  }

  private struct FileEvent: FieldDecodable {
    let uri: DocumentURI

    init(_ field: Field) throws(InvalidField) {
      uri = try field.required("uri")
    }
  }
}

/// What the client is asked to watch.
package struct FileSystemWatcher: Hashable, Sendable, JSONEncodable {
  /// With `*`, `?`, `**`, `{a,b}` and `[ab]`.
  package let pattern: String
  /// The folder that the pattern starts in; only for clients that know relative patterns.
  package let base: DocumentURI?

  package init(pattern: String, base: DocumentURI? = nil) {
    self.pattern = pattern
    self.base = base
  }

  package var json: JSONValue {
    if let base {
      ["globPattern": ["baseUri": base.json, "pattern": .string(pattern)]]
    } else {
      ["globPattern": .string(pattern)]
    }
  }
}
