/// One UTF-8 sequence of a text, or a run of bytes that a decoder replaces by a single U+FFFD.
///
/// Invalid bytes are divided as Unicode recommends and as `String(decoding:as:)` does: the longest run that could
/// begin a sequence is one unit ("maximal subpart", Unicode 3.9, table 3-8).
struct EncodedSequence: Equatable {
  /// Length in bytes, from 1 to 4.
  let length: Int
  /// What the sequence counts in UTF-16 code units: 2 above the basic multilingual plane, else 1.
  let utf16Length: Int

  static let single = EncodedSequence(length: 1, utf16Length: 1)

  /// The sequence that begins at `index`, which must lie inside `bytes`.
  init(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let lead = bytes[index]
    let continuations: Int
    // Bounds of the second byte, which exclude overlong forms, surrogates and what is beyond U+10FFFF.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: continuations = 1
    case 0xE0...0xEF:
      continuations = 2
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      continuations = 3
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default:
      self = .single
      return
    }
    var length = 1
    while length <= continuations, index + length < bytes.count {
      let byte = bytes[index + length]
      guard length == 1 ? second.contains(byte) : (0x80...0xBF).contains(byte) else { break }
      length += 1
    }
    self.init(length: length, utf16Length: length == 4 ? 2 : 1)
  }

  private init(length: Int, utf16Length: Int) {
    self.length = length
    self.utf16Length = utf16Length
  }

  /// The start of the sequence that holds the byte at `index`, or `index` itself behind the last byte.
  static func start(around index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard index < bytes.count else { return index }
    var start = index
    // Only a continuation byte can stand inside of a sequence, at most three behind the lead.
    while start > 0, index - start < 3, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let sequence = EncodedSequence(at: start, in: bytes)
    return start + sequence.length > index ? start : index
  }
}
