extension ColorValue {
  /// Reads three, four, six or eight hexadecimal digits, with or without one `#` or `0x` before them.
  ///
  /// `order` says where alpha stands in four or eight digits; `nil` applies the convention that a bare or `#` text
  /// puts it last and a `0x` text first. Nothing else may stand in the text.
  package init?(hexText: some StringProtocol, order: HexOrder? = nil) {
    guard let digits = HexDigits(hexText) else { return nil }
    self.init(digits: digits, order: order ?? (digits.prefix == .number ? .argb : .rgba))
  }

  /// Reads a number as `0xRRGGBB`, or, where `order` is given, as eight digits with alpha in that place.
  package init(hexNumber: UInt32, order: HexOrder? = nil) {
    switch order {
    case nil: self.init(RGBA8(rgb: hexNumber))
    case .rgba: self.init(RGBA8(rgba: hexNumber))
    case .argb: self.init(RGBA8(rgba: hexNumber << 8 | hexNumber >> 24))
    }
  }

  private init(digits: HexDigits, order: HexOrder) {
    let value = digits.value
    switch digits.count {
    case 3: self.init(hexNumber: Self.doublingDigits(of: value), order: nil)
    case 4: self.init(hexNumber: Self.doublingDigits(of: value), order: order)
    case 6: self.init(hexNumber: value, order: nil)
    default: self.init(hexNumber: value, order: order)
    }
  }

  /// `0xABCD` → `0xAABBCCDD`, for at most four digits.
  private static func doublingDigits(of value: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [12, 8, 4, 0] {
      let digit = (value >> shift) & 0xF
      result = result << 8 | digit << 4 | digit
    }
    return result
  }
}
