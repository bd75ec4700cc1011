import JSON
import Testing

@Suite struct JSONSourceMapTests {
  private func text(_ source: String, _ range: Range<Int>?) -> String? {
    range.map { String(decoding: Array(source.utf8)[$0], as: UTF8.self) }
  }

  @Test func findsKeysAndValues() throws {
    let source = "\u{FEFF}// é\n{ \"é\" : [ 1, {\"b\\n\": \"x\" } ] ,\r\n  \"c\":-1.5e3}"
    let map = try JSONSourceMap(Array(source.utf8), commentsAllowed: true)
    let nested = try #require(map[JSONPointer(["é", "1", "b\n"])])
    #expect(text(source, nested.value) == "\"x\"")
    #expect(text(source, nested.key) == "\"b\\n\"")
    #expect(text(source, map[JSONPointer(["é"])]?.value) == "[ 1, {\"b\\n\": \"x\" } ]")
    #expect(text(source, map[JSONPointer(["é", "0"])]?.value) == "1")
    #expect(map[JSONPointer(["é", "0"])]?.key == nil)
    #expect(text(source, map[JSONPointer(["c"])]?.value) == "-1.5e3")
    #expect(map[.root]?.value.upperBound == source.utf8.count)
    #expect(map[JSONPointer(["é", "2"])] == nil)
    #expect(map[JSONPointer(["x"])] == nil)
  }

  @Test func turnsOffsetsIntoPositions() throws {
    let source = "\u{FEFF}{\n\"a\": 1,\r\n\"é\": 2,\r\"c\": 3}"
    let map = try JSONSourceMap(Array(source.utf8))
    func position(of key: String) throws -> JSONPosition {
      map.position(at: try #require(map[JSONPointer([key])]).value.lowerBound)
    }
    #expect(map.position(at: 3) == JSONPosition(line: 1, column: 1))
    #expect(map.position(at: 0) == JSONPosition(line: 1, column: 1))
    #expect(try position(of: "a") == JSONPosition(line: 2, column: 6))
    #expect(try position(of: "é") == JSONPosition(line: 3, column: 7))
    #expect(try position(of: "c") == JSONPosition(line: 4, column: 6))
    #expect(map.position(at: 10_000).line == 4)
    #expect(map.position(at: -5) == JSONPosition(line: 1, column: 1))
  }

  @Test func findsDuplicateKeys() throws {
    let source = #"{"a": {"x": 1, "\u0078": 2, "x": 3}, "b": [{"x": 1}, {"x": 1}]}"#
    let map = try JSONSourceMap(Array(source.utf8))
    #expect(map.duplicateKeys.map { $0.pointer.description } == ["/a/x", "/a/x"])
    #expect(text(source, map.duplicateKeys[0].range) == #""\u0078""#)
    #expect(map.duplicateKeys[0].first == 7..<10)
    #expect(text(source, map[JSONPointer(["a", "x"])]?.value) == "3")
  }

  @Test func failsWhereParsingFails() {
    let error = #expect(throws: JSONParseError.self) { try JSONSourceMap(Array("[1,\n]".utf8)) }
    #expect(error?.reason == .trailingComma)
  }
}
