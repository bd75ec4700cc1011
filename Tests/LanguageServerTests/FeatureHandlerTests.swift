import JSON
import Testing
import Workspace

/// How the features' answers are put into the client's words.
@Suite struct FeatureHandlerTests {
  private let uri = "file:///w/a.swift"

  private func client(_ document: JSONValue = [:], workspace: JSONValue = [:], options: JSONValue? = nil) throws
    -> TestClient
  {
    let client = try TestClient(
      files: InMemoryFileSystem(["/w/words.txt": "red", "/w/b.swift": "é red red", "/w/a.swift": ""])
    )
    try client.initialize(capabilities: ["textDocument": document, "workspace": workspace], options: options)
    client.open(uri, "x red")
    return client
  }

  private func item(_ capabilities: JSONValue, at character: Int64 = 4) throws -> JSONValue {
    let client = try client(["completion": capabilities])
    let list = try client.request("textDocument/completion", .at(uri, 0, character))
    #expect(list["isIncomplete"] == true)
    return try #require(list["items"]?[0])
  }

  @Test func aPlainClientGetsAPlainItem() throws {
    #expect(
      try item([:]) == [
        "label": "red", "kind": 16, "detail": "#000000", "documentation": ["kind": "plaintext", "value": "red"],
        "sortText": "00000", "textEdit": ["range": .range(0, 2, 0, 5), "newText": "red"],
        "additionalTextEdits": [["range": .range(0, 0, 0, 0), "newText": "import Words\n"]], "data": ["key": "red"],
      ]
    )
  }

  @Test func aRichClientGetsARichItem() throws {
    let item = try item([
      "completionItem": [
        "snippetSupport": true, "insertReplaceSupport": true, "labelDetailsSupport": true,
        "documentationFormat": ["markdown", "plaintext"], "tagSupport": ["valueSet": [1]], "deprecatedSupport": true,
      ]
    ])
    #expect(item["labelDetails"] == ["description": "#000000"])
    #expect(item["detail"] == nil && item["deprecated"] == nil)
    #expect(item["tags"] == [1])
    #expect(item["documentation"] == ["kind": "markdown", "value": "**red**"])
    #expect(item["insertTextFormat"] == 2)
    #expect(
      item["textEdit"] == ["newText": "red(${1:x})", "insert": .range(0, 2, 0, 4), "replace": .range(0, 2, 0, 5)]
    )
  }

  @Test func theRangeIsSaidOnceWhereTheClientWantsIt() throws {
    let client = try client(["completion": ["completionList": ["itemDefaults": ["editRange"]]]])
    let list = try client.request("textDocument/completion", .at(uri, 0, 5))
    #expect(list["itemDefaults"] == ["editRange": .range(0, 2, 0, 5)])
    #expect(list["items"]?[0]?["textEdit"] == nil && list["items"]?[0]?["textEditText"] == "red")
  }

  @Test func resolvingKeepsWhatTheClientSent() throws {
    let client = try client()
    let resolved = try client.request("completionItem/resolve", ["label": "red", "own": 5, "data": ["key": "red"]])
    #expect(resolved["own"] == 5 && resolved["detail"] == "a word")
    #expect(resolved["documentation"] == ["kind": "plaintext", "value": "red"])
    #expect(try client.request("completionItem/resolve", ["label": "other"]) == ["label": "other"])
  }

  @Test func hoverSpeaksTheClientsFormat() throws {
    let plain = try client().request("textDocument/hover", .at(uri, 0, 3))
    #expect(plain == ["contents": ["kind": "plaintext", "value": "red"], "range": .range(0, 2, 0, 5)])
    let rich = try client(["hover": ["contentFormat": ["markdown"]]]).request("textDocument/hover", .at(uri, 0, 5))
    #expect(rich["contents"] == ["kind": "markdown", "value": "**red**"])
    #expect(try client().request("textDocument/hover", .at(uri, 0, 0)) == .null)
  }

  @Test func definitionsAreLinksWhereTheClientKnowsThem() throws {
    #expect(
      try client(["definition": ["linkSupport": true]]).request("textDocument/definition", .at(uri, 0, 3)) == [
        [
          "originSelectionRange": .range(0, 2, 0, 5), "targetUri": "file:///w/words.txt",
          "targetRange": .range(0, 0, 0, 3), "targetSelectionRange": .range(0, 0, 0, 3),
        ]
      ]
    )
    #expect(try client().request("textDocument/definition", .at(uri, 0, 0)) == [])
  }

  @Test func referencesCoverClosedFiles() throws {
    let client = try client()
    var params = JSONValue.at(uri, 0, 3).objectValue ?? [:]
    params["context"] = ["includeDeclaration": false]
    let found = try client.request("textDocument/references", .object(params)).arrayValue ?? []
    #expect(found.map { $0["uri"] ?? nil } == [.string(uri), "file:///w/b.swift", "file:///w/b.swift"])
    #expect(found.last?["range"] == .range(0, 6, 0, 9))
    params["context"] = ["includeDeclaration": true]
    params["partialResultToken"] = "p"
    #expect(try client.request("textDocument/references", .object(params)) == [])
    #expect(client.received("$/progress").first?["value"]?.arrayValue?.count == 4)
  }

  @Test func symbolsAreATreeOrARow() throws {
    let tree = try client(["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]])
      .request("textDocument/documentSymbol", .document(uri))
    #expect(tree[0]?["children"]?[0]?["name"] == "inner" && tree[0]?["selectionRange"] == .range(0, 2, 0, 5))
    let row = try client().request("textDocument/documentSymbol", .document(uri))
    #expect(row[1]?["containerName"] == "red" && row[1]?["location"]?["uri"] == .string(uri))
    let symbols = try client().request("workspace/symbol", ["query": "r"])
    #expect(symbols[0]?["location"]?["uri"] == "file:///w/words.txt")
  }

  private func actions(_ client: TestClient, only: JSONValue? = nil, _ range: JSONValue = .range(0, 5, 0, 5)) throws
    -> [JSONValue]
  {
    var context: JSONObject = ["diagnostics": []]
    context["only"] = only
    return try client.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(uri)], "range": range, "context": .object(context)]
    ).arrayValue ?? []
  }

  private static let literals: JSONValue = [
    "codeAction": [
      "codeActionLiteralSupport": [:], "isPreferredSupport": true, "disabledSupport": true, "dataSupport": true,
      "resolveSupport": ["properties": ["edit"]], "honorsChangeAnnotations": true,
    ]
  ]

  @Test func actionsFollowTheKindsThatAreAskedFor() throws {
    let client = try client(Self.literals)
    #expect(try actions(client).map { $0["title"] ?? nil } == ["Shout 'red'", "Whisper", "Echo"])
    #expect(try actions(client, only: ["quickfix"]).count == 3)
    #expect(try actions(client, only: [""]).count == 4)
    #expect(try actions(client, only: ["source"]).map { $0["kind"] ?? nil } == ["source.fixAll.parlance"])
    #expect(try actions(client, only: ["source.fixAll"]).count == 1)
    #expect(try actions(client, only: ["refactor", "source.fixAll.other"]).count == 0)
    #expect(try actions(client, only: nil, .range(0, 0, 0, 1)) == [])
  }

  @Test func actionsSayWhatTheClientKnows() throws {
    let rich = try actions(client(Self.literals))
    #expect(rich[0]["isPreferred"] == true)
    #expect(rich[1]["disabled"] == ["reason": "it is quiet already"])
    #expect(rich[2]["command"] == ["title": "Echo", "command": "words.echo", "arguments": ["x"]])
    #expect(rich[0]["edit"] == ["changes": ["file:///w/a.swift": [["range": .range(0, 2, 0, 5), "newText": "RED"]]]])
    let bare = try actions(client(["codeAction": ["codeActionLiteralSupport": [:]]]))
    #expect(bare.count == 2 && bare[0]["isPreferred"] == nil)
    let old = try actions(client())
    #expect(old == [["title": "Echo", "command": "words.echo", "arguments": ["x"]]])
  }

  @Test func editsComeLateWhereTheClientAllows() throws {
    let changes: JSONValue = ["workspaceEdit": ["documentChanges": true, "changeAnnotationSupport": [:]]]
    let client = try client(Self.literals, workspace: changes)
    let action = try #require(try actions(client, only: ["source.fixAll.parlance"]).first)
    #expect(action["edit"] == nil)
    let edit = try client.request("codeAction/resolve", action)["edit"]
    #expect(edit?["documentChanges"]?[0]?["textDocument"] == ["uri": .string(uri), "version": 1])
    #expect(edit?["documentChanges"]?[1]?["textDocument"] == ["uri": "file:///w/b.swift", "version": nil])
    #expect(edit?["documentChanges"]?[1]?["edits"]?[0]?["annotationId"] == "parlance")
    #expect(edit?["changeAnnotations"] == ["parlance": ["label": "Shout all", "needsConfirmation": true]])
    let early = try self.client(["codeAction": ["codeActionLiteralSupport": [:]]])
    #expect(
      try actions(early, only: ["source.fixAll"]).first?["edit"]?["changes"]?["file:///w/b.swift"]?[1]?["range"]
        == .range(0, 6, 0, 9)
    )
  }

  @Test func coloursStayInTheirBounds() throws {
    let client = try client()
    #expect(
      try client.request("textDocument/documentColor", .document(uri)) == [
        ["range": .range(0, 2, 0, 5), "color": ["red": 1, "green": 0, "blue": 0.5, "alpha": 1]]
      ]
    )
    let offers = try client.request(
      "textDocument/colorPresentation",
      [
        "textDocument": ["uri": .string(uri)], "range": .range(0, 2, 0, 5),
        "color": ["red": 0.25, "green": 0, "blue": 0, "alpha": 1],
      ]
    )
    #expect(offers == [["label": "0.25", "textEdit": ["range": .range(0, 2, 0, 5), "newText": "0.25"]]])
  }

  @Test func hintsAreOffUntilAskedFor() throws {
    let params: JSONValue = ["textDocument": ["uri": .string(uri)], "range": .range(0, 0, 9, 0)]
    #expect(try client().request("textDocument/inlayHint", params) == [])
    let client = try client(options: ["inlayHints": true])
    let hints = try client.request("textDocument/inlayHint", params)
    #expect(hints[0]?["position"] == ["line": 0, "character": 5])
    #expect(hints[0]?["tooltip"] == ["kind": "markdown", "value": "red"])
    let late = try self.client(
      ["inlayHint": ["resolveSupport": ["properties": ["tooltip"]]]],
      options: ["inlayHints": true]
    )
    let hint = try #require(try late.request("textDocument/inlayHint", params)[0])
    #expect(hint["tooltip"] == nil)
    #expect(try late.request("inlayHint/resolve", hint)["tooltip"] == ["kind": "markdown", "value": "red"])
    #expect(
      try client.request(
        "textDocument/inlayHint",
        ["textDocument": ["uri": .string(uri)], "range": .range(0, 0, 0, 4)]
      ) == []
    )
  }

  @Test func lensesAreResolvedLater() throws {
    let client = try client()
    let lens = try #require(try client.request("textDocument/codeLens", .document(uri))[0])
    #expect(lens["command"] == nil)
    #expect(try client.request("codeLens/resolve", lens)["command"]?["title"] == "'red' is used")
  }

  @Test func commandsApplyTheirEdits() throws {
    let client = try client([:], workspace: ["applyEdit": true])
    client.answer = { _, _ in ["applied": false, "failureReason": "busy"] }
    #expect(try client.request("workspace/executeCommand", ["command": "words.echo", "arguments": [1]]) == [1])
    #expect(try client.request("workspace/executeCommand", ["command": "words.shout"]) == .null)
    _ = try client.next("workspace/applyEdit")
    #expect(try client.next("window/showMessage")["message"] == "The editor did not apply 'Shout': busy")
    let unable = try self.client()
    #expect(try unable.error(of: unable.start("workspace/executeCommand", ["command": "words.shout"])).code == -32803)
  }
}
