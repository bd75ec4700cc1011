/// How strings are written in JSON.
enum JSONStringText {
  /// Appends the string in quotes. Only what the specification wants escaped is; other characters stay as they are.
  static func append(_ string: String, to bytes: inout [UInt8]) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { content in
      var written = 0
      for (offset, byte) in content.enumerated() where needsEscape(byte) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: content[written..<offset]))
        appendEscape(of: byte, to: &bytes)
        written = offset &+ 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: content[written...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func appendEscape(of byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0..<0x20:
      let low = byte & 0xF
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(UInt8(ascii: "0") + (byte >> 4))
      bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + (low - 10))
    default: bytes.append(byte)
    }
  }
}
