/// A colour in four 8-bit channels: the key by which equal colours are found.
package struct RGBA8: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8
  package let alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Of a number that reads `0xRRGGBBAA`.
  package init(rgba: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgba >> 24),
      green: UInt8(truncatingIfNeeded: rgba >> 16),
      blue: UInt8(truncatingIfNeeded: rgba >> 8),
      alpha: UInt8(truncatingIfNeeded: rgba)
    )
  }

  /// Of a number that reads `0xRRGGBB`; higher bits are ignored.
  package init(rgb: UInt32) {
    self.init(rgba: rgb << 8 | 0xFF)
  }

  /// `#RRGGBBAA`, upper case.
  package var hexText: String {
    var bytes: [UInt8] = [UInt8(ascii: "#")]
    bytes.reserveCapacity(9)
    for channel in [red, green, blue, alpha] {
      bytes.append(Self.hexDigit(channel >> 4))
      bytes.append(Self.hexDigit(channel & 0xF))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The largest difference of two like channels, alpha included: 0…255.
  package func largestDifference(to other: RGBA8) -> Int {
    max(
      Self.distance(red, other.red),
      Self.distance(green, other.green),
      Self.distance(blue, other.blue),
      Self.distance(alpha, other.alpha)
    )
  }

  private static func distance(_ left: UInt8, _ right: UInt8) -> Int {
    abs(Int(left) - Int(right))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + (value - 10)
  }
}
