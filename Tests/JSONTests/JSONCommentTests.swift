import JSON
import Testing

@Suite struct JSONCommentTests {
  @Test func takesBothKindsOfComments() throws {
    let text = """
      // first
      { /* one */ "a": 1, // behind
        /* two
           lines */ "url": "http://x/*no*/", "q": "\\"//" }
      // last
      """
    #expect(
      try JSONValue.parse(text, commentsAllowed: true) == ["a": 1, "url": "http://x/*no*/", "q": "\"//"]
    )
  }

  @Test func offsetsStayRightBehindComments() {
    let error = #expect(throws: JSONParseError.self) {
      try JSONValue.parse("/* é\n */ [1, // é\r\n x]", commentsAllowed: true)
    }
    #expect(error?.position == JSONPosition(line: 3, column: 2))
    #expect(error?.reason == .expectedValue)
  }

  @Test func trailingCommasStayErrors() {
    let error = #expect(throws: JSONParseError.self) {
      try JSONValue.parse("[1, // last\n]", commentsAllowed: true)
    }
    #expect(error?.reason == .trailingComma)
  }

  @Test func anUnclosedCommentIsNamedWhereItBegins() {
    let error = #expect(throws: JSONParseError.self) { try JSONValue.parse("{} \n /* x", commentsAllowed: true) }
    #expect(error?.reason == .unclosedComment)
    #expect(error?.position == JSONPosition(line: 2, column: 2))
  }

  @Test(arguments: ["1 /", "1 /x", "/", "/*/ 1"])
  func halfACommentIsNone(text: String) {
    #expect(throws: JSONParseError.self) { try JSONValue.parse(text, commentsAllowed: true) }
  }
}
