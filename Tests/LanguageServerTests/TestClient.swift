import Foundation
import JSON
import LanguageServer
import LanguageServerProtocol
import LanguageServerTestSupport
import Testing
import Workspace

/// A client of a server in this process, over real descriptors.
///
/// Nothing sleeps: a request waits for its answer, and what the server says meanwhile is kept in order.
final class TestClient {
  struct ServerError: Error, Equatable {
    let code: Int
    let message: String
    let data: JSONValue?
  }

  let clock = TestClock()
  /// Notifications of the server, and its requests, in order.
  private(set) var received: [JSONValue] = []
  /// What the server's requests are answered with; nil leaves them unanswered.
  var answer: (_ method: String, _ params: JSONValue?) -> JSONValue? = { _, _ in .null }

  private var passedOver: [JSONValue] = []
  private let queue = MessageQueue()
  private let exitCode = MessageQueue()
  /// -1 once closed.
  private var toServer: Int32
  private var lastID: Int64 = 0

  convenience init(
    files: any FileSystem = InMemoryFileSystem(),
    offered: Set<EditorFeature> = Set(EditorFeature.allCases)
  ) throws {
    try self.init(files: files) { WordFeatures(host: $0, offered: offered) }
  }

  init(files: any FileSystem, features: @escaping @Sendable (any FeatureHost) -> any LanguageFeatures) throws {
    var input: [Int32] = [-1, -1]
    var output: [Int32] = [-1, -1]
    try #require(pipe(&input) == 0 && pipe(&output) == 0)
    toServer = input[1]
    var options = ServerOptions(version: "1.2", files: files)
    options.clock = clock
    Thread.detachNewThread { [exitCode, options, input, output] in
      let code = ServerProcess.run(
        input: input[0],
        output: output[1],
        options: options,
        features: features,
        abandon: { exitCode.put(["abandoned": .integer(Int64($0))]) }
      )
      close(output[1])
      exitCode.put(.integer(Int64(code)))
    }
    Thread.detachNewThread { [queue, output] in
      Self.read(output[0], into: queue)
    }
  }

  deinit {
    closeInput()
  }

  private static func read(_ descriptor: Int32, into queue: MessageQueue) {
    var frames = FrameReader()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      for case .body(let body) in frames.read(Array(buffer[..<count])) {
        if let message = try? JSONValue.parse(body) { queue.put(message) }
      }
    }
    close(descriptor)
    queue.close()
  }

  // MARK: Sending

  func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(toServer, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func send(_ message: JSONValue) {
    send(bytes: MessageFrame.bytes(of: message.serialized()))
  }

  func notify(_ method: String, _ params: JSONValue? = nil) {
    send(.object(JSONObject(fields: ("jsonrpc", "2.0"), ("method", method), ("params", params))))
  }

  /// Sends a request without waiting for its answer.
  @discardableResult func start(_ method: String, _ params: JSONValue? = nil) -> JSONValue {
    lastID += 1
    let id = JSONValue.integer(lastID)
    send(.object(JSONObject(fields: ("jsonrpc", "2.0"), ("id", id), ("method", method), ("params", params))))
    return id
  }

  func closeInput() {
    if toServer >= 0 { close(toServer) }
    toServer = -1
  }

  // MARK: Receiving

  @discardableResult func request(_ method: String, _ params: JSONValue? = nil) throws -> JSONValue {
    try result(of: start(method, params))
  }

  func result(of id: JSONValue) throws -> JSONValue {
    let message = try answer(to: id)
    if let error = message["error"] {
      throw ServerError(
        code: error["code"]?.intValue ?? 0,
        message: error["message"]?.stringValue ?? "",
        data: error["data"]
      )
    }
    return try #require(message["result"])
  }

  /// Answers that came while another one was waited for are kept.
  private func answer(to id: JSONValue) throws -> JSONValue {
    if let index = passedOver.firstIndex(where: { $0["id"] == id }) { return passedOver.remove(at: index) }
    return try message { $0["method"] == nil && $0["id"] == id }
  }

  func error(of id: JSONValue) throws -> ServerError {
    do {
      let value = try result(of: id)
      throw UnexpectedResult(value: value)
    } catch let error as ServerError {
      return error
    }
  }

  struct UnexpectedResult: Error { let value: JSONValue }
  struct NoMessage: Error {}

  /// The next message of a kind; the others are kept in `received`.
  func message(where isWanted: (JSONValue) -> Bool) throws -> JSONValue {
    while let message = queue.take() {
      if let method = message["method"]?.stringValue {
        received.append(message)
        if let id = message["id"], let answer = answer(method, message["params"]) {
          send(["jsonrpc": "2.0", "id": id, "result": answer])
        }
      }
      if isWanted(message) { return message }
      if message["method"] == nil { passedOver.append(message) }
    }
    throw NoMessage()
  }

  /// The params of the next notification or request of a method.
  func next(_ method: String, where isWanted: (JSONValue) -> Bool = { _ in true }) throws -> JSONValue {
    let message = try message { $0["method"] == .string(method) && isWanted($0["params"] ?? .null) }
    return message["params"] ?? .null
  }

  /// The params of the first message of a method, whether it came already or not.
  func first(_ method: String) throws -> JSONValue {
    if let params = received(method).first { return params }
    return try next(method)
  }

  /// Returns once the session has taken all that was sent, and what it did by itself meanwhile.
  func barrier() throws {
    for _ in 0..<2 {
      let id = start("$/barrier")
      _ = try message { $0["id"] == id && $0["method"] == nil }
    }
  }

  func received(_ method: String) -> [JSONValue] {
    received.filter { $0["method"] == .string(method) }.map { $0["params"] ?? .null }
  }

  func forget() {
    received = []
  }

  // MARK: Common messages

  /// - Returns: the server's capabilities.
  @discardableResult func initialize(
    folders: [String]? = ["file:///w"],
    capabilities: JSONValue = [:],
    options: JSONValue? = nil,
    processID: JSONValue = nil
  ) throws -> JSONValue {
    let folders = folders.map { $0.map { JSONValue.object(["uri": .string($0), "name": "w"]) } }
    let params = JSONObject(
      fields: ("processId", processID),
      ("rootUri", JSONValue.null),
      ("capabilities", capabilities),
      ("workspaceFolders", folders.map(JSONValue.array)),
      ("initializationOptions", options)
    )
    let result = try request("initialize", .object(params))
    notify("initialized", [:])
    try barrier()
    return try #require(result["capabilities"])
  }

  func open(_ uri: String, _ text: String, language: String = "swift", version: Int64 = 1) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": .string(language), "version": .integer(version), "text": .string(text),
        ]
      ]
    )
  }

  /// - Parameter changes: `contentChanges`.
  func change(_ uri: String, version: Int64 = 2, _ changes: [JSONValue]) {
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri), "version": .integer(version)], "contentChanges": .array(changes)]
    )
  }

  func closeDocument(_ uri: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
  }

  /// What the features were told so far.
  func calls() throws -> [String] {
    try request("workspace/executeCommand", ["command": "words.calls"]).arrayValue?.compactMap(\.stringValue) ?? []
  }

  /// Waits for the server's end.
  func exit() throws -> JSONValue {
    try #require(exitCode.take())
  }
}

extension JSONValue {
  static func at(_ uri: String, _ line: Int64, _ character: Int64) -> JSONValue {
    ["textDocument": ["uri": .string(uri)], "position": ["line": .integer(line), "character": .integer(character)]]
  }

  static func range(_ line: Int64, _ start: Int64, _ endLine: Int64, _ end: Int64) -> JSONValue {
    [
      "start": ["line": .integer(line), "character": .integer(start)],
      "end": ["line": .integer(endLine), "character": .integer(end)],
    ]
  }

  static func document(_ uri: String) -> JSONValue {
    ["textDocument": ["uri": .string(uri)]]
  }
}
