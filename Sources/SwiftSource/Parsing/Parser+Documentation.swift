extension Parser {
  /// The text of the `///` and `/** */` comments before a lexeme, markers and common stars removed.
  func documentation(before index: Int) -> String? {
    let upper = Int(lexemes[index].start)
    // What stands on the line of the lexeme before belongs to that.
    var offset = index > 0 ? endOfTrailing(from: Int(lexemes[index &- 1].end)) : 0
    var lines: [Substring] = []
    while offset &+ 1 < upper {
      guard bytes[offset] == UInt8(ascii: "/") else {
        offset &+= 1
        continue
      }
      if bytes[offset &+ 1] == UInt8(ascii: "/") {
        let start = offset
        while offset < upper, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset &+= 1 }
        guard offset &- start >= 3, bytes[start &+ 2] == UInt8(ascii: "/") else { continue }
        lines.append(Self.trimmed(slice(start &+ 3, offset)))
      } else if bytes[offset &+ 1] == UInt8(ascii: "*") {
        let start = offset
        offset = blockCommentEnd(start, upper)
        guard offset &- start >= 5, bytes[start &+ 2] == UInt8(ascii: "*") else { continue }
        let inside = slice(start &+ 3, offset &- 2)
        for line in inside.split(separator: "\n", omittingEmptySubsequences: false) {
          var line = Self.trimmed(line)
          if line.first == "*" { line = Self.trimmed(line.dropFirst()) }
          lines.append(line)
        }
      } else {
        offset &+= 1
      }
    }
    guard !lines.isEmpty else { return nil }
    let text = lines.drop { $0.isEmpty }.joined(separator: "\n")
    return text.isEmpty ? nil : text
  }

  /// The end of the blanks and comments behind an offset, up to the line's end.
  func endOfTrailing(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: offset &+= 1
      case UInt8(ascii: "/") where offset &+ 1 < bytes.count && bytes[offset &+ 1] == UInt8(ascii: "/"):
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset &+= 1 }
      case UInt8(ascii: "/") where offset &+ 1 < bytes.count && bytes[offset &+ 1] == UInt8(ascii: "*"):
        offset = blockCommentEnd(offset, bytes.count)
      default: return offset
      }
    }
    return offset
  }

  private func slice(_ start: Int, _ end: Int) -> Substring {
    Substring(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<max(start, end)]), as: UTF8.self))
  }

  private func blockCommentEnd(_ start: Int, _ upper: Int) -> Int {
    var depth = 1
    var offset = start &+ 2
    while offset &+ 1 < upper, depth > 0 {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset &+ 1] == UInt8(ascii: "/") {
        depth &-= 1
        offset &+= 2
      } else if bytes[offset] == UInt8(ascii: "/"), bytes[offset &+ 1] == UInt8(ascii: "*") {
        depth &+= 1
        offset &+= 2
      } else {
        offset &+= 1
      }
    }
    return depth > 0 ? upper : offset
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return text
  }
}
