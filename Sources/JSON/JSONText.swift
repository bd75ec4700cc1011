/// Facts about the bytes of a JSON text.
enum JSONText {
  /// The first byte behind a byte order mark, which the specification lets a reader ignore.
  static func contentStart(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
