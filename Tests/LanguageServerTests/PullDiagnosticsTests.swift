import JSON
import Testing
import Workspace

@Suite struct PullDiagnosticsTests {
  private let uri = "file:///w/a.swift"
  private let pull: JSONValue = [
    "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
  ]

  private func client(_ capabilities: JSONValue? = nil) throws -> TestClient {
    let client = try TestClient(
      files: InMemoryFileSystem(["/w/words.txt": "red", "/w/a.swift": "red", "/w/b.swift": "", "/w/c d.swift": "red"])
    )
    try client.initialize(capabilities: capabilities ?? pull)
    return client
  }

  private func report(_ client: TestClient, previous: JSONValue? = nil) throws -> JSONValue {
    var params: JSONObject = ["textDocument": ["uri": .string(uri)]]
    params["previousResultId"] = previous
    return try client.request("textDocument/diagnostic", .object(params))
  }

  @Test func whatIsKnownIsUnchanged() throws {
    let client = try client()
    client.open(uri, "red")
    let first = try report(client)
    let id = try #require(first["resultId"])
    #expect(first["kind"] == "full" && first["items"]?.arrayValue?.count == 1)
    #expect(try report(client, previous: id) == ["kind": "unchanged", "resultId": id])
    client.change(uri, [["text": "red red"]])
    let second = try report(client, previous: id)
    #expect(second["items"]?.arrayValue?.count == 2)
    client.change(uri, version: 3, [["text": "red"]])
    #expect(try report(client, previous: id)["kind"] == "unchanged")
  }

  @Test func aChangedListChangesTheResult() throws {
    let client = try client()
    client.open(uri, "red")
    let id = try #require(try report(client)["resultId"])
    client.open("file:///w/words.txt", "blue")
    let next = try report(client, previous: id)
    #expect(next["kind"] == "full" && next["items"] == [])
  }

  @Test func aSwitchedOffFeatureSaysNothing() throws {
    let client = try client()
    client.open(uri, "red")
    let id = try #require(try report(client)["resultId"])
    client.notify("workspace/didChangeConfiguration", ["settings": ["parlance": ["diagnostics": false]]])
    #expect(try report(client, previous: id)["items"] == [])
  }

  @Test func theClientIsToldOnceToAskAgain() throws {
    let client = try client()
    client.clock.advance(by: 1)
    try client.barrier()
    client.forget()
    client.open("file:///w/words.txt", "blue")
    client.change("file:///w/words.txt", [["text": "green"]])
    client.change("file:///w/words.txt", version: 3, [["text": "pink"]])
    try client.barrier()
    #expect(client.received("workspace/diagnostic/refresh") == [])
    client.clock.advance(by: 0.25)
    try client.barrier()
    #expect(client.received("workspace/diagnostic/refresh").count == 1)
    client.clock.advance(by: 5)
    try client.barrier()
    #expect(client.received("workspace/diagnostic/refresh").count == 1)
  }

  @Test func aClientThatCannotIsNotToldToAskAgain() throws {
    let client = try client(["textDocument": ["diagnostic": [:]]])
    client.open("file:///w/words.txt", "blue")
    client.clock.advance(by: 1)
    try client.barrier()
    #expect(client.received == [])
  }

  @Test func theWholeWorkspaceIsReported() throws {
    let client = try client()
    client.open("file:///w/b.swift", "red red", version: 9)
    let items = try client.request("workspace/diagnostic", ["previousResultIds": []])["items"]?.arrayValue ?? []
    #expect(items.map { $0["uri"] ?? nil } == ["file:///w/a.swift", "file:///w/b.swift", "file:///w/c%20d.swift"])
    #expect(items.map { $0["version"] ?? false } == [nil, 9, nil])
    #expect(items.map { $0["items"]?.arrayValue?.count } == [1, 2, 1])
    let previous = items.map { item -> JSONValue in ["uri": item["uri"] ?? nil, "value": item["resultId"] ?? nil] }
    client.change("file:///w/b.swift", version: 10, [["text": "x"]])
    let next = try client.request(
      "workspace/diagnostic",
      ["previousResultIds": .array(previous + [["uri": "file:///gone/a.swift", "value": "x"]])]
    )
    #expect(next["items"]?.arrayValue?.map { $0["kind"] ?? nil } == ["unchanged", "full", "unchanged", "full"])
    #expect(next["items"]?[3]?["items"] == [])
  }

  @Test func partsAndProgressComeOnTheirTokens() throws {
    let client = try client()
    let result = try client.request(
      "workspace/diagnostic",
      ["previousResultIds": [], "workDoneToken": "work", "partialResultToken": 7]
    )
    #expect(result == ["items": []])
    let steps = client.received("$/progress")
    #expect(steps.first?["value"]?["kind"] == "begin" && steps.first?["token"] == "work")
    #expect(steps.filter { $0["value"]?["kind"] == "end" }.count == 1)
    let parts = steps.filter { $0["token"] == 7 }
    #expect(parts.flatMap { $0["value"]?["items"]?.arrayValue ?? [] }.count == 3)
  }
}
