package import JSON

package enum CodeActionRequest: ClientRequest {
  package static let method = "textDocument/codeAction"
  package typealias Answer = [CodeActionOrCommand]

  package struct Params: DocumentParams {
    package let textDocument: TextDocumentIdentifier
    package let range: PositionRange
    /// Those at the range, as far as they can be read.
    package let diagnostics: [ReturnedDiagnostic]
    /// nil: all kinds.
    package let only: [CodeActionKind]?

    package init(_ field: Field) throws(InvalidField) {
      textDocument = try field.required("textDocument")
      range = try field.required("range")
      let context = field.member("context")
      diagnostics = context.lenientElements("diagnostics") ?? []
      only = context.lenientElements("only")
    }
  }
}

/// A kind of code action: words from the general to the special, `source.fixAll.parlance`.
package struct CodeActionKind: Hashable, Sendable, FieldDecodable, JSONEncodable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  package init(_ field: Field) throws(InvalidField) {
    name = try String(field)
  }

  /// Whether the other kind is this one or a special case of it; the empty kind covers all.
  package func covers(_ other: CodeActionKind) -> Bool {
    name.isEmpty || other.name == name || other.name.hasPrefix(name + ".")
  }

  package var json: JSONValue { .string(name) }
}

package struct CodeAction: Sendable, JSONEncodable {
  package var title: String
  package var kind: CodeActionKind
  package var diagnostics: [Diagnostic] = []
  package var isPreferred = false
  /// Why it can't be used.
  package var disabledReason: String?
  package var edit: WorkspaceEdit?
  package var command: Command?
  package var data: JSONValue?

  package init(title: String, kind: CodeActionKind) {
    self.title = title
    self.kind = kind
  }

  package var json: JSONValue {
    let disabled: JSONObject? = disabledReason.map { ["reason": .string($0)] }
    return .object(
      JSONObject(
        fields: ("title", title),
        ("kind", kind),
        ("diagnostics", diagnostics.isEmpty ? nil : diagnostics),
        ("isPreferred", isPreferred ? true : nil),
        ("disabled", disabled),
        ("edit", edit),
        ("command", command),
        ("data", data)
      )
    )
  }
}

package enum CodeActionOrCommand: Sendable, JSONEncodable {
  case action(CodeAction)
  case command(Command)

  package var json: JSONValue {
    switch self {
    case .action(let action): action.json
    case .command(let command): command.json
    }
  }
}

package enum CodeActionResolveRequest: ClientRequest {
  package static let method = "codeAction/resolve"
  package typealias Params = ReturnedItem
  package typealias Answer = JSONObject
}
