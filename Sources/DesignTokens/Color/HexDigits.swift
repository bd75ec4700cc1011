/// The hexadecimal digits of a colour's text.
package struct HexDigits: Hashable, Sendable {
  /// What stood before the digits.
  package enum Prefix: Hashable, Sendable {
    case none
    /// `#`
    case hash
    /// `0x`
    case number
  }

  package let prefix: Prefix
  /// 3, 4, 6 or 8.
  package let count: Int
  package let value: UInt32

  /// `nil` where the text is anything but a prefix and 3, 4, 6 or 8 hexadecimal digits.
  package init?(_ text: some StringProtocol) {
    var bytes = Array(text.utf8.prefix(11))[...]
    if bytes.first == UInt8(ascii: "#") {
      prefix = .hash
      bytes.removeFirst()
    } else if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), bytes[1] | 0x20 == UInt8(ascii: "x") {
      prefix = .number
      bytes.removeFirst(2)
    } else {
      prefix = .none
    }
    guard [3, 4, 6, 8].contains(bytes.count) else { return nil }
    var value: UInt32 = 0
    for byte in bytes {
      guard let digit = Self.value(ofDigit: byte) else { return nil }
      value = value << 4 | digit
    }
    self.value = value
    count = bytes.count
  }

  private static func value(ofDigit byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
