/// The header of one frame, as far as it is understood.
struct FrameHeader: Equatable {
  var contentLength: Int?
  /// nil: not named, so UTF-8.
  var foreignCharset: String?

  /// Reads the lines of a header.
  ///
  /// Names count without case, spaces around values don't count, lines may end in `\n` alone, and lines without a
  /// colon are passed over.
  /// - Parameter bytes: up to the blank line; it may be part of them.
  init(_ bytes: some Collection<UInt8>) throws(FrameProblem) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = Self.text(line[..<colon]).lowercased()
      let value = Self.text(line[line.index(after: colon)...])
      switch name {
      case "content-length": try readLength(value)
      case "content-type": readCharset(value)
      default: continue
      }
    }
  }

  private mutating func readLength(_ text: String) throws(FrameProblem) {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, let length = Int(text), contentLength == nil || contentLength == length else {
      throw .invalidLength(String(text.prefix(40)))
    }
    contentLength = length
  }

  /// `application/vscode-jsonrpc; charset=utf-8`; the specification keeps `utf8` as an old spelling.
  private mutating func readCharset(_ text: String) {
    for parameter in text.split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, Self.text(parts[0].utf8).lowercased() == "charset" else { continue }
      let charset = Self.text(parts[1].utf8.filter { $0 != UInt8(ascii: "\"") })
      if !["utf-8", "utf8"].contains(charset.lowercased()) { foreignCharset = charset }
    }
  }

  /// Without spaces, tabs and `\r` at both ends.
  private static func text(_ bytes: some Collection<UInt8>) -> String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var bytes = Array(bytes.drop(while: isBlank))
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
