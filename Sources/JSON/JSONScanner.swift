/// Bounds of a scan.
enum JSONScanLimit {
  /// How deep arrays and objects may nest; keeps every recursion over a value bounded.
  static let depth = 256
}

/// What a scan tells about the values it passes, in source order, parents before their children.
protocol JSONScanVisitor {
  /// - Parameters:
  ///   - key: the key's range with its quotes, in an object.
  ///   - index: the element's index, in an array.
  mutating func enter(key: Range<Int>?, index: Int?, at start: Int)
  mutating func leave(at end: Int)
}

/// Visits nothing: a scan that only proves the text to be JSON.
struct JSONScanSilence: JSONScanVisitor {
  mutating func enter(key: Range<Int>?, index: Int?, at start: Int) {}
  mutating func leave(at end: Int) {}
}

/// One pass over a text by the grammar of RFC 8259, to the letter.
///
/// json-c's strict mode still takes raw control characters, NUL as an end, `Infinity` and more, and keeps no
/// positions; so each text is scanned first. The scan allocates nothing.
struct JSONScanner<Visitor: JSONScanVisitor> {
  struct Failure: Error {
    let reason: JSONParseError.Reason
    let offset: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var offset: Int
  var visitor: Visitor
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, visitor: Visitor) {
    self.bytes = bytes
    self.offset = start
    self.visitor = visitor
  }

  mutating func scanDocument() throws(Failure) {
    skipSpace()
    guard offset < bytes.count else { throw failure(.empty) }
    try scanValue(key: nil, index: nil)
    skipSpace()
    guard offset == bytes.count else { throw failure(.trailingContent) }
  }

  func failure(_ reason: JSONParseError.Reason, at place: Int? = nil) -> Failure {
    Failure(reason: reason, offset: place ?? offset)
  }

  /// The byte at the cursor, nil at the end.
  var current: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset &+= 1
    }
  }

  private mutating func scanValue(key: Range<Int>?, index: Int?) throws(Failure) {
    guard let byte = current else { throw failure(.unexpectedEnd) }
    visitor.enter(key: key, index: index, at: offset)
    switch byte {
    case UInt8(ascii: "{"): try scanObject()
    case UInt8(ascii: "["): try scanArray()
    case UInt8(ascii: "\""): try scanString(isKey: false)
    case UInt8(ascii: "t"): try scanWord("true")
    case UInt8(ascii: "f"): try scanWord("false")
    case UInt8(ascii: "n"): try scanWord("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    default: throw failure(.expectedValue)
    }
    visitor.leave(at: offset)
  }

  private mutating func scanObject() throws(Failure) {
    try open()
    if current == UInt8(ascii: "}") {
      return close()
    }
    while true {
      let keyStart = offset
      guard current == UInt8(ascii: "\"") else { throw failure(current == nil ? .unexpectedEnd : .expectedKey) }
      try scanString(isKey: true)
      let key = keyStart..<offset
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw failure(current == nil ? .unexpectedEnd : .expectedColon) }
      offset &+= 1
      skipSpace()
      try scanValue(key: key, index: nil)
      if try endsList(with: UInt8(ascii: "}"), else: .expectedCommaOrBrace) {
        return close()
      }
    }
  }

  private mutating func scanArray() throws(Failure) {
    try open()
    if current == UInt8(ascii: "]") {
      return close()
    }
    var index = 0
    while true {
      try scanValue(key: nil, index: index)
      index &+= 1
      if try endsList(with: UInt8(ascii: "]"), else: .expectedCommaOrBracket) {
        return close()
      }
    }
  }

  private mutating func open() throws(Failure) {
    guard depth < JSONScanLimit.depth else { throw failure(.tooDeep) }
    depth += 1
    offset &+= 1
    skipSpace()
  }

  private mutating func close() {
    depth -= 1
    offset &+= 1
  }

  /// Steps over the comma behind an element; true at the closing byte, which stays.
  private mutating func endsList(with end: UInt8, else reason: JSONParseError.Reason) throws(Failure) -> Bool {
    skipSpace()
    guard let byte = current else { throw failure(.unexpectedEnd) }
    if byte == end { return true }
    guard byte == UInt8(ascii: ",") else { throw failure(reason) }
    let comma = offset
    offset &+= 1
    skipSpace()
    if current == end { throw failure(.trailingComma, at: comma) }
    return false
  }

  private mutating func scanWord(_ word: StaticString) throws(Failure) {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard current == word.utf8Start[index] else { throw failure(.expectedValue, at: start) }
      offset &+= 1
    }
  }
}
