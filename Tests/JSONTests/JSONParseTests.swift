import JSON
import Testing

@Suite struct JSONParseTests {
  @Test func readsEveryKindOfValue() throws {
    let value = try JSONValue.parse(#"{"a": null, "b": [true, false], "c": -12, "d": 1.5, "e": "é\n😀", "f": {}}"#)
    #expect(
      value == [
        "a": nil, "b": [true, false], "c": -12, "d": 1.5, "e": "é\n😀", "f": .object([:]),
      ]
    )
    #expect(value.objectValue?.keys == ["a", "b", "c", "d", "e", "f"])
  }

  @Test(arguments: [
    ("null", JSONValue.null), (" 1 ", 1), ("0", 0), ("-0", 0), ("12", 12), ("1e2", 100.0), ("true", true),
    ("\"\"", ""), ("0.05", 0.05), ("[]", JSONValue.array([])), ("\u{FEFF}7", 7), ("1.0", 1.0),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("18446744073709551615", .double(0x1p64)), ("1e20", .double(1e20)),
    ("9223372036854775808", .double(9_223_372_036_854_775_808)), ("1e999", .double(.greatestFiniteMagnitude)),
    (#""\u0000\u00e9\ud83d\ude00\/""#, "\0é😀/"),
  ])
  func readsScalarsAtTheTop(text: String, expected: JSONValue) throws {
    #expect(try JSONValue.parse(text) == expected)
  }

  @Test func negativeZeroIsKept() throws {
    #expect(try JSONValue.parse("-0.0").doubleValue?.sign == .minus)
  }

  @Test(arguments: [
    ("", 1, 1, JSONParseError.Reason.empty),
    (" \n ", 2, 2, .empty),
    ("{", 1, 2, .unexpectedEnd),
    ("[1", 1, 3, .unexpectedEnd),
    ("{\"a\"", 1, 5, .unexpectedEnd),
    ("{\"a\":", 1, 6, .unexpectedEnd),
    ("[1,]", 1, 3, .trailingComma),
    ("{\"a\":1,\n}", 1, 7, .trailingComma),
    ("[,1]", 1, 2, .expectedValue),
    ("[1 2]", 1, 4, .expectedCommaOrBracket),
    ("{\"a\":1 \"b\":2}", 1, 8, .expectedCommaOrBrace),
    ("{\"a\" 1}", 1, 6, .expectedColon),
    ("{a:1}", 1, 2, .expectedKey),
    ("{'a':1}", 1, 2, .expectedKey),
    ("1 2", 1, 3, .trailingContent),
    ("\u{FEFF}x", 1, 1, .expectedValue),
    ("[\r\n\"é\", x]", 2, 7, .expectedValue),
    ("\"abc", 1, 1, .unclosedString),
    ("\"a\nb\"", 1, 1, .unclosedString),
    ("\"a\tb\"", 1, 3, .controlCharacter),
    ("\"a\\xb\"", 1, 3, .invalidEscape),
    ("\"\\u12g4\"", 1, 2, .invalidEscape),
    ("{\"a\\u0000b\":1}", 1, 4, .nulInKey),
    ("01", 1, 1, .invalidNumber),
    ("-", 1, 1, .invalidNumber),
    ("1.", 1, 1, .invalidNumber),
    (".5", 1, 1, .expectedValue),
    ("1e", 1, 1, .invalidNumber),
    ("+1", 1, 1, .expectedValue),
    ("NaN", 1, 1, .expectedValue),
    ("Infinity", 1, 1, .expectedValue),
    ("-Infinity", 1, 1, .invalidNumber),
    ("True", 1, 1, .expectedValue),
    ("nul", 1, 1, .expectedValue),
    ("1\0", 1, 2, .trailingContent),
    ("[1,\u{0B}2]", 1, 4, .expectedValue),
    ("// x\n1", 1, 1, .expectedValue),
    ("[18446744073709551616]", 1, 2, .numberOutOfRange),
    ("-9223372036854775809", 1, 1, .numberOutOfRange),
  ])
  func refusesWhatIsNoJSON(text: String, line: Int, column: Int, reason: JSONParseError.Reason) {
    let error = #expect(throws: JSONParseError.self) { try JSONValue.parse(text) }
    #expect(error?.reason == reason)
    #expect(error?.position == JSONPosition(line: line, column: column))
  }

  @Test(arguments: [
    [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80],
    [0xE2, 0x82], [0xFF],
  ])
  func refusesInvalidUTF8(sequence: [UInt8]) {
    let error = #expect(throws: JSONParseError.self) { try JSONValue.parse([0x22, 0x61] + sequence + [0x22]) }
    #expect(error?.reason == .invalidUTF8)
    #expect(error?.offset == 2)
  }

  @Test func limitsNesting() throws {
    let deep = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(try JSONValue.parse(deep).serialized() == Array(deep.utf8))
    let objects = String(repeating: "{\"a\":", count: 256) + "1" + String(repeating: "}", count: 256)
    #expect(try JSONValue.parse(objects).text() == objects)

    let tooDeep = String(repeating: "[", count: 100_000)
    let error = #expect(throws: JSONParseError.self) { try JSONValue.parse(tooDeep) }
    #expect(error?.reason == .tooDeep)
    #expect(error?.offset == 256)
  }

  @Test func aRepeatedKeyKeepsItsPlaceAndTakesTheLastValue() throws {
    #expect(try JSONValue.parse(#"{"a":1,"b":2,"a":3}"#).text() == #"{"a":3,"b":2}"#)
  }

  @Test func damagedTextNeverTraps() {
    let text = Array(#"{"a": [1, -2.5e3, "x\u00e9\n", null, true], "é": {"b": {}}} // c"#.utf8)
    for length in 0...text.count {
      for allowed in [false, true] {
        let cut = Array(text[..<length])
        let parsed = try? JSONValue.parse(cut, commentsAllowed: allowed)
        let mapped = try? JSONSourceMap(cut, commentsAllowed: allowed)
        #expect((parsed == nil) == (mapped == nil))
      }
    }
    for place in text.indices {
      for byte: UInt8 in [0, 0x22, 0x2C, 0x5B, 0x5C, 0x7D, 0xFF] {
        var damaged = text
        damaged[place] = byte
        let parsed = try? JSONValue.parse(damaged, commentsAllowed: true)
        let mapped = try? JSONSourceMap(damaged, commentsAllowed: true)
        #expect((parsed == nil) == (mapped == nil))
      }
    }
  }
}
