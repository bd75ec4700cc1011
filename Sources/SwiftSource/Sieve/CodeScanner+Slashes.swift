extension CodeScanner {
  /// Moves over the comment or the operator whose slash is at `index`.
  mutating func skipSlash() throws(UnclearStructure) {
    let next = index + 1
    if next < bytes.count, bytes[next] == UInt8(ascii: "/") {
      skipLineComment()
    } else if next < bytes.count, bytes[next] == UInt8(ascii: "*") {
      try skipBlockComment()
    } else {
      try checkBareSlash()
      index += 1
    }
  }

  /// Moves to the end of the line.
  mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
  }

  private mutating func skipLineComment() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
      case UInt8(ascii: ":"): noteDirectiveComment()
      default: break
      }
      index &+= 1
    }
  }

  private mutating func skipBlockComment() throws(UnclearStructure) {
    var depth = 1
    index += 2
    while index < bytes.count {
      let next: UInt8 = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch bytes[index] {
      case UInt8(ascii: "*") where next == UInt8(ascii: "/"):
        index += 2
        depth -= 1
        if depth == 0 { return }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        index += 2
        depth += 1
      case UInt8(ascii: ":"):
        noteDirectiveComment()
        index += 1
      default:
        index += 1
      }
    }
    throw .unterminatedComment
  }

  /// Sets `hit` if the word that begins our directives ends at the colon at `index`: a suppression is a trigger.
  mutating func noteDirectiveComment() {
    let word: StaticString = "parlance"
    guard index >= word.utf8CodeUnitCount, byte(at: index) == UInt8(ascii: ":") else { return }
    let start = index - word.utf8CodeUnitCount
    for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != word.utf8Start[offset] { return }
    hit = true
  }

  /// Throws if the slash at `index` may begin a regex literal that hides or fakes structure.
  ///
  /// As in Swift's own lexer, a slash can begin a literal only where a prefix operator can stand: free on its left
  /// side, bound on its right. The literal ends at the next slash of the line without a backslash. Whether it is
  /// one doesn't matter as long as nothing inside of it would be read differently.
  private func checkBareSlash() throws(UnclearStructure) {
    guard isFreeOnLeft(), let first = byte(at: index + 1), isBoundOnRight(by: first) else { return }
    var next = index + 1
    var hidesStructure = false
    while let byte = byte(at: next), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "/") {
        let before = bytes[next - 1]
        // A literal can't end in a space.
        if before == UInt8(ascii: " ") || before == UInt8(ascii: "\t") { return }
        let behind = self.byte(at: next + 1)
        let joinsComment = behind == UInt8(ascii: "/") || behind == UInt8(ascii: "*")
        if hidesStructure || joinsComment { throw .ambiguousSlash }
        return
      }
      // What a backslash escapes can't end the literal, but without it would be read as code.
      if byte == UInt8(ascii: "\\") { next += 1 }
      if let read = self.byte(at: next), classes[Int(read)].isStructural { hidesStructure = true }
      next += 1
    }
  }

  /// Whether nothing that a binary or postfix operator could follow is directly before the operator at `index`.
  private func isFreeOnLeft() -> Bool {
    var before = index - 1
    while before >= 0, isOperatorByte(bytes[before]) { before -= 1 }
    guard before >= 0 else { return true }
    switch bytes[before] {
    case UInt8(ascii: "`"), UInt8(ascii: "\""): return false
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
    default: return classes[Int(bytes[before])] != .word
    }
  }

  /// Whether `byte` behind an operator begins its operand: no space, and no end of a group or an element.
  private func isBoundOnRight(by byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"): false
    default: true
    }
  }

  private func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"): true
    case UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"): true
    case UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: "/"): true
    default: false
    }
  }

  private func byte(at index: Int) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }
}
