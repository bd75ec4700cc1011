/// What a byte may begin or continue in Swift source.
enum CharacterClass: UInt8 {
  /// Bytes that are no Swift, NUL among them.
  case other
  /// A space or a tab.
  case blank
  case newline
  /// A letter or an underscore.
  case letter
  case digit
  case dollar
  /// A byte beyond ASCII: part of an identifier, an operator or no Swift, by its scalar.
  case beyond
  case `operator`
  case period
  case slash
  case quote
  case backtick
  case pound
  case openRound, closeRound, openSquare, closeSquare, openBrace, closeBrace
  case comma, colon, semicolon, at, backslash

  /// Whether the byte continues an identifier whatever it is part of.
  @inline(__always)
  var isWord: Bool { rawValue >= Self.letter.rawValue && rawValue <= Self.dollar.rawValue }

  /// By byte.
  static let table: [CharacterClass] = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: .blank
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "$"): .dollar
    case 0x80...0xFF: .beyond
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      .operator
    case UInt8(ascii: "."): .period
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "#"): .pound
    case UInt8(ascii: "("): .openRound
    case UInt8(ascii: ")"): .closeRound
    case UInt8(ascii: "["): .openSquare
    case UInt8(ascii: "]"): .closeSquare
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "\\"): .backslash
    default: .other
    }
  }
}

/// The classes of scalars beyond ASCII, by the grammar's tables of identifier and operator heads.
enum ScalarClass {
  case word, operatorSign, other

  /// The class of the scalar at an offset, and its length in bytes; `other` with length 1 for invalid UTF-8.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> (kind: ScalarClass, length: Int) {
    let first = bytes[start]
    let length: Int
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
    default: return (.other, 1)
    }
    guard start + length <= bytes.count else { return (.other, 1) }
    for offset in 1..<length {
      let next = bytes[start + offset]
      guard next & 0xC0 == 0x80 else { return (.other, 1) }
      value = value &<< 6 | UInt32(next & 0x3F)
    }
    return (kind(of: value), length)
  }

  private static func kind(of value: UInt32) -> ScalarClass {
    if operators.contains(where: { $0.contains(value) }) { return .operatorSign }
    return words.contains { $0.contains(value) } ? .word : .other
  }

  /// Source: The Swift Programming Language, grammar of operators, `operator-head`.
  private static let operators: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
    0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ]

  /// Source: the same, `identifier-head` and `identifier-character`.
  private static let words: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
    0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
    0xFE47...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD,
    0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD,
    0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ]
}
