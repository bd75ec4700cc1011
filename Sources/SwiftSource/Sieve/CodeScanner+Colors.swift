/// The digits of a colour are a trigger by themselves: whatever reads them may be declared elsewhere.
extension CodeScanner {
  /// Whether a number is written with the six or eight hex digits of a colour: `0xFF8800`.
  func isColorNumber(_ word: Range<Int>) -> Bool {
    guard word.count >= 8, bytes[word.lowerBound + 1] == UInt8(ascii: "x") else { return false }
    let digits = bytes[word.dropFirst(2)].count { $0 != UInt8(ascii: "_") }
    return digits == 6 || digits == 8
  }

  /// Sets `hit` if the text that begins at `index` does so with a number sign and hex digits: `#FF8800`.
  mutating func noteColorText() {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "#") else { return }
    var end = index + 1
    while end < bytes.count, end - index <= 9, Self.isHexDigit(bytes[end]) { end += 1 }
    if end - index == 7 || end - index == 9 { hit = true }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
