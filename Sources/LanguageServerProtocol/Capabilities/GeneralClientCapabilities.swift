import JSON

/// What holds for all messages.
package struct GeneralClientCapabilities: Sendable, Equatable {
  /// Names of position encodings, the client's favourite first; empty where none is named.
  package let positionEncodings: [String]
  /// Methods that the client asks again by itself when it hears that the content was modified.
  package let retriedOnContentModified: Set<String>
  /// What the client reads Markdown with.
  package let markdownParser: String?

  init(_ field: Field) {
    positionEncodings = field.strings("positionEncodings") ?? []
    retriedOnContentModified = Set(field.strings("staleRequestSupport", "retryOnContentModified") ?? [])
    markdownParser = field.value("markdown", "parser")?.stringValue
  }
}

/// What the client's windows can show.
package struct WindowClientCapabilities: Sendable, Equatable {
  /// Whether the server may begin progress of its own.
  package let workDoneProgress: Bool

  init(_ field: Field) {
    workDoneProgress = field.flag("workDoneProgress")
  }
}
