import JSON
import Testing
import Workspace

@Suite struct LifeCycleTests {
  @Test func requestsBeforeInitializeAreRefused() throws {
    let client = try TestClient()
    #expect(try client.error(of: client.start("textDocument/hover")).code == -32002)
    #expect(try client.error(of: client.start("shutdown")).code == -32002)
    client.open("file:///w/a.swift", "dropped")
    try client.initialize()
    #expect(try client.calls() == ["workspace /w"])
  }

  @Test func initializeCountsOnce() throws {
    let client = try TestClient()
    try client.initialize()
    #expect(try client.error(of: client.start("initialize", ["capabilities": [:]])).code == -32600)
    #expect(try client.calls() == ["workspace /w"])
  }

  @Test func nothingIsSaidBeforeTheAnswerToInitialize() throws {
    let client = try TestClient()
    let id = client.start(
      "initialize",
      ["capabilities": ["workspace": ["configuration": true]], "initializationOptions": 5]
    )
    let first = try client.message { _ in true }
    #expect(first["method"] == "window/logMessage")
    _ = try client.result(of: id)
    #expect(
      Set(client.received.compactMap { $0["method"]?.stringValue }) == ["window/logMessage", "window/showMessage"]
    )
  }

  @Test func theClientIsAskedForNothingBeforeInitialized() throws {
    let client = try TestClient()
    let capabilities: JSONValue = [
      "workspace": ["configuration": true, "didChangeWatchedFiles": ["dynamicRegistration": true]],
      "window": ["workDoneProgress": true],
    ]
    try client.request("initialize", ["capabilities": capabilities])
    client.open("file:///w/a.swift", "x")
    try client.barrier()
    #expect(client.received.filter { $0["id"] != nil } == [])
    client.notify("initialized", [:])
    _ = try client.next("workspace/configuration")
  }

  @Test func requestsWorkWithoutInitialized() throws {
    let client = try TestClient(files: InMemoryFileSystem(["/w/words.txt": "red"]))
    try client.request("initialize", ["capabilities": [:], "rootUri": "file:///w"])
    client.open("file:///w/a.swift", "red")
    #expect(try client.request("textDocument/hover", .at("file:///w/a.swift", 0, 1)) != .null)
  }

  @Test(
    arguments: [
      (["workspaceFolders": [["uri": "file:///f", "name": ""]], "rootUri": "file:///u", "rootPath": "/p"], "/f"),
      (["workspaceFolders": nil, "rootUri": "file:///u", "rootPath": "/p"], "/u"),
      (["rootUri": "file:///u%20v", "rootPath": "/p"], "/u v"),
      (["rootUri": nil, "rootPath": "/p"], "/p"),
      (["rootPath": nil], ""),
      (["workspaceFolders": [["uri": "memfs:///f"]]], ""),
    ] as [(JSONValue, String)]
  )
  func theRootIsTheMostExactThatIsSaid(params: JSONValue, folders: String) throws {
    let client = try TestClient()
    try client.request("initialize", params)
    #expect(try client.calls() == ["workspace \(folders)"])
  }

  @Test func shutdownThenExitEndsWithZero() throws {
    let client = try TestClient()
    try client.initialize()
    #expect(try client.request("shutdown") == .null)
    #expect(try client.error(of: client.start("textDocument/hover", .at("file:///w/a", 0, 0))).code == -32600)
    #expect(try client.error(of: client.start("shutdown")).code == -32600)
    client.open("file:///w/a.swift", "ignored")
    client.notify("exit")
    #expect(try client.exit() == 0)
  }

  @Test(arguments: [nil, nil as JSONValue, [], [:]] as [JSONValue?])
  func shutdownTakesAnyEmptyParams(params: JSONValue?) throws {
    let client = try TestClient()
    try client.initialize()
    #expect(try client.request("shutdown", params) == .null)
    client.notify("exit", params)
    #expect(try client.exit() == 0)
  }

  @Test(arguments: [true, false]) func exitWithoutShutdownEndsWithOne(isInitialized: Bool) throws {
    let client = try TestClient()
    if isInitialized { try client.initialize() }
    client.notify("exit")
    #expect(try client.exit() == 1)
  }

  @Test func theEndOfInputEndsWithOne() throws {
    let client = try TestClient()
    try client.initialize()
    client.closeInput()
    #expect(try client.exit() == 1)
  }

  @Test func whatIsReadBeforeTheEndOfInputIsStillDone() throws {
    let client = try TestClient()
    let initialize = client.start("initialize", ["capabilities": [:]])
    let hover = client.start("textDocument/hover", .at("file:///w/a.swift", 0, 0))
    client.closeInput()
    _ = try client.result(of: initialize)
    #expect(try client.result(of: hover) == .null)
    #expect(try client.exit() == 1)
  }

  @Test func runningRequestsAreAnsweredBeforeShutdown() throws {
    let client = try TestClient()
    try client.initialize()
    let waiting = client.start("workspace/executeCommand", ["command": "words.wait"])
    let shutdown = client.start("shutdown")
    #expect(try client.error(of: waiting).code == -32800)
    #expect(try client.result(of: shutdown) == .null)
    client.notify("exit")
    #expect(try client.exit() == 0)
  }

  @Test func theServerEndsWithItsClientsProcess() throws {
    let process = try SleepingProcess()
    let client = try TestClient()
    try client.initialize(processID: .integer(Int64(process.id)))
    process.kill()
    #expect(try client.exit() == 1)
  }

  @Test(arguments: [nil, 0, -1, "x", 1e40, 1] as [JSONValue])
  func whatIsNoForeignProcessIsNotWatched(id: JSONValue) throws {
    let client = try TestClient()
    try client.initialize(processID: id)
    try client.request("shutdown")
    client.notify("exit")
    #expect(try client.exit() == 0)
  }

  @Test func tracingIsNeverAnError() throws {
    let client = try TestClient()
    try client.initialize()
    for value in ["verbose", "loud", 5, nil] as [JSONValue] { client.notify("$/setTrace", ["value": value]) }
    client.notify("$/setTrace")
    try client.barrier()
    #expect(client.received("$/logTrace").contains { $0["verbose"] != nil })
    client.notify("$/setTrace", ["value": "off"])
    try client.barrier()
    client.forget()
    try client.barrier()
    #expect(client.received("$/logTrace") == [])
  }
}
