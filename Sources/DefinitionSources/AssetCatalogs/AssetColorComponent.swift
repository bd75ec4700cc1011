import JSON

/// A colour component as asset catalogs write it: a byte in hexadecimal (`"0x2B"`) or decimal (`"250"`) digits, or a
/// fraction (`"0.235"`).
enum AssetColorComponent {
  /// 0…1, beyond for extended colours; `nil` for what is none of these.
  ///
  /// Whole numbers count to 255, but an alpha of 0 or 1 is a fraction: Xcode shows alpha in percent in every mode.
  static func value(of value: JSONValue, isAlpha: Bool) -> Double? {
    switch value {
    case .string(let text): return parse(text, isAlpha: isAlpha)
    case .integer(let number): return whole(Double(number), isAlpha: isAlpha)
    case .double(let number): return number
    default: return nil
    }
  }

  private static func parse(_ text: String, isAlpha: Bool) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if let number = Int(text) { return whole(Double(number), isAlpha: isAlpha) }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  private static func whole(_ number: Double, isAlpha: Bool) -> Double {
    isAlpha && number <= 1 ? number : number / 255
  }
}
