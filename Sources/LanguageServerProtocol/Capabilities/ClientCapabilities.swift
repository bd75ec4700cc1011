/// What a client can do, as far as the server asks.
///
/// Whatever is missing or of another type than expected counts as not supported: strange capabilities are no reason
/// to refuse a client.
package struct ClientCapabilities: Sendable, Equatable {
  package let general: GeneralClientCapabilities
  package let window: WindowClientCapabilities
  package let workspace: WorkspaceClientCapabilities
  package let completion: CompletionClientCapabilities
  package let codeAction: CodeActionClientCapabilities
  package let diagnostics: DiagnosticClientCapabilities
  package let language: LanguageClientCapabilities

  package init(_ field: Field) {
    let document = field.member("textDocument")
    general = GeneralClientCapabilities(field.member("general"))
    window = WindowClientCapabilities(field.member("window"))
    workspace = WorkspaceClientCapabilities(field.member("workspace"))
    completion = CompletionClientCapabilities(document.member("completion"))
    codeAction = CodeActionClientCapabilities(document.member("codeAction"))
    diagnostics = DiagnosticClientCapabilities(document)
    language = LanguageClientCapabilities(document)
  }

  /// Whether diagnostics are left to the client to ask for; then none are pushed.
  ///
  /// A client that can't be told to ask again would go on showing what an edit of another file has changed. Where it
  /// takes diagnostics without asking as well, it gets them so.
  package var pullsDiagnostics: Bool {
    diagnostics.pull && (workspace.refreshesDiagnostics || !diagnostics.push)
  }

  /// A client that can nothing.
  package static let none = ClientCapabilities(Field(nil, at: .root("capabilities")))
}
