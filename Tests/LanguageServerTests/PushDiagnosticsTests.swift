import JSON
import Testing
import Workspace

@Suite struct PushDiagnosticsTests {
  private let uri = "file:///w/a.swift"
  private let method = "textDocument/publishDiagnostics"

  private func client(
    _ words: String = "red",
    folders: [String]? = ["file:///w"],
    capabilities: JSONValue = ["textDocument": ["publishDiagnostics": ["versionSupport": true]]]
  ) throws -> TestClient {
    let client = try TestClient(files: InMemoryFileSystem(["/w/words.txt": words, "/v/x.swift": ""]))
    try client.initialize(folders: folders, capabilities: capabilities)
    return client
  }

  private func items(_ params: JSONValue) -> Int? { params["diagnostics"]?.arrayValue?.count }

  @Test func diagnosticsFollowTheText() throws {
    let client = try client()
    client.open(uri, "red red", version: 4)
    let first = try client.next(method)
    #expect(first["uri"] == .string(uri) && first["version"] == 4 && items(first) == 2)
    client.change(uri, version: 5, [["text": "green"]])
    let second = try client.next(method)
    #expect(second["version"] == 5 && items(second) == 0)
  }

  @Test func aDiagnosticSpeaksTheContract() throws {
    let client = try client(capabilities: [:])
    client.open(uri, "a red")
    let params = try client.next(method)
    #expect(params["version"] == nil)
    #expect(
      params["diagnostics"] == [
        ["range": .range(0, 2, 0, 5), "severity": 2, "code": "word", "source": "parlance", "message": "avoid 'red'"]
      ]
    )
  }

  @Test func whatTheClientKnowsIsSaid() throws {
    let client = try client(capabilities: [
      "textDocument": [
        "publishDiagnostics": [
          "relatedInformation": true, "codeDescriptionSupport": true, "dataSupport": true,
          "tagSupport": ["valueSet": [1, 2]],
        ]
      ]
    ])
    client.open(uri, "red")
    let diagnostic = try client.next(method)["diagnostics"]?[0]
    #expect(diagnostic?["codeDescription"] == ["href": "https://words.example/red"])
    #expect(diagnostic?["tags"] == [2])
    #expect(diagnostic?["data"] == ["fingerprint": "red"])
    #expect(
      diagnostic?["relatedInformation"] == [
        ["location": ["uri": "file:///w/words.txt", "range": .range(0, 0, 0, 3)], "message": "listed here"]
      ]
    )
  }

  @Test func openDocumentsFollowAChangedList() throws {
    let client = try client()
    client.open(uri, "blue")
    #expect(items(try client.next(method) { $0["uri"] == .string(uri) }) == 0)
    client.open("file:///w/words.txt", "blue", language: "plaintext")
    #expect(items(try client.next(method) { $0["uri"] == .string(uri) }) == 1)
  }

  @Test func closingTakesThemBack() throws {
    let client = try client()
    client.open(uri, "red")
    _ = try client.next(method)
    client.closeDocument(uri)
    #expect(try client.next(method) == ["uri": .string(uri), "diagnostics": []])
  }

  @Test func anOlderPassNeverComesLate() throws {
    let client = try client()
    client.open(uri, "SLOW red", version: 1)
    client.change(uri, version: 2, [["text": "red"]])
    #expect(try client.next(method)["version"] == 2)
    client.change(uri, version: 3, [["text": "SLOW"]])
    client.change(uri, version: 4, [["text": "red red"]])
    let last = try client.next(method)
    #expect(last["version"] == 4 && items(last) == 2)
  }

  @Test func nothingIsPublishedUntilAllIsKnown() throws {
    let client = try client()
    client.open("file:///w/hold.txt", "", language: "plaintext")
    try client.barrier()
    client.forget()
    client.open(uri, "red")
    try client.barrier()
    #expect(client.received(method) == [])
    client.closeDocument("file:///w/hold.txt")
    #expect(items(try client.next(method) { $0["uri"] == .string(uri) }) == 1)
  }

  @Test func outsideOfAllFoldersNothingIsSaid() throws {
    let client = try client()
    client.open("file:///elsewhere/a.swift", "red")
    #expect(items(try client.next(method)) == 0)
    #expect(try client.request("textDocument/hover", .at("file:///elsewhere/a.swift", 0, 0)) == .null)
  }

  @Test func removingTheLastFolderTakesThemBack() throws {
    let client = try client(folders: ["file:///w", "file:///v"])
    client.open(uri, "red")
    #expect(items(try client.next(method)) == 1)
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [], "removed": [["uri": "file:///w", "name": ""]]]]
    )
    #expect(items(try client.next(method)) == 0)
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": "file:///w/", "name": ""]], "removed": []]]
    )
    #expect(items(try client.next(method) { items($0) == 1 }) == 1)
  }

  /// It would go on showing what another file has changed.
  @Test func aClientThatCannotBeToldToPullAgainIsPushed() throws {
    let client = try TestClient(files: InMemoryFileSystem(["/w/words.txt": "red"]))
    let capabilities: JSONValue = ["textDocument": ["diagnostic": [:], "publishDiagnostics": [:]]]
    #expect(try client.initialize(folders: ["file:///w"], capabilities: capabilities)["diagnosticProvider"] == nil)
    client.open(uri, "red")
    #expect(items(try client.next(method)) == 1)
    client.open("file:///w/words.txt", "blue")
    #expect(items(try client.next(method) { $0["uri"] == .string(uri) }) == 0)
  }

  @Test func aClientThatPullsIsNotPushed() throws {
    let client = try client(capabilities: ["textDocument": ["diagnostic": [:]]])
    client.open(uri, "red")
    client.change(uri, [["text": "red red"]])
    #expect(try client.request("textDocument/diagnostic", .document(uri))["items"]?.arrayValue?.count == 2)
    client.closeDocument(uri)
    try client.barrier()
    #expect(client.received(method) == [])
  }
}
