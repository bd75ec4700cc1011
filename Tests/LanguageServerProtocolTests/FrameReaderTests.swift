import LanguageServerProtocol
import Testing

@Suite struct FrameReaderTests {
  private func events(_ text: String, pieces: Int = .max) -> [FrameReader.Event] {
    var reader = FrameReader()
    var rest = Array(text.utf8)[...]
    var events: [FrameReader.Event] = []
    while !rest.isEmpty {
      events += reader.read(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
    }
    return events
  }

  private func body(_ text: String) -> FrameReader.Event { .body(Array(text.utf8)) }

  @Test(arguments: [1, 2, 3, 7, 64, Int.max]) func bodiesComeWholeWhateverThePieces(size: Int) {
    let emoji = #"{"text":"👩‍👩‍👧 é 漢字"}"#
    let texts = [#"{"a":1}"#, emoji, "{}"]
    let stream = texts.map { String(decoding: MessageFrame.bytes(of: Array($0.utf8)), as: UTF8.self) }.joined()
    #expect(events(stream, pieces: size) == texts.map(body))
  }

  @Test func theLengthCountsBytes() {
    #expect(MessageFrame.bytes(of: Array("\"é😀\"".utf8)).starts(with: Array("Content-Length: 8\r\n\r\n".utf8)))
  }

  @Test(arguments: [
    "content-length:2\r\n\r\n{}",
    "CONTENT-LENGTH:   2  \r\n\r\n{}",
    "Content-Length: 2\n\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Type: text/json; charset=\"UTF-8\"\r\nX-Other: a:b\r\n\r\n{}",
    "a stray line\r\nContent-Length: 2\r\n\r\n{}",
    "\r\n\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
  ])
  func headersAreReadTolerantly(text: String) {
    #expect(events(text, pieces: 1) == [body("{}")])
  }

  @Test func aForeignCharsetIsSkipped() {
    let text = "Content-Length: 4\r\nContent-Type: a; charset=utf-16\r\n\r\nabcdContent-Length: 2\r\n\r\n{}"
    #expect(events(text) == [.problem(.unsupportedCharset("utf-16")), body("{}")])
    #expect(events(text, pieces: 1) == events(text))
  }

  @Test(arguments: [
    ("Content-Length: -5", FrameProblem.invalidLength("-5")),
    ("Content-Length: many", .invalidLength("many")),
    ("Content-Length:", .invalidLength("")),
    ("Content-Length: 99999999999999999999999", .invalidLength("99999999999999999999999")),
    ("Content-Length: 1000000000", .bodyTooLong(length: 1_000_000_000)),
    ("Content-Length: 2\r\nContent-Length: 3", .invalidLength("3")),
    ("Content-Type: a", .missingLength),
  ])
  func theNextFrameIsFoundBehindABadLength(header: String, problem: FrameProblem) {
    let text = header + "\r\n\r\n{\"lost\":\"cContent-Length: x\"}Content-Length: 2\r\n\r\n{}"
    #expect(events(text) == [.problem(problem), body("{}")])
    #expect(events(text, pieces: 1) == events(text))
  }

  @Test func aLengthOfZeroIsAnEmptyBody() {
    #expect(events("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}") == [.body([]), body("{}")])
  }

  @Test func anEndlessHeaderIsGivenUp() {
    let noise = String(repeating: "x", count: 70_000)
    #expect(events(noise + "Content-Length: 2\r\n\r\n{}") == [.problem(.headerTooLong), body("{}")])
  }

  @Test func aStreamWithoutFramesIsLostOnce() {
    var reader = FrameReader()
    let noise = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    var problems: [FrameReader.Event] = []
    for _ in 0..<2 { problems += reader.read(noise) }
    #expect(problems == [.problem(.headerTooLong), .problem(.streamLost)])
  }

  @Test func aBigBodyInSmallPiecesTakesLinearTime() {
    // Quadratic copying of 20 MB in pieces of 4 KB would take minutes.
    let content = [UInt8](repeating: UInt8(ascii: " "), count: 20 << 20)
    var reader = FrameReader()
    var events = reader.read(MessageFrame.header(length: content.count))
    content.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4096) {
        events += reader.read(UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + 4096, bytes.count)]))
      }
    }
    #expect(events == [.body(content)])
  }
}
