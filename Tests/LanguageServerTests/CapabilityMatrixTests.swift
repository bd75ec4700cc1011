import JSON
import LanguageServer
import LanguageServerTestSupport
import Testing
import Workspace

/// What is advertised is handled, and what isn't advertised isn't.
@Suite struct CapabilityMatrixTests {
  /// Each capability with a request that it promises.
  private static let promises: [(path: [String], method: String, params: JSONValue)] = {
    let uri = "file:///w/a.swift"
    let document = JSONValue.document(uri)
    let at = JSONValue.at(uri, 0, 0)
    let range: JSONValue = ["textDocument": ["uri": .string(uri)], "range": .range(0, 0, 0, 3), "context": [:]]
    let color: JSONValue = [
      "textDocument": ["uri": .string(uri)], "range": .range(0, 0, 0, 3),
      "color": ["red": 1, "green": 0, "blue": 0, "alpha": 1],
    ]
    return [
      (["completionProvider"], "textDocument/completion", at),
      (["completionProvider", "resolveProvider"], "completionItem/resolve", ["label": "x"]),
      (["hoverProvider"], "textDocument/hover", at),
      (["definitionProvider"], "textDocument/definition", at),
      (["referencesProvider"], "textDocument/references", at),
      (["documentSymbolProvider"], "textDocument/documentSymbol", document),
      (["workspaceSymbolProvider"], "workspace/symbol", ["query": ""]),
      (["codeActionProvider"], "textDocument/codeAction", range),
      (["codeActionProvider", "resolveProvider"], "codeAction/resolve", ["title": "x"]),
      (["colorProvider"], "textDocument/documentColor", document),
      (["colorProvider"], "textDocument/colorPresentation", color),
      (["inlayHintProvider"], "textDocument/inlayHint", range),
      (["inlayHintProvider", "resolveProvider"], "inlayHint/resolve", ["label": "x"]),
      (["codeLensProvider"], "textDocument/codeLens", document),
      (["codeLensProvider", "resolveProvider"], "codeLens/resolve", ["range": .range(0, 0, 0, 0)]),
      (["diagnosticProvider"], "textDocument/diagnostic", document),
      (["diagnosticProvider", "workspaceDiagnostics"], "workspace/diagnostic", [:]),
      (["executeCommandProvider"], "workspace/executeCommand", ["command": "words.echo"]),
    ]
  }()

  /// What is said of a session whatever its features.
  private static let always: Set<String> = ["positionEncoding", "textDocumentSync", "workspace"]

  private static let all: JSONValue = [
    "textDocument": [
      "diagnostic": [:], "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]],
    ]
  ]

  @Test(arguments: EditorFeature.allCases.map { [$0] } + [[], EditorFeature.allCases])
  func eachFeatureAdvertisesWhatItHandles(offered: [EditorFeature]) throws {
    let client = try TestClient(files: InMemoryFileSystem(["/w/words.txt": "red"]), offered: Set(offered))
    let capabilities = try client.initialize(capabilities: Self.all)
    let promised = Set(Self.promises.map { $0.path[0] })
    #expect(Set(capabilities.objectValue?.keys ?? []).subtracting(promised) == Self.always)
    client.open("file:///w/a.swift", "red")
    for promise in Self.promises {
      let value = promise.path.reduce(capabilities) { $0[$1] ?? nil }
      let isPromised = value != .null && value != false
      let id = client.start(promise.method, promise.params)
      do {
        _ = try client.result(of: id)
        #expect(isPromised, "\(promise.method) is handled without being advertised")
      } catch let error as TestClient.ServerError {
        #expect(!isPromised && error.code == -32601, "\(promise.method): \(error)")
      }
    }
  }

  @Test func syncAndFoldersAreAdvertised() throws {
    let client = try TestClient(offered: [])
    let capabilities = try client.initialize()
    #expect(capabilities["textDocumentSync"] == ["openClose": true, "change": 2, "save": ["includeText": false]])
    #expect(capabilities["workspace"] == ["workspaceFolders": ["supported": true, "changeNotifications": true]])
    #expect(capabilities["positionEncoding"] == "utf-16")
  }

  @Test func aPushedClientIsNotPromisedPulling() throws {
    let client = try TestClient()
    #expect(try client.initialize()["diagnosticProvider"] == nil)
  }

  /// Profiles of real editors, each capability dropped once.
  @Test func everySubsetOfCapabilitiesWorks() throws {
    let full: [String: JSONValue] = [
      "workspace": [
        "applyEdit": true, "configuration": true, "workspaceFolders": true, "workspaceEdit": ["documentChanges": true],
        "didChangeWatchedFiles": ["dynamicRegistration": true, "relativePatternSupport": true],
        "diagnostics": ["refreshSupport": true], "inlayHint": ["refreshSupport": true],
      ],
      "window": ["workDoneProgress": true],
      "general": ["positionEncodings": ["utf-8", "utf-16"]],
      "textDocument": [
        "completion": [
          "completionItem": ["snippetSupport": true, "insertReplaceSupport": true],
          "completionList": ["itemDefaults": ["editRange"]],
        ],
        "hover": ["contentFormat": ["markdown"]], "codeAction": ["codeActionLiteralSupport": [:], "dataSupport": true],
        "definition": ["linkSupport": true], "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      ],
    ]
    for dropped in Array(full.keys).sorted() + ["nothing"] {
      let client = try TestClient(files: InMemoryFileSystem(["/w/words.txt": "red"]))
      let capabilities = full.filter { $0.key != dropped }
      try client.initialize(capabilities: .object(JSONObject(capabilities.map { ($0.key, $0.value) })))
      client.open("file:///w/a.swift", "red")
      #expect(try client.request("textDocument/hover", .at("file:///w/a.swift", 0, 0)) != .null)
      #expect(
        try client.request("textDocument/completion", .at("file:///w/a.swift", 0, 0))["items"]?.arrayValue?.count == 1
      )
      try client.request("shutdown")
      client.notify("exit")
      #expect(try client.exit() == 0)
    }
  }
}
