import JSON
import LanguageServerProtocol
import Testing
import Workspace

@Suite struct ProtocolErrorTests {
  private func answerWithoutID(to bytes: [UInt8], _ client: TestClient) throws -> Int? {
    client.send(bytes: bytes)
    return try client.message { $0["id"] == .null }["error"]?["code"]?.intValue
  }

  @Test(arguments: [
    ("{nonsense", -32700), ("12", -32700), ("[]", -32600), (#"[{"id":1,"method":"shutdown"}]"#, -32600), ("{}", -32600),
  ])
  func theSessionSurvivesBadBodies(body: String, code: Int) throws {
    let client = try TestClient()
    try client.initialize()
    #expect(try answerWithoutID(to: MessageFrame.bytes(of: Array(body.utf8)), client) == code)
    try client.barrier()
  }

  @Test(arguments: [
    "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Type: y\r\n\r\n", "Content-Length: 0\r\n\r\n",
    "Content-Length: 999999999999\r\n\r\n", "Content-Length: 2\r\nContent-Type: a; charset=latin1\r\n\r\n{}",
  ])
  func theSessionSurvivesBadFrames(frame: String) throws {
    let client = try TestClient()
    try client.initialize()
    #expect(try answerWithoutID(to: Array(frame.utf8), client) == -32700)
    try client.barrier()
    #expect(client.received("window/logMessage").count == 1)
  }

  @Test func aLostStreamEndsWithOne() throws {
    let client = try TestClient()
    try client.initialize()
    // No more than a pipe holds is left over when the server stops reading.
    client.send(bytes: [UInt8](repeating: UInt8(ascii: "x"), count: (1 << 20) + (72 << 10)))
    #expect(try client.exit() == 1)
  }

  @Test func unknownMethodsAreToldOrDropped() throws {
    let client = try TestClient()
    try client.initialize()
    #expect(try client.error(of: client.start("textDocument/moniker")).code == -32601)
    #expect(try client.error(of: client.start("$/unknown")).code == -32601)
    client.notify("$/unknown", ["a": 1])
    client.notify("workspace/unknown")
    try client.barrier()
    #expect(client.received == [])
  }

  @Test func badParamsNameTheField() throws {
    let client = try TestClient()
    try client.initialize()
    let error = try client.error(of: client.start("textDocument/hover", ["textDocument": ["uri": "file:///w/a"]]))
    #expect(error.code == -32602)
    #expect(error.message == "'params.position': expected an object, found nothing")
    client.notify("textDocument/didOpen", ["textDocument": ["uri": 7]])
    client.notify("textDocument/didChange", [])
    try client.barrier()
    #expect(client.received("window/logMessage").count == 2)
  }

  @Test func aFailureOfAHandlerIsAnAnswer() throws {
    let client = try TestClient()
    try client.initialize()
    let error = try client.error(of: client.start("workspace/executeCommand", ["command": "words.fail"]))
    #expect(error == .init(code: -32803, message: "as wished", data: nil))
    #expect(try client.error(of: client.start("workspace/executeCommand", ["command": "none"])).code == -32602)
  }

  @Test func idsAreEchoed() throws {
    let client = try TestClient()
    try client.initialize()
    for id in ["1", 9_007_199_254_740_993, "", -4] as [JSONValue] {
      client.send(["jsonrpc": "2.0", "id": id, "method": "textDocument/hover", "params": .at("file:///w/a", 0, 0)])
      #expect(try client.result(of: id) == .null)
    }
  }

  @Test func answersThatNobodyWaitsForAreDropped() throws {
    let client = try TestClient()
    try client.initialize()
    client.send(["jsonrpc": "2.0", "id": 77, "result": nil])
    client.send(["jsonrpc": "2.0", "id": "x", "error": ["code": 1, "message": "m"]])
    try client.barrier()
  }

  @Test func aServerSurvivesARequestThatIsNeverAnswered() throws {
    let client = try TestClient()
    client.answer = { _, _ in nil }
    try client.initialize(capabilities: ["workspace": ["configuration": true]])
    #expect(client.received("workspace/configuration").count == 1)
    client.clock.advance(by: 100)
    try client.barrier()
    #expect(client.received("window/logMessage").last?["message"]?.stringValue?.contains("in time") == true)
    // A late answer changes nothing.
    client.send(["jsonrpc": "2.0", "id": 1, "result": [["hover": false]]])
    try client.barrier()
  }

  @Test func piecesOfAnySizeGiveTheSameAnswers() throws {
    let messages: [JSONValue] = [
      ["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ["capabilities": [:], "rootUri": "file:///w"]],
      ["jsonrpc": "2.0", "method": "initialized"],
      [
        "jsonrpc": "2.0", "method": "textDocument/didOpen",
        "params": ["textDocument": ["uri": "file:///w/é.swift", "languageId": "swift", "version": 1, "text": "😀 red"]],
      ],
      ["jsonrpc": "2.0", "id": 2, "method": "textDocument/hover", "params": .at("file:///w/%C3%A9.swift", 0, 4)],
    ]
    let stream = messages.flatMap { MessageFrame.bytes(of: $0.serialized()) }
    func hover(pieces: Int) throws -> JSONValue {
      let client = try TestClient(files: InMemoryFileSystem(["/w/words.txt": "red"]))
      for start in stride(from: 0, to: stream.count, by: pieces) {
        client.send(bytes: Array(stream[start..<min(start + pieces, stream.count)]))
      }
      return try client.result(of: 2)
    }
    let whole = try hover(pieces: stream.count)
    #expect(whole["range"] == .range(0, 3, 0, 6))
    for pieces in [1, 5, 17] { #expect(try hover(pieces: pieces) == whole) }
  }
}
