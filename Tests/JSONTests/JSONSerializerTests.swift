import JSON
import Testing

@Suite struct JSONSerializerTests {
  @Test(arguments: [
    (JSONValue.double(0.05), "0.05"), (.double(1), "1"), (.double(-0.0), "0"), (.double(1.5), "1.5"),
    (.double(0.1 + 0.2), "0.30000000000000004"), (.double(1e300), "1e+300"),
    (.double(.leastNonzeroMagnitude), "5e-324"),
    (.double(.nan), "null"), (.double(-.infinity), "null"), (.double(-0.12), "-0.12"),
    (.double(9_007_199_254_740_992), "9007199254740992"),
    (.integer(.min), "-9223372036854775808"), (.integer(.max), "9223372036854775807"), (.integer(0), "0"),
    (.null, "null"), (.bool(true), "true"), (.array([]), "[]"), (.object([:]), "{}"),
    (.string("a\"b\\c\u{8}\t\n\u{C}\r\u{1}\u{1F}/é😀\u{7F}"), #""a\"b\\c\b\t\n\f\r\u0001\u001f/é😀\#u{7F}""#),
  ])
  func writesScalars(value: JSONValue, expected: String) {
    #expect(value.text() == expected)
  }

  @Test func writesPrettyWithTwoSpaces() {
    let value: JSONValue = ["b": [1, ["c": nil]], "a": [], "o": .object([:])]
    #expect(
      value.text(.pretty) == """
        {
          "b": [
            1,
            {
              "c": null
            }
          ],
          "a": [],
          "o": {}
        }
        """
    )
    #expect(value.text() == #"{"b":[1,{"c":null}],"a":[],"o":{}}"#)
  }

  @Test func appendsToABuffer() {
    var bytes = Array("x:".utf8)
    JSONValue.array([1, 2]).serialize(into: &bytes)
    #expect(bytes == Array("x:[1,2]".utf8))
  }

  @Test func doublesReadBackAsThemselves() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      #expect(try JSONValue.parse(JSONValue.double(value).serialized()).doubleValue == value)
    }
  }

  @Test func stringsReadBackAsThemselves() throws {
    for scalar in (0..<0x300).compactMap(Unicode.Scalar.init) {
      let value = JSONValue.string("x\(scalar)y")
      #expect(try JSONValue.parse(value.serialized()) == value)
    }
  }
}
