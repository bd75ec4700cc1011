/// Why a text is no JSON, and where.
package struct JSONParseError: Error, Sendable, Equatable {
  package enum Reason: Sendable, Equatable {
    case empty
    case unexpectedEnd
    case expectedValue
    case expectedKey
    case expectedColon
    case expectedCommaOrBrace
    case expectedCommaOrBracket
    case trailingComma
    case trailingContent
    case unclosedString
    case unclosedComment
    case controlCharacter
    case invalidEscape
    case invalidUTF8
    case invalidNumber
    case numberOutOfRange
    case nulInKey
    case tooDeep
    case tooLarge
    /// json-c refused what the scan let through, in its words.
    case refused(String)
  }

  package let reason: Reason
  /// UTF-8 offset into the text, byte order mark included.
  package let offset: Int
  package let position: JSONPosition

  init(_ reason: Reason, at offset: Int, in bytes: [UInt8]) {
    self.reason = reason
    self.offset = offset
    self.position = JSONLineStarts(bytes).position(at: offset)
  }

  package var message: String {
    switch reason {
    case .empty: "the text is empty, expected a JSON value"
    case .unexpectedEnd: "the text ends in the middle of a value"
    case .expectedValue: "expected a value"
    case .expectedKey: "expected a key in double quotes"
    case .expectedColon: "expected ':' after the key"
    case .expectedCommaOrBrace: "expected ',' or '}'"
    case .expectedCommaOrBracket: "expected ',' or ']'"
    case .trailingComma: "a comma may not stand behind the last element"
    case .trailingContent: "unexpected text behind the value"
    case .unclosedString: "the string is not closed on its line"
    case .unclosedComment: "the comment is not closed"
    case .controlCharacter: "a control character in a string must be escaped"
    case .invalidEscape: "invalid escape sequence"
    case .invalidUTF8: "invalid UTF-8"
    case .invalidNumber: "invalid number"
    case .numberOutOfRange: "the number is out of range"
    case .nulInKey: "a key may not hold the character NUL"
    case .tooDeep: "nested more than \(JSONScanLimit.depth) levels deep"
    case .tooLarge: "the text is larger than 2 GB"
    case .refused(let words): words
    }
  }
}

extension JSONParseError: CustomStringConvertible {
  package var description: String {
    "\(position.line):\(position.column): \(message)"
  }
}
