import JSON
import LanguageServerProtocol
import Testing

@Suite struct EncodingTests {
  private let range = PositionRange(start: Position(line: 1, character: 2), end: Position(line: 1, character: 5))
  private let rangeJSON: JSONValue = ["start": ["line": 1, "character": 2], "end": ["line": 1, "character": 5]]

  @Test func whatIsNotSaidIsLeftOut() {
    #expect(CompletionItem(label: "a").json == ["label": "a"])
    let diagnostic = Diagnostic(range: range, severity: nil, code: nil, source: nil, message: "m")
    #expect(diagnostic.json == ["range": rangeJSON, "message": "m"])
  }

  @Test func completionItemsSpeakTheSpecification() {
    var item = CompletionItem(label: "red")
    item.labelDescription = "#FF0000"
    item.kind = .color
    item.isDeprecatedTag = true
    item.isSnippet = true
    item.edit = .insertReplace(newText: "red", insert: range, replace: range)
    item.data = 7
    #expect(
      item.json == [
        "label": "red", "labelDetails": ["description": "#FF0000"], "kind": 16, "tags": [1], "insertTextFormat": 2,
        "textEdit": ["newText": "red", "insert": rangeJSON, "replace": rangeJSON], "data": 7,
      ]
    )
  }

  @Test func aClosedDocumentHasTheVersionNull() {
    let report = WorkspaceDocumentDiagnosticReport(
      uri: DocumentURI("file:///a"),
      version: nil,
      report: .unchanged(resultID: "r")
    )
    #expect(report.json == ["kind": "unchanged", "resultId": "r", "uri": "file:///a", "version": nil])
    let identifier = OptionalVersionedTextDocumentIdentifier(uri: DocumentURI("file:///a"), version: nil)
    #expect(identifier.json == ["uri": "file:///a", "version": nil])
  }

  @Test func editsComeInEitherForm() {
    let edit = TextEdit(range: range, newText: "x")
    let plain = WorkspaceEdit(.changes([DocumentEdits(uri: DocumentURI("u"), edits: [edit])]))
    #expect(plain.json == ["changes": ["u": [["range": rangeJSON, "newText": "x"]]]])
    var annotated = WorkspaceEdit(
      .documentChanges([
        .create(DocumentURI("u")),
        .edit(
          TextDocumentEdit(
            textDocument: OptionalVersionedTextDocumentIdentifier(uri: DocumentURI("u"), version: 3),
            edits: [AnnotatedTextEdit(edit, annotationID: "a")]
          )
        ),
      ])
    )
    annotated.changeAnnotations = ["a": ChangeAnnotation(label: "l", needsConfirmation: true)]
    #expect(
      annotated.json == [
        "documentChanges": [
          ["kind": "create", "uri": "u"],
          [
            "textDocument": ["uri": "u", "version": 3],
            "edits": [["range": rangeJSON, "newText": "x", "annotationId": "a"]],
          ],
        ],
        "changeAnnotations": ["a": ["label": "l", "needsConfirmation": true]],
      ]
    )
  }

  @Test func colorsStayInTheirBounds() {
    let color = ProtocolColor(red: -0.1, green: 1.2, blue: 0.5, alpha: 1)
    #expect(color.json == ["red": 0.0, "green": 1.0, "blue": 0.5, "alpha": 1.0])
  }

  @Test func progressIsToldByKind() {
    #expect(
      WorkDoneProgress.begin(title: "t", isCancellable: true, message: nil, percentage: 0).json
        == ["kind": "begin", "title": "t", "cancellable": true, "percentage": 0]
    )
    #expect(
      WorkDoneProgress.report(message: "m", percentage: 5).json == ["kind": "report", "message": "m", "percentage": 5]
    )
    #expect(WorkDoneProgress.end(message: nil).json == ["kind": "end"])
  }
}
