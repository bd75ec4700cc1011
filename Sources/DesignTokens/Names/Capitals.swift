extension StringProtocol {
  /// Whether it begins with a capital letter, as types do.
  package var isCapitalized: Bool {
    guard let byte = utf8.first else { return false }
    guard byte >= 0x80 else { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    return unicodeScalars.first?.properties.isUppercase ?? false
  }
}
