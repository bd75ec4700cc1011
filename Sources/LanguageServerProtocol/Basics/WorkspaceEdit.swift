package import JSON

/// Edits in several documents.
package struct WorkspaceEdit: Hashable, Sendable, JSONEncodable {
  /// How the client wants the edits, by its capabilities.
  package enum Content: Hashable, Sendable {
    /// For clients without `documentChanges`; no document stands twice.
    case changes([DocumentEdits])
    case documentChanges([WorkspaceEditStep])
  }

  package var content: Content
  /// By the ids that edits name; only for clients that know annotations.
  package var changeAnnotations: [String: ChangeAnnotation] = [:]

  package init(_ content: Content) {
    self.content = content
  }

  package var json: JSONValue {
    var object = JSONObject()
    switch content {
    case .changes(let changes):
      object["changes"] = .object(JSONObject(changes.map { ($0.uri.string, $0.edits.json) }))
    case .documentChanges(let changes):
      object["documentChanges"] = changes.json
    }
    if !changeAnnotations.isEmpty {
      let sorted = changeAnnotations.sorted { $0.key < $1.key }
      object["changeAnnotations"] = .object(JSONObject(sorted.map { ($0.key, $0.value.json) }))
    }
    return .object(object)
  }
}

/// One step of an edit.
package enum WorkspaceEditStep: Hashable, Sendable, JSONEncodable {
  case edit(TextDocumentEdit)
  /// Makes an empty file; fails where one is there already. Only for clients that can.
  case create(DocumentURI)

  package var json: JSONValue {
    switch self {
    case .edit(let edit): edit.json
    case .create(let uri): ["kind": "create", "uri": uri.json]
    }
  }
}

/// Edits in one version of a document.
package struct TextDocumentEdit: Hashable, Sendable, JSONEncodable {
  package var textDocument: OptionalVersionedTextDocumentIdentifier
  package var edits: [AnnotatedTextEdit]

  package init(textDocument: OptionalVersionedTextDocumentIdentifier, edits: [AnnotatedTextEdit]) {
    self.textDocument = textDocument
    self.edits = edits
  }

  package var json: JSONValue { ["textDocument": textDocument.json, "edits": edits.json] }
}

/// What a group of edits does, for the person who confirms them.
package struct ChangeAnnotation: Hashable, Sendable, JSONEncodable {
  package var label: String
  package var needsConfirmation: Bool?
  package var description: String?

  package init(label: String, needsConfirmation: Bool? = nil, description: String? = nil) {
    self.label = label
    self.needsConfirmation = needsConfirmation
    self.description = description
  }

  package var json: JSONValue {
    .object(
      JSONObject(
        fields: ("label", label),
        ("needsConfirmation", needsConfirmation),
        ("description", description)
      )
    )
  }
}

/// Edits in a document, whatever its version.
package struct DocumentEdits: Hashable, Sendable {
  package var uri: DocumentURI
  package var edits: [TextEdit]

  package init(uri: DocumentURI, edits: [TextEdit]) {
    self.uri = uri
    self.edits = edits
  }
}
