extension StringProtocol {
  /// The parts of a path between slashes, without empty ones. Bytes are compared, not characters: a path is taken apart
  /// for every token and file.
  package var pathParts: [Substring] { parts(between: UInt8(ascii: "/")) }

  /// The parts between one ASCII character.
  /// - Parameter keepsEmpty: whether nothing between two of them, before the first or behind the last is a part.
  package func parts(between separator: UInt8, keepsEmpty: Bool = false) -> [Substring] {
    Substring(self).utf8.split(separator: separator, omittingEmptySubsequences: !keepsEmpty).map { Substring($0) }
  }

  /// Whether it begins with a capital letter, as types do.
  package var isCapitalized: Bool {
    guard let byte = utf8.first else { return false }
    guard byte >= 0x80 else { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    return unicodeScalars.first?.properties.isUppercase ?? false
  }
}
