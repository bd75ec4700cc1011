import JSON

/// How the client gets diagnostics and what it makes of them.
package struct DiagnosticClientCapabilities: Sendable, Equatable {
  /// Whether it can ask for them.
  package let pull: Bool
  /// Whether it says that it takes them without asking.
  package let push: Bool
  /// Whether an answer may hold the diagnostics of other documents.
  package let relatedDocuments: Bool
  package let relatedInformation: Bool
  package let version: Bool
  package let codeDescription: Bool
  package let data: Bool
  /// The tags that are known.
  package let tags: Set<Int>

  /// - Parameter field: the capabilities of text documents. What a diagnostic may hold is said under either way to
  ///   deliver it; clients of 3.17 say it for pushing alone.
  init(_ field: Field) {
    let push = field.member("publishDiagnostics")
    let pulled = field.member("diagnostic")
    pull = pulled.value?.objectValue != nil
    self.push = push.value?.objectValue != nil
    relatedDocuments = pulled.flag("relatedDocumentSupport")
    relatedInformation = push.flag("relatedInformation") || pulled.flag("relatedInformation")
    version = push.flag("versionSupport")
    codeDescription = push.flag("codeDescriptionSupport") || pulled.flag("codeDescriptionSupport")
    data = push.flag("dataSupport") || pulled.flag("dataSupport")
    tags = Set(push.integers("tagSupport", "valueSet") ?? pulled.integers("tagSupport", "valueSet") ?? [])
  }
}
