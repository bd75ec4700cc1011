extension CodeScanner {
  /// What number signs introduce.
  enum NumberSignUse {
    /// A string or regex literal, or a line for the shell.
    case literal
    /// A directive of conditional compilation.
    case conditional
    /// The name of a macro, or a directive that is none of ours.
    case name
  }

  /// Moves over the number signs at `index` and what they introduce, but not over the name of a macro. A string may
  /// leave its first interpolation open.
  @discardableResult
  mutating func skipNumberSign() throws(UnclearStructure) -> NumberSignUse {
    let isFirst = index == 0 || index == 3 && bytes[0] == 0xEF
    var signs = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") {
      signs += 1
      index += 1
    }
    guard index < bytes.count else { return .name }
    switch bytes[index] {
    case UInt8(ascii: "\""): try openString(signs: signs)
    case UInt8(ascii: "/"): try skipExtendedRegex(signs: signs)
    case UInt8(ascii: "!") where isFirst: skipLine()
    case UInt8(ascii: "i"), UInt8(ascii: "e"): return try skipDirective() ? .conditional : .name
    default: return .name
    }
    return .literal
  }

  /// Opens, checks or closes a conditional and moves on if the word at `index`, behind a number sign, is one of its
  /// directives.
  private mutating func skipDirective() throws(UnclearStructure) -> Bool {
    let place = Conditional(bracketDepth: brackets.count, typeDepth: typeDepth)
    let length = wordLength(at: index)
    switch length {
    case 2 where isWord("if"):
      conditionals.append(place)
    case 4 where isWord("else"), 6 where isWord("elseif"), 5 where isWord("endif"):
      guard let open = conditionals.last, open.bracketDepth == place.bracketDepth, open.typeDepth == place.typeDepth
      else { throw .splitConditional }
      if length == 5 { conditionals.removeLast() }
    default:
      return false
    }
    index += length
    return true
  }

  private func wordLength(at start: Int) -> Int {
    var end = start
    while end < bytes.count, classes[Int(bytes[end])] == .word { end += 1 }
    return end - start
  }

  /// Whether the bytes from `index` are those of `word`.
  private func isWord(_ word: StaticString) -> Bool {
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes.count - index >= expected.count else { return false }
    for offset in expected.indices where bytes[index + offset] != expected[offset] { return false }
    return true
  }
}
