import DesignTokens

/// The way in which an expression writes hex digits, to write others in their place.
struct HexStyle {
  private let before: String
  private let after: String
  private let isLowerCase: Bool
  private let hasAlpha: Bool
  private let order: HexOrder
  /// The digits as they are.
  private let digits: String

  /// `nil` where the text has no run of six or eight hex digits behind `#`, `0x` or a quote, or more than one.
  /// - Parameter order: where the reader of the digits takes the alpha from; `nil` for the convention.
  init?(_ text: String, order: HexOrder?) {
    let bytes = Array(text.utf8)
    var found: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      guard let start = Self.start(bytes, index) else {
        index += 1
        continue
      }
      var end = start
      while end < bytes.count, Self.isHex(bytes[end]) { end += 1 }
      if end - start == 6 || end - start == 8 { found.append(start..<end) }
      index = max(end, index + 1)
    }
    guard found.count == 1, let digits = found.first else { return nil }
    before = String(decoding: bytes[..<digits.lowerBound], as: UTF8.self)
    after = String(decoding: bytes[digits.upperBound...], as: UTF8.self)
    isLowerCase = bytes[digits].contains { (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
    hasAlpha = digits.count == 8
    self.order = order ?? (before.hasSuffix("0x") ? .argb : .rgba)
    self.digits = String(decoding: bytes[digits], as: UTF8.self)
  }

  /// Where digits begin that follow a mark at `index`.
  private static func start(_ bytes: [UInt8], _ index: Int) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "#"), UInt8(ascii: "\""):
      return index + 1 < bytes.count && isHex(bytes[index + 1]) ? index + 1 : nil
    case UInt8(ascii: "0"):
      return index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "x") ? index + 2 : nil
    default: return nil
    }
  }

  private static func isHex(_ byte: UInt8) -> Bool { Character(UnicodeScalar(byte)).isHexDigit }

  /// What the digits say now.
  var color: ColorValue? { ColorValue(hexText: digits, order: order) }

  /// The expression with the colour's digits; `nil` where it has no place for the colour's alpha.
  func text(_ color: ColorValue) -> String? {
    guard hasAlpha || color.bytes.alpha == 255 else { return nil }
    let digits = color.bytes.hexText.dropFirst()
    let alpha = digits.suffix(2)
    var text = String(digits.prefix(6))
    if hasAlpha { text = order == .argb ? alpha + text : text + alpha }
    return before + (isLowerCase ? text.lowercased() : text) + after
  }
}
