import JSON
import Testing
import Workspace

@Suite struct CancellationTests {
  private let uri = "file:///w/a.swift"
  private let pull: JSONValue = ["textDocument": ["diagnostic": [:]]]

  private func cancel(_ id: JSONValue, _ client: TestClient) {
    client.notify("$/cancelRequest", ["id": id])
  }

  @Test func aRunningRequestIsCancelled() throws {
    let client = try TestClient()
    try client.initialize()
    let id = client.start("workspace/executeCommand", ["command": "words.wait"])
    cancel(id, client)
    cancel(id, client)
    #expect(try client.error(of: id).code == -32800)
    try client.barrier()
  }

  @Test func aRequestThatHasNotBegunIsCancelled() throws {
    let client = try TestClient()
    try client.initialize()
    let first = client.start("workspace/executeCommand", ["command": "words.wait"])
    let second = client.start("workspace/executeCommand", ["command": "words.echo"])
    cancel(second, client)
    cancel(first, client)
    #expect(try client.error(of: first).code == -32800)
    #expect(try client.error(of: second).code == -32800)
  }

  @Test func cancellingWhatIsUnknownOrDoneIsNoMatter() throws {
    let client = try TestClient()
    try client.initialize()
    let id = client.start("textDocument/hover", .at(uri, 0, 0))
    _ = try client.result(of: id)
    cancel(id, client)
    cancel("other", client)
    cancel([], client)
    client.notify("$/cancelRequest")
    try client.barrier()
    #expect(client.received == [])
  }

  @Test func requestsOnTheSessionGoOnWhileOthersRun() throws {
    let client = try TestClient(files: InMemoryFileSystem(["/w/words.txt": "red"]))
    try client.initialize()
    let long = client.start("workspace/executeCommand", ["command": "words.wait"])
    client.open(uri, "red")
    #expect(try client.request("textDocument/hover", .at(uri, 0, 0)) != .null)
    cancel(long, client)
    #expect(try client.error(of: long).code == -32800)
  }

  @Test func anEditOvertakesDiagnosticsThatAreMade() throws {
    let client = try TestClient()
    try client.initialize(capabilities: pull)
    client.open(uri, "SLOW")
    let id = client.start("textDocument/diagnostic", .document(uri))
    client.change(uri, [["text": "fast"]])
    let error = try client.error(of: id)
    #expect(error.code == -32802)
    #expect(error.data == ["retriggerRequest": true])
    #expect(try client.request("textDocument/diagnostic", .document(uri))["kind"] == "full")
  }

  @Test func eachRequestIsAnsweredOnce() throws {
    let client = try TestClient()
    try client.initialize(capabilities: pull)
    client.open(uri, "x")
    var ids: [JSONValue] = []
    for number in 0..<200 {
      client.change(uri, version: Int64(number + 2), [["text": .string("text \(number)")]])
      let method = ["textDocument/hover", "textDocument/diagnostic", "textDocument/codeLens"][number % 3]
      let id = client.start(method, .at(uri, 0, 0))
      ids.append(id)
      if number % 2 == 0 { cancel(id, client) }
    }
    let end = client.start("shutdown")
    var answers: [JSONValue] = []
    while answers.last != end {
      answers.append(try client.message { $0["method"] == nil && $0["id"] != nil }["id"] ?? nil)
    }
    #expect(Set(answers.map { $0.intValue ?? 0 }).count == answers.count)
    #expect(answers.count == ids.count + 1)
  }

  @Test func pulledDiagnosticsWaitUntilAllIsKnown() throws {
    let client = try TestClient(files: InMemoryFileSystem(["/w/words.txt": "red", "/w/a.swift": ""]))
    client.open("file:///w/hold.txt", "")
    try client.request("initialize", ["capabilities": pull, "rootUri": "file:///w"])
    client.notify("initialized")
    client.open("file:///w/hold.txt", "")
    client.open(uri, "red")
    let kept = client.start("textDocument/diagnostic", .document(uri))
    let dropped = client.start("textDocument/diagnostic", .document(uri))
    cancel(dropped, client)
    #expect(try client.error(of: dropped).code == -32800)
    client.closeDocument("file:///w/hold.txt")
    #expect(try client.result(of: kept)["items"]?.arrayValue?.count == 1)
  }
}
