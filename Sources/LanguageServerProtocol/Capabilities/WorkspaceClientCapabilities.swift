import JSON

/// What the client can do about the workspace.
package struct WorkspaceClientCapabilities: Sendable, Equatable {
  package let applyEdit: Bool
  package let documentChanges: Bool
  package let changeAnnotations: Bool
  /// Whether an edit may make files.
  package let createsFiles: Bool
  /// Whether settings can be asked for.
  package let configuration: Bool
  package let workspaceFolders: Bool
  package let registersConfigurationChanges: Bool
  package let registersWatchedFiles: Bool
  package let relativePatterns: Bool
  package let refreshesDiagnostics: Bool
  package let refreshesInlayHints: Bool
  package let refreshesCodeLenses: Bool
  /// Properties of a workspace symbol that may come late.
  package let resolvedSymbolProperties: Set<String>

  init(_ field: Field) {
    applyEdit = field.flag("applyEdit")
    documentChanges = field.flag("workspaceEdit", "documentChanges")
    changeAnnotations = field.value("workspaceEdit", "changeAnnotationSupport")?.objectValue != nil
    createsFiles =
      documentChanges && (field.strings("workspaceEdit", "resourceOperations") ?? []).contains("create")
    configuration = field.flag("configuration")
    workspaceFolders = field.flag("workspaceFolders")
    registersConfigurationChanges = field.flag("didChangeConfiguration", "dynamicRegistration")
    registersWatchedFiles = field.flag("didChangeWatchedFiles", "dynamicRegistration")
    relativePatterns = field.flag("didChangeWatchedFiles", "relativePatternSupport")
    refreshesDiagnostics = field.flag("diagnostics", "refreshSupport")
    refreshesInlayHints = field.flag("inlayHint", "refreshSupport")
    refreshesCodeLenses = field.flag("codeLens", "refreshSupport")
    resolvedSymbolProperties = Set(field.strings("symbol", "resolveSupport", "properties") ?? [])
  }
}
