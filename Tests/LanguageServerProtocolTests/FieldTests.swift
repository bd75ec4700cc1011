import JSON
import LanguageServerProtocol
import Testing

@Suite struct FieldTests {
  private func problem<T: FieldDecodable>(_ type: T.Type, _ params: JSONValue?) -> String? {
    do {
      _ = try T(Field(params: params))
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    arguments: [
      (nil, "'params.textDocument': expected an object, found nothing"),
      ([], "'params.textDocument': expected an object, found nothing"),
      ("text", "'params': expected an object, found string"),
      (["textDocument": []], "'params.textDocument': expected an object, found array"),
      (["textDocument": ["uri": 5]], "'params.textDocument.uri': expected a string, found number"),
      (["textDocument": ["uri": "a"]], "'params.position': expected an object, found nothing"),
      (
        ["textDocument": ["uri": "a"], "position": ["line": 1.5, "character": 0]],
        "'params.position.line': expected a whole number, found number"
      ),
      (
        ["textDocument": ["uri": "a"], "position": ["line": 1, "character": nil]],
        "'params.position.character': expected a whole number, found null"
      ),
    ] as [(JSONValue?, String)]
  )
  func errorsNameTheField(params: JSONValue?, message: String) {
    #expect(problem(TextDocumentPositionParams.self, params) == message)
  }

  @Test func elementsAreNamedByTheirIndex() {
    let params: JSONValue = [
      "textDocument": ["uri": "a"], "contentChanges": [["text": "a"], ["text": 1]],
    ]
    #expect(
      problem(DidChangeNotification.Params.self, params)
        == "'params.contentChanges[1].text': expected a string, found number"
    )
  }

  @Test func absurdPositionsAreClamped() throws {
    let field = Field(["line": -7, "character": 1e300], at: .root("p"))
    #expect(try Position(field) == Position(line: -1, character: Int(Int32.max)))
  }

  @Test(arguments: [nil, nil as JSONValue, [], [:], ["x": 1]] as [JSONValue?])
  func paramsMayBeMissingWhereNoneAreNeeded(params: JSONValue?) {
    #expect(problem(ShutdownRequest.Params.self, params) == nil)
  }

  @Test func unknownFieldsAndValuesArePassedOver() throws {
    let params: JSONValue = [
      "textDocument": ["uri": "a", "new": true],
      "range": ["start": ["line": 0, "character": 1, "x": 1], "end": ["line": 0, "character": 1]],
      "context": [
        "triggerKind": 99, "only": ["quickfix", 5],
        "diagnostics": [
          ["range": 5],
          ["range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]], "code": 17],
        ],
      ],
    ]
    let read = try CodeActionRequest.Params(Field(params: params))
    #expect(read.only == [CodeActionKind("quickfix")])
    #expect(read.diagnostics.count == 1)
    #expect(read.diagnostics.first?.code == nil)
  }

  @Test func aKindCoversItsSpecialCases() {
    #expect(CodeActionKind("source.fixAll").covers(CodeActionKind("source.fixAll.parlance")))
    #expect(CodeActionKind("").covers(CodeActionKind("quickfix")))
    #expect(!CodeActionKind("source.fix").covers(CodeActionKind("source.fixAll")))
    #expect(!CodeActionKind("source.fixAll.x").covers(CodeActionKind("source.fixAll")))
  }
}
