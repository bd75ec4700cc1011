import JSON
import LanguageServer
import LanguageServerProtocol
import Mutations
import SwiftSource
import Testing

/// Random edits against a text that is edited the simple way.
@Suite struct EditFuzzTests {
  private static let pieces = ["a", "é", "漢", "😀", "\n", "\r\n", "\r", " ", "e\u{301}", "\u{2028}", "👩‍👩‍👧"]

  @Test(arguments: PositionEncoding.allCases, 0..<8) func editsFollowASimpleModel(
    encoding: PositionEncoding,
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed &+ 77)
    var document = OpenDocument(
      uri: DocumentURI("untitled:x"),
      path: nil,
      language: .swift,
      version: 0,
      text: ""
    )
    var model = ""
    for _ in 0..<300 {
      let positions = [position(&random), position(&random)]
      let text = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      let bounds = positions.map { offset(of: $0, in: model, encoding) }.sorted()
      var bytes = Array(model.utf8)
      bytes.replaceSubrange(bounds[0]..<bounds[1], with: text.utf8)
      model = String(decoding: bytes, as: UTF8.self)
      _ = document.apply(change(positions[0], positions[1], text), in: encoding)
      guard document.text.bytes == bytes else {
        Issue.record("the texts differ for seed \(seed)")
        return
      }
    }
  }

  private func position(_ random: inout SeededGenerator) -> Position {
    Position(line: Int.random(in: -1...6, using: &random), character: Int.random(in: -1...8, using: &random))
  }

  private func change(_ start: Position, _ end: Position, _ text: String) -> ContentChange {
    let json: JSONValue = ["range": PositionRange(start: start, end: end).json, "text": .string(text)]
    guard let change = try? ContentChange(Field(json, at: .root("change"))) else { fatalError("the change is valid") }
    return change
  }

  /// Scalar by scalar, from the specification's words.
  private func offset(of position: Position, in text: String, _ encoding: PositionEncoding) -> Int {
    var offset = 0
    var line = 0
    var column = 0
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isEnd = scalar == "\n" || scalar == "\r"
      let width =
        switch encoding {
        case .utf8: UTF8.width(scalar)
        case .utf16: UTF16.width(scalar)
        case .utf32: 1
        }
      if position.line < 0 { return 0 }
      if line == position.line, isEnd || column + width > max(position.character, 0) { return offset }
      offset += UTF8.width(scalar)
      column += width
      if isEnd, !(scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n") {
        line += 1
        column = 0
      }
    }
    return offset
  }
}
