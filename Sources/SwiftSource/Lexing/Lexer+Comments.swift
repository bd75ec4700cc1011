extension Lexer {
  /// A comment, a regex literal or an operator.
  mutating func slash() {
    switch peek(1) {
    case UInt8(ascii: "/"):
      let start = index
      skipLine()
      note(commentFrom: start)
    case UInt8(ascii: "*"): blockComment()
    default:
      if !bareRegex() { operators() }
    }
  }

  /// A comment between `/*` and `*/`, which may nest; without its end it is all that follows.
  private mutating func blockComment() {
    let start = index
    let isFirst = flags.contains(.beginsLine)
    var depth = 1
    var holdsLineEnd = false
    index &+= 2
    while index < count, depth > 0 {
      switch bytes[index] {
      case UInt8(ascii: "*") where peek(1) == UInt8(ascii: "/"):
        depth &-= 1
        index &+= 2
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        depth &+= 1
        index &+= 2
      case 0x0A, 0x0D:
        holdsLineEnd = true
        index &+= 1
      default: index &+= 1
      }
    }
    // What follows on the same line begins it only where the comment did.
    if holdsLineEnd || isFirst { flags.insert(.beginsLine) }
    note(commentFrom: start)
  }

  /// Keeps what matters of a comment that ends at `index`.
  @inline(__always)
  private mutating func note(commentFrom start: Int) {
    flags.insert(.behindComment)
    if mayHoldDirectives { noteDirective(start) }
  }

  @inline(never)
  private mutating func noteDirective(_ start: Int) {
    guard DirectiveWord.first(in: bytes, from: start, to: index) != nil else { return }
    table.directives.append(
      SourceUnit.DirectiveComment(
        text: String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self),
        range: SourceRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: index)),
        isOnOwnLine: DirectiveWord.isFirst(start, bytes)
      )
    )
  }
}

/// The word that comments address us with.
enum DirectiveWord {
  private static let word = Array("parlance:".utf8)

  /// Where it first stands between two offsets.
  static func first(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int? {
    var index = start + word.count - 1
    while index < end {
      // The colon is rarer than letters: look for it eight bytes at a time.
      while index &+ 8 <= end {
        let eight = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if Lexer.holds(eight, UInt64(UInt8(ascii: ":"))) { break }
        index &+= 8
      }
      let stop = min(index &+ 8, end)
      while index < stop {
        if bytes[index] == UInt8(ascii: ":"), bytes[index &- 1] == UInt8(ascii: "e"), ends(at: index, bytes) {
          return index - word.count + 1
        }
        index &+= 1
      }
    }
    return nil
  }

  private static func ends(at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[(index - word.count + 1)...index].elementsEqual(word)
  }

  /// Whether only blanks stand between the line's start and `offset`.
  static func isFirst(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = offset - 1
    while index >= 0 {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index -= 1
      case 0xBF where index == 2: return bytes[0] == 0xEF
      default: return false
      }
    }
    return true
  }
}
