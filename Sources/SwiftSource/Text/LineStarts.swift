/// The search for line starts, eight bytes at a time.
enum LineStarts {
  /// The offset of the first byte of each line of `bytes`.
  static func scan(_ bytes: UnsafeRawBufferPointer) -> [UInt32] {
    var starts: [UInt32] = [0]
    // Swift files average some 45 bytes a line.
    starts.reserveCapacity(bytes.count / 32 + 1)
    let count = min(bytes.count, Int(UInt32.max))
    var index = 0
    while index < count {
      if count - index >= 8 {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        var ends = mask(of: word, equalTo: UInt8(ascii: "\n")) | mask(of: word, equalTo: UInt8(ascii: "\r"))
        while ends != 0 {
          append(terminatorAt: index + ends.trailingZeroBitCount / 8, of: bytes, to: &starts)
          ends &= ends &- 1
        }
        index += 8
      } else {
        if bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
          append(terminatorAt: index, of: bytes, to: &starts)
        }
        index += 1
      }
    }
    return starts
  }

  /// Adds the line behind a terminator byte; the `\r` of a `\r\n` leaves that to its `\n`.
  @inline(__always)
  private static func append(terminatorAt index: Int, of bytes: UnsafeRawBufferPointer, to starts: inout [UInt32]) {
    if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") { return }
    starts.append(UInt32(truncatingIfNeeded: index + 1))
  }

  /// The high bit of each byte of `word` that equals `byte`, all other bits zero.
  @inline(__always)
  private static func mask(of word: UInt64, equalTo byte: UInt8) -> UInt64 {
    let difference = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    // Exact for every byte: no carry leaves the seven low bits.
    return ~(((difference & low) &+ low) | difference | low)
  }
}
