/// Comments in JSON texts that people write by hand.
enum JSONComments {
  /// Overwrites `//` and `/* */` comments outside strings with spaces; offsets and line ends stay.
  static func blank(in bytes: inout [UInt8]) throws(JSONParseError) {
    let unclosed: Int? = bytes.withUnsafeMutableBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        switch bytes[offset] {
        case UInt8(ascii: "\""):
          offset = endOfString(bytes, from: offset)
        case UInt8(ascii: "/") where next(bytes, offset) == UInt8(ascii: "/"):
          while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
            bytes[offset] = UInt8(ascii: " ")
            offset &+= 1
          }
        case UInt8(ascii: "/") where next(bytes, offset) == UInt8(ascii: "*"):
          guard let end = endOfBlock(bytes, from: offset) else { return offset }
          while offset < end {
            if bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
              bytes[offset] = UInt8(ascii: " ")
            }
            offset &+= 1
          }
        default:
          offset &+= 1
        }
      }
      return nil
    }
    if let unclosed { throw JSONParseError(.unclosedComment, at: unclosed, in: bytes) }
  }

  private static func next(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ offset: Int) -> UInt8? {
    offset &+ 1 < bytes.count ? bytes[offset &+ 1] : nil
  }

  /// Behind the closing quote, or at the line's end where it is missing.
  private static func endOfString(_ bytes: UnsafeMutableBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start &+ 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""): return offset &+ 1
      case UInt8(ascii: "\\"): offset &+= 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return offset
      default: offset &+= 1
      }
    }
    return bytes.count
  }

  private static func endOfBlock(_ bytes: UnsafeMutableBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start &+ 2
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), next(bytes, offset) == UInt8(ascii: "/") {
        return offset &+ 2
      }
      offset &+= 1
    }
    return nil
  }
}
