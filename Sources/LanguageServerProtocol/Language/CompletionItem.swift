package import JSON

package enum CompletionItemKind: Int, Sendable, Hashable, JSONEncodable {
  case text = 1
  case method
  case function
  case constructor
  case field
  case variable
  case `class`
  case interface
  case module
  case property
  case unit
  case value
  case `enum`
  case keyword
  case snippet
  case color
  case file
  case reference
  case folder
  case enumMember
  case constant
  case `struct`
  case event
  case `operator`
  case typeParameter
}

package struct CompletionItem: Sendable, Equatable, JSONEncodable {
  package enum Edit: Sendable, Equatable {
    case replace(TextEdit)
    /// Two ranges with the same start: what inserting leaves and what replacing takes.
    case insertReplace(newText: String, insert: PositionRange, replace: PositionRange)
  }

  package var label: String
  package var labelDetail: String?
  package var labelDescription: String?
  package var kind: CompletionItemKind?
  package var isDeprecatedTag = false
  package var isDeprecatedFlag = false
  package var detail: String?
  package var documentation: MarkupContent?
  package var isPreselected = false
  package var sortText: String?
  package var filterText: String?
  package var isSnippet = false
  package var edit: Edit?
  /// The new text where the range stands in the list's defaults.
  package var textEditText: String?
  package var additionalTextEdits: [TextEdit] = []
  package var data: JSONValue?

  package init(label: String) {
    self.label = label
  }

  package var json: JSONValue {
    let hasDetails = labelDetail != nil || labelDescription != nil
    let details = JSONObject(fields: ("detail", labelDetail), ("description", labelDescription))
    return .object(
      JSONObject(
        fields: ("label", label),
        ("labelDetails", hasDetails ? details : nil),
        ("kind", kind),
        ("tags", isDeprecatedTag ? [1] : nil),
        ("deprecated", isDeprecatedFlag ? true : nil),
        ("detail", detail),
        ("documentation", documentation),
        ("preselect", isPreselected ? true : nil),
        ("sortText", sortText),
        ("filterText", filterText),
        ("insertTextFormat", isSnippet ? 2 : nil),
        ("textEdit", edit?.json),
        ("textEditText", textEditText),
        ("additionalTextEdits", additionalTextEdits.isEmpty ? nil : additionalTextEdits),
        ("data", data)
      )
    )
  }
}

extension CompletionItem.Edit: JSONEncodable {
  package var json: JSONValue {
    switch self {
    case .replace(let edit): edit.json
    case .insertReplace(let newText, let insert, let replace):
      ["newText": .string(newText), "insert": insert.json, "replace": replace.json]
    }
  }
}
