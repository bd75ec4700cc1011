import Foundation
import JSON
import Testing
import Workspace

@Suite struct FileWatchTests {
  private func watching(_ relative: Bool = false) -> JSONValue {
    ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true, "relativePatternSupport": .bool(relative)]]]
  }

  private func registrations(_ client: TestClient) -> [JSONValue] {
    client.received("client/registerCapability").flatMap { $0["registrations"]?.arrayValue ?? [] }
  }

  @Test func theClientIsAskedToWatch() throws {
    let client = try TestClient()
    try client.initialize(capabilities: watching())
    #expect(
      registrations(client).map { $0["registerOptions"] ?? nil } == [
        ["watchers": [["globPattern": "**/*.txt"], ["globPattern": "**/*.swift"]]]
      ]
    )
  }

  @Test func patternsAreRelativeWhereTheClientKnowsHow() throws {
    let client = try TestClient()
    try client.initialize(capabilities: watching(true))
    #expect(
      registrations(client).first?["registerOptions"]?["watchers"]?[0]
        == ["globPattern": ["baseUri": "file:///w", "pattern": "**/*.txt"]]
    )
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": "file:///v", "name": "v"]], "removed": []]]
    )
    try client.barrier()
    #expect(client.received("client/unregisterCapability").count == 1)
    #expect(registrations(client).last?["registerOptions"]?["watchers"]?.arrayValue?.count == 4)
  }

  @Test func aStormOfEventsIsOneChange() throws {
    let client = try TestClient()
    try client.initialize(capabilities: watching())
    for _ in 0..<10 {
      let events = (0..<1000).map { number -> JSONValue in
        ["uri": .string("file:///w/f\(number).swift"), "type": .integer(Int64(number % 5))]
      }
      client.notify("workspace/didChangeWatchedFiles", ["changes": .array(events)])
      try client.barrier()
    }
    client.clock.advance(by: 0.06)
    let changes = try client.calls().filter { $0.hasPrefix("files ") }
    #expect(changes.count == 1)
    #expect(changes.first?.split(separator: ",").count == 1000)
  }

  @Test func aRequestSeesTheEventsBeforeIt() throws {
    let client = try TestClient()
    try client.initialize(capabilities: watching())
    client.notify(
      "workspace/didChangeWatchedFiles",
      [
        "changes": [
          ["uri": "file:///w/a%20b", "type": 1], ["uri": "git:/w/a", "type": 2], ["uri": "file:///w/a b", "type": 3],
        ]
      ]
    )
    #expect(try client.calls().last == "files a b")
  }

  @Test func withoutAWatchingClientTheDiskIsLookedAt() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parlance-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = folder.appending(path: "words.txt")
    try Data("red".utf8).write(to: list)
    let client = try TestClient(files: DiskFileSystem())
    try client.initialize(folders: [folder.absoluteString])
    #expect(registrations(client) == [])
    // The first look comes with the first request; the commands run on the thread that looks.
    _ = try client.calls()
    try Data("green".utf8).write(to: list, options: .atomic)
    #expect(try !client.calls().contains { $0.hasPrefix("files ") })
    client.clock.advance(by: 3)
    _ = try client.calls()
    client.clock.advance(by: 1)
    #expect(try client.calls().contains { $0.hasPrefix("files ") && $0.hasSuffix("words.txt") })
  }
}
