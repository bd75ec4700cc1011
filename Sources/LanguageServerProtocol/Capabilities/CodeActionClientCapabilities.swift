import JSON

/// What the client makes of code actions.
package struct CodeActionClientCapabilities: Sendable, Equatable {
  /// Whether actions may be more than commands.
  package let literals: Bool
  package let isPreferred: Bool
  package let disabled: Bool
  package let data: Bool
  /// Properties of an action that may come late.
  package let resolvedProperties: Set<String>
  package let changeAnnotations: Bool

  init(_ field: Field) {
    literals = field.value("codeActionLiteralSupport")?.objectValue != nil
    isPreferred = field.flag("isPreferredSupport")
    disabled = field.flag("disabledSupport")
    data = field.flag("dataSupport")
    resolvedProperties = Set(field.strings("resolveSupport", "properties") ?? [])
    changeAnnotations = field.flag("honorsChangeAnnotations")
  }
}
