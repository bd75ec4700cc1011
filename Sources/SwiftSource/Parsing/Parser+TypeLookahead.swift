/// Tells whether types stand somewhere without making nodes of them.
extension Parser {
  /// Whether generic arguments begin here rather than a comparison: they are types, and what follows their end can
  /// follow a name with arguments.
  ///
  /// Source: the compiler's rule: `(` and `[` on the same line, `)`, `]`, `{`, `}`, `.`, `,`, `:`, `;`, `!`, `?`, `&`
  /// and the end of the file.
  mutating func startsGenericArguments() -> Bool {
    guard at(prefix: UInt8(ascii: "<")) else { return false }
    if end &- start >= 2, bytes[Int(start) &+ 1] == UInt8(ascii: ">") { return false }
    let here = place
    defer { go(to: here) }
    return skipGenericArguments(level: 0) && followsGenericArguments
  }

  private var followsGenericArguments: Bool {
    switch kind {
    case .closeRound, .closeSquare, .openBrace, .closeBrace, .period, .comma, .semicolon, .end, .exclamation,
      .postfixQuestion, .colon:
      return true
    case .openRound, .openSquare: return !beginsLine
    case .infixOperator: return at(operator: "&")
    case .ampersand: return true
    default: return false
    }
  }

  /// Levels of angle brackets that are looked at.
  private static let maximumLevel = 48

  mutating func skipGenericArguments(level: Int) -> Bool {
    guard at(prefix: UInt8(ascii: "<")), level < Self.maximumLevel else { return false }
    // Attributes of types have arguments of their own.
    guard anglesAround < Self.maximumLevel else { return false }
    anglesAround &+= 1
    defer { anglesAround &-= 1 }
    split()
    while !at(prefix: UInt8(ascii: ">")) {
      if kind == .integer {
        advance()
      } else if at(prefix: UInt8(ascii: "-")), next.kind == .integer {
        advance()
        advance()
      } else {
        guard skipType(level: level &+ 1) else { return false }
      }
      guard eat(.comma) else { break }
    }
    guard at(prefix: UInt8(ascii: ">")) else { return false }
    split()
    return true
  }

  mutating func skipType(level: Int = 0) -> Bool {
    guard level < Self.maximumLevel else { return false }
    _ = eat(.repeat)
    while true {
      typeSpecifiers()
      guard skipSimpleOrComposition(level: level) else { return false }
      guard isAtFunctionArrow else { break }
      effects()
      advance()
    }
    if at(operator: "...") { advance() }
    return true
  }

  private mutating func skipSimpleOrComposition(level: Int) -> Bool {
    if at(.some) || at(.any) || at(.each) { advance() }
    guard skipSimple(level: level) else { return false }
    while at(operator: "&") || kind == .ampersand {
      advance()
      guard skipSimple(level: level) else { return false }
    }
    return true
  }

  private mutating func skipSimple(level: Int) -> Bool {
    switch kind {
    case .word:
      guard isIdentifier || at(.Any) || at(.selfType) || at(.wildcard) else { return false }
      skipModuleSelector()
      advance()
      if at(prefix: UInt8(ascii: "<")) { guard skipGenericArguments(level: level) else { return false } }
    case .openRound:
      guard skipTuple(level: level) else { return false }
    case .openSquare:
      guard skipCollection(level: level) else { return false }
    default: return false
    }
    while true {
      switch kind {
      case .period:
        advance()
        guard kind == .word else { return false }
        skipModuleSelector()
        advance()
        if at(prefix: UInt8(ascii: "<")) { guard skipGenericArguments(level: level) else { return false } }
      case .postfixQuestion, .exclamation:
        if beginsLine { return true }
        advance()
      default: return true
      }
    }
  }

  private mutating func skipTuple(level: Int) -> Bool {
    let closer = partner(index)
    advance()
    while index < closer {
      if kind == .word, next.kind == .colon {
        advance()
        advance()
      } else if kind == .word, next.kind == .word, lexeme(2).kind == .colon {
        advance()
        advance()
        advance()
      }
      guard skipType(level: level &+ 1) else { return false }
      if kind == .equal { while index < closer, kind != .comma { skipOne() } }
      guard eat(.comma) else { break }
    }
    guard index == closer else { return false }
    advance()
    return true
  }

  private mutating func skipCollection(level: Int) -> Bool {
    let closer = partner(index)
    advance()
    if isInlineArray {
      jump(behind: closer)
      return true
    }
    guard skipType(level: level &+ 1) else { return false }
    if eat(.colon) { guard skipType(level: level &+ 1) else { return false } }
    guard index == closer else { return false }
    advance()
    return true
  }
}
