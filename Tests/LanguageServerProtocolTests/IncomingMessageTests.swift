import JSON
import LanguageServerProtocol
import Testing

@Suite struct IncomingMessageTests {
  private func read(_ text: String) -> IncomingMessage { IncomingMessage(Array(text.utf8)) }

  @Test(arguments: [
    ("7", "7"), (#""7""#, #""7""#), ("9007199254740993", "9007199254740993"), ("-3", "-3"), ("1.50", "1.50"),
    ("18446744073709551615", "18446744073709551615"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    ("-99999999999999999999", "-99999999999999999999"), ("1e0", "1e0"), (#""é😀""#, #""é😀""#), (#""""#, #""""#),
  ])
  func idsAreEchoedUnchanged(id: String, echo: String) throws {
    guard case .request(let read, "m", nil) = read(#"{"id":\#(id),"method":"m"}"#) else {
      Issue.record("no request")
      return
    }
    let body = OutgoingMessage.result(id: read, .null).body
    #expect(String(decoding: body, as: UTF8.self) == #"{"jsonrpc":"2.0","id":\#(echo),"result":null}"#)
  }

  @Test func aStringIsAnotherIDThanANumber() {
    #expect(RequestID(.string("1"), text: nil) != RequestID(.integer(1), text: nil))
  }

  @Test(arguments: [
    ("", ErrorCode.parseError), ("{", .parseError), ("\"text\"", .parseError), ("12", .parseError),
    ("[]", .invalidRequest), (#"[{"id":1,"method":"a"}]"#, .invalidRequest), ("{}", .invalidRequest),
    (#"{"id":null,"method":"a"}"#, .invalidRequest), (#"{"id":[1],"method":"a"}"#, .invalidRequest),
    (#"{"method":5}"#, .invalidRequest), ("{\"method\":\"\u{1}\"}", .parseError),
  ])
  func whatIsNoMessageGetsAnErrorWithoutID(text: String, code: ErrorCode) {
    guard case .invalid(nil, let error) = read(text) else {
      Issue.record("taken as a message: \(text)")
      return
    }
    #expect(error.code == code.rawValue)
    let body = String(decoding: OutgoingMessage.error(id: nil, error).body, as: UTF8.self)
    #expect(body.hasPrefix(#"{"jsonrpc":"2.0","id":null,"error":{"code":\#(code.rawValue),"#))
  }

  @Test func aMessageThatIsNothingKeepsItsID() {
    guard case .invalid(.integer(5)?, let error) = read(#"{"id":5}"#) else {
      Issue.record("taken as a message")
      return
    }
    #expect(error.code == ErrorCode.invalidRequest.rawValue)
  }

  @Test func answersAreTold() throws {
    guard case .response(.integer(3), .success(let value)) = read(#"{"id":3,"result":[1]}"#) else {
      Issue.record("no result")
      return
    }
    #expect(value == [1])
    guard case .response(.string("a"), .success(.null)) = read(#"{"id":"a","result":null}"#) else {
      Issue.record("no null result")
      return
    }
    guard case .response(_, .failure(let error)) = read(#"{"id":3,"error":{"code":-1,"message":"no"}}"#) else {
      Issue.record("no error")
      return
    }
    #expect(error.code == -1 && error.message == "no")
    guard case .response(_, .failure) = read(#"{"id":3,"error":"odd"}"#) else {
      Issue.record("an odd error is an error all the same")
      return
    }
  }

  @Test func loneSurrogatesAndRepeatedKeysAreRead() {
    let text = #"{"method":"a","method":"b","params":{"x":"\ud800","y":"\u0000"}}"#
    guard case .notification("b", let params) = read(text) else {
      Issue.record("not read")
      return
    }
    #expect(params?["x"] == "\u{FFFD}")
    #expect(params?["y"] == "\u{0}")
  }
}
