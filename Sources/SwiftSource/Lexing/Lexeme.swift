/// One piece of Swift source: a word, a literal, an operator, a bracket. What stands between two pieces is white space
/// and comments.
///
/// Sixteen bytes, in one flat table per file.
struct Lexeme {
  /// UTF-8 offsets of the first byte and of the byte after the last.
  var start: UInt32
  var end: UInt32
  /// For words, numbers and operators the place of the text among the file's `Words`; for brackets the index of the
  /// partner in the table.
  var value: UInt32
  var kind: LexemeKind
  var flags: LexemeFlags

  init(_ kind: LexemeKind, _ start: Int, _ end: Int, value: UInt32 = 0, flags: LexemeFlags = []) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.value = value
    self.kind = kind
    self.flags = flags
  }
}

/// Facts about a lexeme that its kind leaves open.
struct LexemeFlags: OptionSet {
  let rawValue: UInt8

  /// It is the first of its line.
  static let beginsLine = LexemeFlags(rawValue: 1)
  /// A comment stands between it and the lexeme before.
  static let behindComment = LexemeFlags(rawValue: 2)
  /// A literal of several lines.
  static let multiline = LexemeFlags(rawValue: 4)
  /// A literal that holds a backslash or a carriage return: its value isn't its text.
  static let escapes = LexemeFlags(rawValue: 8)
  /// A bracket that the source lacks; it has no text.
  static let synthetic = LexemeFlags(rawValue: 16)
  /// A word in backticks, which is never a keyword. The value is that of the text between them.
  static let quoted = LexemeFlags(rawValue: 32)
  /// A literal without its end.
  static let unterminated = LexemeFlags(rawValue: 64)
}

/// What a lexeme is.
enum LexemeKind: UInt8 {
  /// Behind the last one.
  case end
  /// An identifier, a keyword, `$0` or an editor placeholder.
  case word
  case integer
  case float
  /// A string literal without interpolations, delimiters included.
  case string
  /// What begins a string literal with interpolations: number signs and quotes.
  case stringOpen
  /// Text between delimiters and interpolations; there may be none between two.
  case stringText
  /// `\(` in a literal, with its number signs. The partner is a `closeRound`.
  case interpolation
  case stringClose
  case regex
  /// An operator between operands, by the space around it.
  case infixOperator
  case prefixOperator
  case postfixOperator
  /// A question mark behind an operand, and one that isn't.
  case postfixQuestion
  case infixQuestion
  /// `!` behind an operand.
  case exclamation
  /// `&` before an operand.
  case ampersand
  case equal
  case arrow
  case period
  case comma
  case colon
  /// `::` behind the name of a module.
  case moduleSelector
  case semicolon
  case at
  case backslash
  /// `#` before the name of a macro.
  case pound
  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  case openRound
  case closeRound
  case openSquare
  case closeSquare
  case openBrace
  case closeBrace
  /// A closing bracket that nothing opens.
  case unknown
}
