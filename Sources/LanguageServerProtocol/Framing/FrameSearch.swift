/// Finds the next line `Content-Length: 12` in a stream that has lost its frames, byte by byte.
struct FrameSearch {
  /// The bytes that could begin a header, then the whole line with its end.
  private(set) var found: [UInt8] = []

  private static let name = Array("content-length:".utf8)

  /// - Returns: whether the byte completes a line that names a length.
  mutating func accepts(_ byte: UInt8) -> Bool {
    if found.count < Self.name.count {
      if lowercased(byte) == Self.name[found.count] {
        found.append(byte)
      } else {
        restart(at: byte)
      }
      return false
    }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "\r"):
      found.append(byte)
      // More digits than any length has.
      if found.count > Self.name.count + 24 { found.removeAll() }
      return false
    case UInt8(ascii: "\n") where hasDigits:
      found.append(byte)
      return true
    default:
      restart(at: byte)
      return false
    }
  }

  /// The name's first letter stands nowhere else in it, so no more than the last byte can begin the next try.
  private mutating func restart(at byte: UInt8) {
    found.removeAll(keepingCapacity: true)
    if lowercased(byte) == Self.name[0] { found.append(byte) }
  }

  private var hasDigits: Bool {
    found.dropFirst(Self.name.count).contains { $0 > UInt8(ascii: " ") }
  }

  private func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
