/// Makes the table of a file's lexemes in one pass over the bytes.
///
/// Nothing in a text stops it: what is unterminated ends where a reader would say so, bytes that are no Swift are
/// passed over like white space.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let classes: UnsafeBufferPointer<CharacterClass>
  let count: Int
  /// The next byte to read.
  var index = 0
  var table: LexemeTable
  /// What the next lexeme is told of the white space and comments before it.
  var flags: LexemeFlags = .beginsLine
  /// The open brackets, innermost last.
  var open: [Open] = []
  /// Whether some bracket has no partner of its kind.
  var isUnbalanced = false
  /// Whether the text holds `parlance:` at all.
  let mayHoldDirectives: Bool
  /// Bytes that may still be looked at in vain: what begins like a literal and has no end is looked for to the line's or
  /// the file's end. Once they are used up nothing is looked for, so that a text of beginnings takes time by its length.
  private var patience: Int

  /// A bracket whose partner hasn't come yet.
  struct Open {
    var lexeme: Int
    var kind: LexemeKind
    /// The literal that goes on behind an interpolation.
    var literal: LiteralDelimiter?
  }

  init(bytes: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<CharacterClass>) {
    self.bytes = bytes
    self.classes = classes
    count = bytes.count
    patience = 16 * bytes.count + 65_536
    table = LexemeTable(capacity: bytes.count / 5 + 16)
    mayHoldDirectives = DirectiveWord.first(in: bytes, from: 0, to: bytes.count) != nil
  }

  /// Reads the whole text.
  mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if peek(0) == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
    while index < count {
      let start = index
      switch classes[Int(bytes[start])] {
      case .blank: skipBlanks()
      case .newline:
        index &+= 1
        flags.insert(.beginsLine)
      case .letter: word()
      case .digit: number()
      case .dollar: word()
      case .beyond: beyond()
      case .operator: operators()
      case .period:
        // A dot may begin an operator: `...`, `.==`.
        switch classes[Int(peek(1))] {
        case .operator where !(peek(1) == UInt8(ascii: "<") && peek(2) == UInt8(ascii: "#")), .period, .slash:
          operators()
        default: single(.period)
        }
      case .slash: slash()
      case .quote: string(signs: 0, start: start)
      case .backtick: quotedWord()
      case .pound: pound()
      case .openRound: push(.openRound)
      case .openSquare: push(.openSquare)
      case .openBrace: push(.openBrace)
      case .closeRound: pop(.closeRound, of: .openRound)
      case .closeSquare: pop(.closeSquare, of: .openSquare)
      case .closeBrace: pop(.closeBrace, of: .openBrace)
      case .comma: single(.comma)
      case .colon: colon()
      case .semicolon: single(.semicolon)
      case .at: single(.at)
      case .backslash: single(.backslash)
      case .other:
        // What is no Swift is passed over like white space.
        index &+= 1
      }
    }
    if !open.isEmpty { isUnbalanced = true }
    // More than one, so that whoever looks a little ahead needn't ask.
    for _ in 0..<4 { add(.end, count) }
  }

  // MARK: Parts

  /// The byte so far ahead, 0 behind the end.
  @inline(__always)
  func peek(_ distance: Int) -> UInt8 {
    let place = index &+ distance
    return place < count ? bytes[place] : 0
  }

  /// Adds a lexeme that ends at `index`.
  @inline(__always)
  mutating func add(_ kind: LexemeKind, _ start: Int, value: UInt32 = 0, _ more: LexemeFlags = []) {
    table.lexemes.append(Lexeme(kind, start, index, value: value, flags: flags.union(more)))
    flags = []
  }

  @inline(__always)
  mutating func single(_ kind: LexemeKind) {
    index &+= 1
    add(kind, index &- 1)
  }

  @inline(__always)
  private mutating func colon() {
    guard peek(1) == UInt8(ascii: ":") else { return single(.colon) }
    index &+= 2
    add(.moduleSelector, index &- 2)
  }

  @inline(__always)
  private mutating func skipBlanks() {
    index &+= 1
    // Indentation comes in runs.
    while index &+ 8 <= count,
      UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0x2020_2020_2020_2020
    {
      index &+= 8
    }
    while index < count, classes[Int(bytes[index])] == .blank { index &+= 1 }
  }

  /// Moves to the end of the line.
  mutating func skipLine() {
    while index &+ 8 <= count {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if Self.holds(word, 0x0A) || Self.holds(word, 0x0D) { break }
      index &+= 8
    }
    while index < count, bytes[index] != 0x0A, bytes[index] != 0x0D { index &+= 1 }
  }

  /// Whether one of eight bytes is `byte`.
  @inline(__always)
  static func holds(_ word: UInt64, _ byte: UInt64) -> Bool {
    let difference = word ^ (byte &* 0x0101_0101_0101_0101)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }

  /// Whether `times` bytes from `start` are all `byte`.
  func repeats(_ byte: UInt8, _ times: Int, at start: Int) -> Bool {
    guard count &- start >= times else { return false }
    for offset in 0..<times where bytes[start &+ offset] != byte { return false }
    return true
  }

  /// Whether something is still looked for.
  var isPatient: Bool { patience > 0 }

  /// Notes so many bytes, or brackets, that were looked at in vain.
  mutating func lookedInVain(_ distance: Int) { patience -= distance }

  // MARK: Words

  @inline(__always)
  private mutating func word() {
    let start = index
    skipWord()
    let value = table.words.intern(bytes, start, index)
    add(.word, start, value: value)
  }

  /// Moves over what continues a word.
  @inline(__always)
  mutating func skipWord() {
    while index < count {
      let kind = classes[Int(bytes[index])]
      if kind.isWord {
        index &+= 1
      } else if kind == .beyond {
        let scalar = ScalarClass.read(bytes, index)
        guard scalar.kind == .word else { return }
        index &+= scalar.length
      } else {
        return
      }
    }
  }

  /// An identifier in backticks; without its end it is what stands behind the backtick.
  private mutating func quotedWord() {
    let start = index
    var end = start &+ 1
    while end < count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A, bytes[end] != 0x0D { end &+= 1 }
    guard end < count, bytes[end] == UInt8(ascii: "`"), end > start &+ 1 else {
      index &+= 1
      return
    }
    index = end &+ 1
    let value = table.words.intern(bytes, start &+ 1, end)
    add(.word, start, value: value, .quoted)
  }

  /// What begins with a scalar beyond ASCII.
  private mutating func beyond() {
    let scalar = ScalarClass.read(bytes, index)
    switch scalar.kind {
    case .word: word()
    case .operatorSign: operators()
    case .other:
      index &+= scalar.length
    }
  }

  // MARK: Brackets

  @inline(__always)
  mutating func push(_ kind: LexemeKind, literal: LiteralDelimiter? = nil) {
    open.append(Open(lexeme: table.lexemes.count, kind: kind, literal: literal))
    single(kind)
  }

  /// Closes the innermost bracket where it is of the kind.
  @inline(__always)
  private mutating func pop(_ kind: LexemeKind, of opener: LexemeKind) {
    let closer = table.lexemes.count
    single(kind)
    guard let last = open.last, last.kind == opener || (last.kind == .interpolation && opener == .openRound) else {
      isUnbalanced = true
      return mend(closer, kind, of: opener)
    }
    open.removeLast()
    table.lexemes[last.lexeme].value = UInt32(truncatingIfNeeded: closer)
    table.lexemes[closer].value = UInt32(truncatingIfNeeded: last.lexeme)
    if let literal = last.literal { continueString(literal) }
  }

  /// A bracket that doesn't close the innermost one. Which partners all have is told later; here it only matters whether
  /// a literal goes on.
  @inline(never)
  private mutating func mend(_ closer: Int, _ kind: LexemeKind, of opener: LexemeKind) {
    guard isPatient else { return }
    var depth = open.count - 1
    defer { lookedInVain(open.count - depth) }
    while depth >= 0 {
      let candidate = open[depth]
      if candidate.kind == opener || (candidate.kind == .interpolation && opener == .openRound) { break }
      // A literal's interpolation holds what is inside of it, and only a brace reaches over braces.
      if candidate.kind == .interpolation || candidate.kind == .openBrace { return }
      depth -= 1
    }
    guard depth >= 0 else { return }
    let found = open[depth]
    open.removeSubrange(depth...)
    if let literal = found.literal { continueString(literal) }
  }
}
