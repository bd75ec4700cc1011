import JSON
import Testing
import Workspace

/// Hover answers tell which settings hold.
@Suite struct ConfigurationTests {
  private let uri = "file:///w/a.swift"
  private let asking: JSONValue = [
    "workspace": ["configuration": true, "didChangeConfiguration": ["dynamicRegistration": true]]
  ]

  private func client() throws -> TestClient {
    try TestClient(files: InMemoryFileSystem(["/w/words.txt": "red"]))
  }

  private func hovers(_ client: TestClient) throws -> Bool {
    client.open(uri, "red")
    return try client.request("textDocument/hover", .at(uri, 0, 0)) != .null
  }

  @Test(
    arguments: [
      (nil, true, 0), (["hover": false], false, 0), (["parlance": ["hover": ["enabled": false]]], false, 0),
      (["parlance": nil], true, 0), (["other": ["hover": false]], true, 0), ("text", true, 1), ([1], true, 1),
      (["parlance": 5], true, 1), (["hover": "no", "completion": ["enabled": 7]], true, 1), (["hover": [:]], true, 0),
    ] as [(JSONValue?, Bool, Int)]
  )
  func initializationOptionsAreReadOrWarnedOfOnce(options: JSONValue?, hovers: Bool, warnings: Int) throws {
    let client = try client()
    try client.initialize(options: options)
    #expect(try self.hovers(client) == hovers)
    #expect(client.received("window/showMessage").count == warnings)
  }

  @Test func aClientThatCanBeAskedIsAsked() throws {
    let client = try client()
    client.answer = { method, _ in method == "workspace/configuration" ? [["hover": false]] : .null }
    try client.initialize(capabilities: asking, options: ["hover": true])
    #expect(client.received("workspace/configuration") == [["items": [["section": "parlance"]]]])
    #expect(try !hovers(client))
    client.answer = { method, _ in method == "workspace/configuration" ? [nil] : .null }
    client.notify("workspace/didChangeConfiguration", ["settings": ["parlance": ["hover": false]]])
    try client.barrier()
    #expect(client.received("workspace/configuration").count == 2)
    #expect(try hovers(client))
  }

  @Test(arguments: [[], [5], ["a", "b"], nil, "odd", [["hover": nil]]] as [JSONValue])
  func oddAnswersLeaveTheDefaults(answer: JSONValue) throws {
    let client = try client()
    client.answer = { method, _ in method == "workspace/configuration" ? answer : .null }
    try client.initialize(capabilities: asking)
    #expect(try hovers(client))
  }

  @Test(
    arguments: [
      (nil, true), (["settings": nil], true), (["settings": [:]], false), (["settings": ["other": 1]], true),
      (["settings": ["parlance": nil]], false), (["settings": ["parlance": ["hover": false]]], true),
    ] as [(JSONValue?, Bool)]
  )
  func pushedSettingsCountForOtherClients(params: JSONValue?, staysOff: Bool) throws {
    let client = try client()
    try client.initialize(options: ["hover": false])
    client.notify("workspace/didChangeConfiguration", params)
    #expect(try hovers(client) == !staysOff)
  }

  @Test(arguments: [true, false]) func changesAreRegisteredOnlyAsAllowed(isAllowed: Bool) throws {
    let client = try client()
    try client.initialize(capabilities: isAllowed ? asking : [:])
    let registered = client.received("client/registerCapability").flatMap { $0["registrations"]?.arrayValue ?? [] }
    #expect(registered.map { $0["method"] ?? nil } == (isAllowed ? ["workspace/didChangeConfiguration"] : []))
  }

  @Test func aRefusedRegistrationIsNoTrouble() throws {
    let client = try client()
    client.answer = { _, _ in nil }
    try client.initialize(capabilities: asking)
    let id = try #require(client.received.first { $0["method"] == "client/registerCapability" }?["id"])
    client.send(["jsonrpc": "2.0", "id": id, "error": ["code": -32601, "message": "no"]])
    #expect(try hovers(client))
  }
}
