import JSON
import LanguageServer
import LanguageServerTestSupport
import Testing
import Workspace

/// Asks the server where it sees the word `red`, which tells how it reads positions.
@Suite struct DocumentTests {
  private let uri = "file:///w/a.swift"

  private func client(_ capabilities: JSONValue = [:]) throws -> TestClient {
    let client = try TestClient(files: InMemoryFileSystem(["/w/words.txt": "red\n", "/w/closed.swift": "a\nred"]))
    try client.initialize(capabilities: capabilities)
    return client
  }

  private func ranges(_ client: TestClient, _ uri: String? = nil) throws -> [JSONValue] {
    let symbols = try client.request("textDocument/documentSymbol", .document(uri ?? self.uri)).arrayValue ?? []
    return symbols.filter { $0["name"] == "red" }.compactMap { $0["location"]?["range"] }
  }

  @Test(
    arguments: [
      ([], "utf-16", 7, 10), (["utf-8"], "utf-8", 12, 15), (["utf-32", "utf-8"], "utf-32", 5, 8),
      (["utf-7", "utf-8"], "utf-8", 12, 15), (["utf-7"], "utf-16", 7, 10), (["utf-16", "utf-8"], "utf-16", 7, 10),
    ] as [([JSONValue], JSONValue, Int64, Int64)]
  )
  func theClientsFavouriteEncodingIsSpoken(
    offered: [JSONValue],
    chosen: JSONValue,
    start: Int64,
    end: Int64
  ) throws {
    let client = try TestClient(files: InMemoryFileSystem(["/w/words.txt": "red"]))
    let capabilities = try client.initialize(capabilities: ["general": ["positionEncodings": .array(offered)]])
    #expect(capabilities["positionEncoding"] == chosen)
    client.open(uri, "x\r😀😀 é red")
    #expect(try ranges(client) == [.range(1, start, 1, end)])
  }

  @Test func linesEndInThreeWays() throws {
    let client = try client()
    client.open(uri, "red\r\nred\rred\n\u{2028}red\u{0B}red")
    #expect(
      try ranges(client) == [
        .range(0, 0, 0, 3), .range(1, 0, 1, 3), .range(2, 0, 2, 3), .range(3, 1, 3, 4), .range(3, 5, 3, 8),
      ]
    )
  }

  @Test func aMarkThatTheClientSentIsACharacter() throws {
    let client = try client()
    client.open(uri, "\u{FEFF}red")
    #expect(try ranges(client) == [.range(0, 1, 0, 4)])
  }

  @Test func changesBuildOnEachOther() throws {
    let client = try client()
    client.open(uri, "a\nb\n")
    client.change(
      uri,
      [
        ["range": .range(1, 1, 1, 1), "text": "\nre"],
        ["range": .range(2, 2, 2, 2), "text": "d"],
        ["range": .range(0, 0, 1, 0), "text": ""],
      ]
    )
    #expect(try ranges(client) == [.range(1, 0, 1, 3)])
    #expect(try client.calls().last == "edited a.swift 3..<3+3,6..<6+1,0..<2+0")
  }

  @Test func aChangeWithoutRangeReplacesAll() throws {
    let client = try client()
    client.open(uri, "red red")
    client.change(
      uri,
      [["range": .range(0, 0, 0, 0), "text": "x"], ["text": "re"], ["range": .range(0, 2, 0, 2), "text": "d"]]
    )
    #expect(try ranges(client) == [.range(0, 0, 0, 3)])
  }

  @Test(
    arguments: [
      (.range(0, 99, 0, 99), "x red y\nredz"), (.range(99, 0, 99, 0), "x red y\nredz"),
      (.range(-5, -5, 0, 0), "x red y\nredz"), (.range(0, 5, 0, 2), "x red y\nredz"),
      (["start": ["line": 1e300, "character": 1e300], "end": ["line": 1e300, "character": 0]], "x red y\nredz"),
      (.range(0, 1, 4_294_967_295, 4_294_967_295), "x red y\nredz"),
    ] as [(JSONValue, String)]
  )
  func impossibleRangesAreClamped(range: JSONValue, text: String) throws {
    let client = try client()
    client.open(uri, text)
    client.change(uri, [["range": range, "rangeLength": -7, "text": "-"]])
    _ = try ranges(client)
    client.change(uri, version: 3, [["text": "red"]])
    #expect(try ranges(client) == [.range(0, 0, 0, 3)])
  }

  @Test func aPositionInsideACharacterIsRoundedDown() throws {
    let client = try client()
    client.open(uri, "😀red")
    client.change(uri, [["range": .range(0, 1, 0, 2), "text": ""]])
    #expect(try ranges(client) == [.range(0, 0, 0, 3)])
  }

  @Test func oddVersionsAndDocumentsAreToldInTheLog() throws {
    let client = try client()
    client.open(uri, "x", version: 5)
    client.change(uri, version: 3, [["text": "red"]])
    client.change("file:///w/unknown.swift", [["text": "y"]])
    client.closeDocument("file:///w/unknown.swift")
    client.open(uri, "red red", version: 1)
    #expect(try ranges(client).count == 2)
    #expect(client.received("window/logMessage").count == 4)
  }

  @Test func otherSpellingsOfAURINameTheSameDocument() throws {
    let client = try client()
    client.open("file:///w/a%20b%2B%c3%a9.swift", "red")
    client.change("file:///w/a b+é.swift", [["text": " red"]])
    #expect(try ranges(client, "FILE://localhost/w/a%20b+%C3%A9.swift") == [.range(0, 1, 0, 4)])
    #expect(try ranges(client, "file:///w/a%20b+e%CC%81.swift") == [])
  }

  @Test func otherSchemesAreTextsOfTheirOwn() throws {
    let client = try client()
    for uri in ["untitled:Untitled-1", "git:/w/a.swift?%7B%7D", "vscode-notebook-cell:/w/n#1", "file://host/w/a.swift"]
    {
      client.open(uri, "red")
      #expect(try ranges(client, uri) == [.range(0, 0, 0, 3)])
    }
    #expect(try client.request("textDocument/hover", .at("git:/w/closed.swift", 0, 0)) == .null)
  }

  @Test func aClosedFileIsReadFromDisk() throws {
    let client = try client()
    #expect(try ranges(client, "file:///w/closed.swift") == [.range(1, 0, 1, 3)])
    #expect(try ranges(client, "file:///w/missing.swift") == [])
    #expect(try ranges(client, "file:///elsewhere/closed.swift") == [])
    client.open("file:///w/closed.swift", "red")
    #expect(try ranges(client, "file:///w/closed.swift") == [.range(0, 0, 0, 3)])
    client.closeDocument("file:///w/closed.swift")
    #expect(try ranges(client, "file:///w/closed.swift") == [.range(1, 0, 1, 3)])
  }

  @Test func anOpenListBeatsTheDisks() throws {
    let client = try client()
    client.open(uri, "red blue")
    client.open("file:///w/words.txt", "blue", language: "plaintext")
    #expect(try ranges(client) == [])
    #expect(try client.request("textDocument/hover", .at(uri, 0, 5)) != .null)
    client.notify("textDocument/didSave", ["textDocument": ["uri": "file:///w/words.txt"], "text": "other"])
    #expect(try client.request("textDocument/hover", .at(uri, 0, 5)) != .null)
    client.closeDocument("file:///w/words.txt")
    #expect(try ranges(client).count == 1)
    #expect(try client.calls().contains("saved words.txt"))
  }

  @Test func aFileOpenUnderTwoNamesHasTheLastTouchedText() throws {
    var files = InMemoryFileSystem(["/w/words.txt": "red"])
    files.addLink(FilePath("/link"), to: "/w")
    let client = try TestClient(files: files)
    try client.initialize()
    client.open("file:///w/words.txt", "blue")
    client.open("file:///link/words.txt", "green")
    client.open(uri, "blue green")
    #expect(try client.request("textDocument/hover", .at(uri, 0, 8)) != .null)
    client.closeDocument("file:///link/words.txt")
    #expect(try client.request("textDocument/hover", .at(uri, 0, 8)) == .null)
    #expect(try client.request("textDocument/hover", .at(uri, 0, 2)) != .null)
  }

  @Test func aFolderBehindALinkKeepsItsName() throws {
    var files = InMemoryFileSystem(["/real/words.txt": "red", "/real/a.swift": "red"])
    files.addLink(FilePath("/link"), to: "/real")
    let client = try TestClient(files: files)
    try client.initialize(folders: ["file:///link"])
    let found = try client.request("textDocument/definition", .at("file:///link/a.swift", 0, 0))
    #expect(found == [["uri": "file:///link/words.txt", "range": .range(0, 0, 0, 3)]])
  }

  @Test func oddTextsAreNoTrouble() throws {
    let client = try client()
    for text in ["", "\0red\0", String(repeating: "x", count: 2 << 20), String(repeating: "\n", count: 100_000)] {
      client.open(uri, text)
      client.change(uri, [["range": .range(99_999, 1, 99_999, 1), "text": "red"]])
      #expect(try ranges(client).count >= 1)
    }
  }
}
