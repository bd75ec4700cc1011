import JSON
import Testing

@Suite struct JSONPointerTests {
  private let value: JSONValue = ["a": [10, ["b/c": "x", "m~n": "y", "": "z"]], "0": false]

  @Test(arguments: [
    ("/a/0", JSONValue.integer(10)), ("/a/1/b~1c", "x"), ("/a/1/m~0n", "y"), ("/a/1/", "z"), ("/0", false),
  ])
  func leadsToValues(text: String, expected: JSONValue) throws {
    let pointer = try #require(JSONPointer(text))
    #expect(value[pointer] == expected)
    #expect(pointer.description == text)
  }

  @Test(arguments: ["/a/2", "/a/00", "/a/-1", "/a/-", "/a/x", "/b", "/0/a", "/a/99999999999999999999"])
  func missesWhatIsNotThere(text: String) throws {
    let pointer = try #require(JSONPointer(text))
    #expect(value[pointer] == nil)
  }

  @Test(arguments: ["a", "a/b", "/~", "/~2"])
  func refusesInvalidPointers(text: String) {
    #expect(JSONPointer(text) == nil)
  }

  @Test func theEmptyPointerIsTheRoot() {
    #expect(JSONPointer("") == .root)
    #expect(value[.root] == value)
    #expect(JSONPointer.root.appending("a").appending(1).description == "/a/1")
  }
}
