/// What a byte can begin in Swift code, as far as the sieve cares.
enum ByteClass: UInt8 {
  /// Nothing of interest: spaces, line ends, most operators.
  case plain
  /// A letter, a digit, an underscore, or a byte beyond ASCII. Numbers pass for words.
  case word
  /// `@`.
  case at
  /// `.`, `,` or `:`: what follows continues something.
  case joint
  case equals
  case semicolon
  /// `(`, `[` or `{`.
  case open
  /// `)`, `]` or `}`.
  case close
  case quote
  case slash
  case numberSign
  case backtick

  /// Whether the byte bears on where brackets, literals and comments begin and end.
  @inline(__always)
  var isStructural: Bool { rawValue >= ByteClass.open.rawValue }

  /// The class of every byte.
  static let table: [ByteClass] = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .close
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "#"): .numberSign
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"): .joint
    case UInt8(ascii: "="): .equals
    case UInt8(ascii: ";"): .semicolon
    default: SubstringAutomaton.isIdentifierByte(byte) ? .word : .plain
    }
  }
}
