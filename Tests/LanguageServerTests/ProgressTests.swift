import JSON
import Testing
import Workspace

@Suite struct ProgressTests {
  private let shown: JSONValue = ["window": ["workDoneProgress": true]]

  private func client(_ capabilities: JSONValue, answer: JSONValue? = .null) throws -> TestClient {
    let client = try TestClient(files: InMemoryFileSystem(["/w/hold.txt": "", "/w/words.txt": "red"]))
    client.answer = { _, _ in answer }
    try client.initialize(capabilities: capabilities)
    return client
  }

  private func kinds(_ client: TestClient) -> [JSONValue] {
    client.received("$/progress").map { $0["value"]?["kind"] ?? nil }
  }

  @Test func aClientThatShowsNoneIsToldNone() throws {
    let client = try client([:])
    #expect(client.received("window/workDoneProgress/create") == [])
    #expect(kinds(client) == [])
  }

  @Test func progressBeginsOnceTheClientAgrees() throws {
    let client = try client(shown)
    try client.barrier()
    let token = try #require(client.received("window/workDoneProgress/create").first?["token"])
    let begin = try #require(client.received("$/progress").first)
    #expect(begin["token"] == token)
    #expect(begin["value"]?["kind"] == "begin" && begin["value"]?["title"] == "Reading words")
    client.open("file:///w/words.txt", "a\nb\nc")
    try client.barrier()
    let percentages = client.received("$/progress").compactMap { $0["value"]?["percentage"]?.intValue }
    #expect(percentages == percentages.sorted())
    client.notify("window/workDoneProgress/cancel", ["token": token])
    client.notify("window/workDoneProgress/cancel", ["token": "other"])
    try client.request("shutdown")
    try client.barrier()
    #expect(kinds(client).filter { $0 == "end" }.count == 1)
    #expect(kinds(client).last == "end")
  }

  @Test func aRefusedTokenIsNotUsed() throws {
    let client = try client(shown, answer: nil)
    let id = try #require(client.received.first { $0["method"] == "window/workDoneProgress/create" }?["id"])
    client.send(["jsonrpc": "2.0", "id": id, "error": ["code": -32603, "message": "no"]])
    client.open("file:///w/words.txt", "a\nb\nc")
    try client.request("shutdown")
    #expect(kinds(client) == [])
  }

  @Test func aRequestsTokenNeedsNoAgreement() throws {
    let client = try client([:])
    try client.request("workspace/executeCommand", ["command": "words.echo", "workDoneToken": 5])
    #expect(kinds(client) == ["begin", "end"])
    client.forget()
    let id = client.start("workspace/executeCommand", ["command": "words.wait", "workDoneToken": "t"])
    client.notify("$/cancelRequest", ["id": id])
    _ = try client.error(of: id)
    #expect(kinds(client).filter { $0 == "begin" }.count == kinds(client).filter { $0 == "end" }.count)
  }
}
