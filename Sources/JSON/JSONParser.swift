extension JSONValue {
  /// Reads a whole text as one value, strictly by RFC 8259; a byte order mark in front is ignored.
  ///
  /// A key that stands twice in an object keeps its first place and its last value (`JSONSourceMap` finds such keys).
  /// A lone surrogate escape reads as U+FFFD. A whole number without an exponent must fit 64 bits, any other beyond the
  /// range of `Double` reads as its largest value.
  /// - Parameter commentsAllowed: takes `//` and `/* */` comments where space may stand; trailing commas stay errors.
  package static func parse(_ bytes: [UInt8], commentsAllowed: Bool = false) throws(JSONParseError) -> JSONValue {
    var bytes = bytes
    if commentsAllowed {
      try JSONComments.blank(in: &bytes)
    }
    let start = JSONText.contentStart(of: bytes)
    let outcome: Result<JSONValue, JSONScanner<JSONScanSilence>.Failure> = bytes.withUnsafeBufferPointer { bytes in
      do throws(JSONScanner<JSONScanSilence>.Failure) {
        var scanner = JSONScanner(bytes, from: start, visitor: JSONScanSilence())
        try scanner.scanDocument()
        return .success(try JSONTree.value(of: bytes, from: start))
      } catch {
        return .failure(error)
      }
    }
    switch outcome {
    case .success(let value): return value
    case .failure(let failure): throw JSONParseError(failure.reason, at: failure.offset, in: bytes)
    }
  }

  package static func parse(_ text: String, commentsAllowed: Bool = false) throws(JSONParseError) -> JSONValue {
    try parse(Array(text.utf8), commentsAllowed: commentsAllowed)
  }
}
