extension Lexer {
  /// An operator, by the space around it: between operands, before one or behind one.
  mutating func operators() {
    let start = index
    let first = bytes[start]
    let isLeftBound = isLeftBound(start)
    switch first {
    case UInt8(ascii: "!") where isLeftBound: return single(.exclamation)
    case UInt8(ascii: "?") where isLeftBound: return single(.postfixQuestion)
    case UInt8(ascii: "<"):
      if peek(1) == UInt8(ascii: "#"), placeholder() { return }
      if flags.contains(.beginsLine), conflictMarker(UInt8(ascii: "<"), 7) { return }
    case UInt8(ascii: ">") where flags.contains(.beginsLine):
      if conflictMarker(UInt8(ascii: ">"), 4) { return }
    default: break
    }
    skipOperator(allowsDots: first == UInt8(ascii: "."), isLeftBound: isLeftBound)
    if index &- start == 1 {
      switch first {
      case UInt8(ascii: "="): return add(.equal, start, value: table.words.intern(bytes, start, index))
      case UInt8(ascii: "."): return add(.period, start)
      case UInt8(ascii: "?"): return add(isLeftBound ? .postfixQuestion : .infixQuestion, start)
      case UInt8(ascii: "&") where !isLeftBound && isRightBound(index, isLeftBound): return add(.ampersand, start)
      default: break
      }
    } else if index &- start == 2, first == UInt8(ascii: "-"), bytes[start &+ 1] == UInt8(ascii: ">") {
      return add(.arrow, start, value: table.words.intern(bytes, start, index))
    }
    let isRightBound = isRightBound(index, isLeftBound)
    let kind: LexemeKind =
      isLeftBound == isRightBound ? .infixOperator : isLeftBound ? .postfixOperator : .prefixOperator
    add(kind, start, value: table.words.intern(bytes, start, index))
  }

  /// Moves over what continues an operator; a comment ends it.
  private mutating func skipOperator(allowsDots: Bool, isLeftBound: Bool) {
    let start = index
    while index < count {
      switch classes[Int(bytes[index])] {
      case .operator:
        if index > start, bytes[index] == UInt8(ascii: "<"), peek(1) == UInt8(ascii: "#") { return }
        index &+= 1
      case .period where allowsDots: index &+= 1
      case .slash:
        if index > start {
          if peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*") { return }
          if !isLeftBound, bareRegexEnd(index) != nil { return }
        }
        index &+= 1
      case .beyond:
        let scalar = ScalarClass.read(bytes, index)
        guard scalar.kind == .operatorSign else { return }
        index &+= scalar.length
      default: return
      }
    }
  }

  /// Whether what stands before an operator belongs to it.
  private func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start &- 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    // The end of a comment counts as space.
    case UInt8(ascii: "/"): return !(start > 1 && bytes[start &- 2] == UInt8(ascii: "*"))
    case 0xA0: return !(start > 1 && bytes[start &- 2] == 0xC2)
    case 0xBF: return !(start == 3 && bytes[0] == 0xEF)
    default: return true
    }
  }

  /// Whether what stands behind an operator belongs to it.
  private func isRightBound(_ end: Int, _ isLeftBound: Bool) -> Bool {
    guard end < count else { return false }
    switch bytes[end] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    // Prefer `^.` to be a suffix.
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      let next = end &+ 1 < count ? bytes[end &+ 1] : 0
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2: return !(end &+ 1 < count && bytes[end &+ 1] == 0xA0)
    default: return true
    }
  }

  /// `<#…#>`: stands for a word until somebody writes one.
  private mutating func placeholder() -> Bool {
    guard isPatient else { return false }
    var end = index &+ 2
    while end &+ 1 < count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "#"), bytes[end &+ 1] == UInt8(ascii: ">") {
        let start = index
        index = end &+ 2
        add(.word, start, value: table.words.intern(bytes, start, index), .quoted)
        return true
      }
      end &+= 1
    }
    lookedInVain(end &- index)
    return false
  }

  /// What a version control system wrote into the file: from its first line to its last it is no code.
  private mutating func conflictMarker(_ sign: UInt8, _ times: Int) -> Bool {
    guard isPatient, repeats(sign, times, at: index), peek(times) == UInt8(ascii: " ") else { return false }
    guard index == 0 || bytes[index &- 1] == 0x0A || bytes[index &- 1] == 0x0D else { return false }
    let (endSign, endTimes): (UInt8, Int) =
      sign == UInt8(ascii: "<") ? (UInt8(ascii: ">"), 7) : (UInt8(ascii: "<"), 4)
    var next = index
    while next < count {
      let isLineStart = bytes[next &- (next > 0 ? 1 : 0)] == 0x0A || bytes[next &- (next > 0 ? 1 : 0)] == 0x0D
      if isLineStart, bytes[next] == endSign, repeats(endSign, endTimes, at: next) {
        index = next &+ endTimes
        if sign == UInt8(ascii: "<") { skipLine() }
        return true
      }
      next &+= 1
    }
    lookedInVain(next &- index)
    return false
  }
}
