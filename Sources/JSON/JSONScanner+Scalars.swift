extension JSONScanner {
  /// Scans a string from its opening quote to behind its closing one.
  mutating func scanString(isKey: Bool) throws(Failure) {
    let start = offset
    offset &+= 1
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        offset &+= 1
        return
      case UInt8(ascii: "\\"):
        try scanEscape(isKey: isKey)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw failure(.unclosedString, at: start)
      case 0..<0x20:
        throw failure(.controlCharacter)
      case 0x80...:
        try scanMultiByte()
      default:
        offset &+= 1
      }
    }
    throw failure(.unclosedString, at: start)
  }

  private mutating func scanEscape(isKey: Bool) throws(Failure) {
    let start = offset
    offset &+= 1
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset &+= 1
    case UInt8(ascii: "u"):
      offset &+= 1
      var isZero = true
      for _ in 0..<4 {
        guard let byte = current, byte.isHexDigit else { throw failure(.invalidEscape, at: start) }
        isZero = isZero && byte == UInt8(ascii: "0")
        offset &+= 1
      }
      // json-c hands keys out as C strings, which would end here.
      if isZero && isKey { throw failure(.nulInKey, at: start) }
    default:
      throw failure(.invalidEscape, at: start)
    }
  }

  /// One well-formed sequence of two to four bytes (Unicode 15, table 3-7: no overlong forms, no surrogates).
  private mutating func scanMultiByte() throws(Failure) {
    let lead = bytes[offset]
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw failure(.invalidUTF8)
    }
    guard bytes.count - offset >= length, second.contains(bytes[offset &+ 1]) else { throw failure(.invalidUTF8) }
    for index in 2..<4 where index < length {
      guard bytes[offset &+ index] & 0xC0 == 0x80 else { throw failure(.invalidUTF8) }
    }
    offset &+= length
  }

  mutating func scanNumber() throws(Failure) {
    let start = offset
    if current == UInt8(ascii: "-") { offset &+= 1 }
    if current == UInt8(ascii: "0") {
      offset &+= 1
    } else {
      try scanDigits(of: start)
    }
    let integerEnd = offset
    if current == UInt8(ascii: ".") {
      offset &+= 1
      try scanDigits(of: start)
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      offset &+= 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset &+= 1 }
      try scanDigits(of: start)
    }
    if let byte = current, byte.isDigit { throw failure(.invalidNumber, at: start) }
    if offset == integerEnd, !fits64Bits(start..<integerEnd) { throw failure(.numberOutOfRange, at: start) }
  }

  /// Whether an integer is in the range of `Int64` or `UInt64`; json-c would clamp it without a word.
  private func fits64Bits(_ range: Range<Int>) -> Bool {
    let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
    var magnitude: UInt64 = 0
    for byte in bytes[range].dropFirst(isNegative ? 1 : 0) {
      let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(UInt64(byte &- UInt8(ascii: "0")))
      if overflows || carries { return false }
      magnitude = sum
    }
    return !isNegative || magnitude <= Int64.min.magnitude
  }

  private mutating func scanDigits(of start: Int) throws(Failure) {
    guard let first = current, first.isDigit else { throw failure(.invalidNumber, at: start) }
    while let byte = current, byte.isDigit {
      offset &+= 1
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool {
    self &- UInt8(ascii: "0") < 10
  }

  fileprivate var isHexDigit: Bool {
    isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6
  }
}
