extension StringProtocol {
  /// The parts of a path between slashes, without empty ones. Bytes are compared, not characters: a path is taken apart
  /// for every token and file.
  package var pathParts: [Substring] { parts(between: UInt8(ascii: "/")) }

  /// The parts between one ASCII character.
  /// - Parameter keepsEmpty: whether nothing between two of them, before the first or behind the last is a part.
  package func parts(between separator: UInt8, keepsEmpty: Bool = false) -> [Substring] {
    Substring(self).utf8.split(separator: separator, omittingEmptySubsequences: !keepsEmpty).map { Substring($0) }
  }
}
