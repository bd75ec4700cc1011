/// Balances the brackets of a table whose source doesn't: a bracket that is missed gets a synthetic partner where the
/// indentation says that it ends, one too many becomes an `unknown` lexeme.
///
/// So a broken member costs that member, and whoever reads the table may jump from each bracket to its partner. Takes
/// time by the lexemes alone, however many brackets are open.
struct BracketRepair {
  private let source: [Lexeme]
  private let bytes: UnsafeBufferPointer<UInt8>
  private var result: [Lexeme] = []
  private var open = OpenBrackets()

  static func repair(_ lexemes: inout [Lexeme], _ bytes: UnsafeBufferPointer<UInt8>) {
    var repair = BracketRepair(source: lexemes, bytes: bytes)
    repair.run()
    lexemes = repair.result
  }

  private init(source: [Lexeme], bytes: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.bytes = bytes
    result.reserveCapacity(source.count + 16)
  }

  private mutating func run() {
    var indentation = 0
    for lexeme in source {
      if lexeme.flags.contains(.beginsLine) {
        indentation = column(of: lexeme)
        closeBefore(lexeme, at: indentation)
        open.beginLine(at: indentation)
      }
      switch lexeme.kind {
      case .openRound, .interpolation: push(lexeme, .closeRound, indentation)
      case .openSquare: push(lexeme, .closeSquare, indentation)
      case .openBrace: push(lexeme, .closeBrace, indentation)
      case .closeRound, .closeSquare: close(lexeme)
      case .closeBrace: closeBrace(lexeme, indentation)
      case .end:
        while !open.isEmpty { closeInnermost() }
        result.append(lexeme)
      default: result.append(lexeme)
      }
    }
  }

  private mutating func push(_ lexeme: Lexeme, _ closer: LexemeKind, _ indentation: Int) {
    open.push(place: result.count, closer, indentation)
    result.append(lexeme)
  }

  // MARK: Lines

  /// A word of declarations that begins a line no deeper than an open brace's line ends that brace's block, and all
  /// brackets in it. It and words of statements end round and square brackets so as well: nothing in those begins with
  /// one.
  private mutating func closeBefore(_ lexeme: Lexeme, at indentation: Int) {
    guard let word = Parser.keyword(lexeme) else { return }
    // A brace on a line of its own is as deep as its declaration, and so may be what it holds where nothing is indented.
    if Self.isOfDeclarations(word), let brace = open.outermostBrace(notAbove: indentation),
      open[brace].indentation > indentation || open[brace].isIndented
    {
      while open.count > brace { closeInnermost() }
    }
    if Self.isOfDeclarations(word) || Self.isOfStatements(word),
      let bracket = open.outermostBehindBraces(notAbove: indentation)
    {
      while open.count > bracket { closeInnermost() }
    }
  }

  private static func isOfDeclarations(_ word: Keyword) -> Bool {
    switch word {
    case .class, .struct, .enum, .protocol, .extension, .func, .initializer, .deinit, .subscript, .typealias, .import,
      .public, .private, .fileprivate, .internal, .static, .override, .actor, .open, .final:
      true
    default: false
    }
  }

  private static func isOfStatements(_ word: Keyword) -> Bool {
    switch word {
    case .let, .var, .guard, .return, .for, .while, .case, .defer: true
    default: false
    }
  }

  // MARK: Closing

  private mutating func closeBrace(_ lexeme: Lexeme, _ indentation: Int) {
    guard let brace = open.innermostBrace else { return drop(lexeme) }
    if lexeme.flags.contains(.beginsLine) {
      // So much deeper than the line of the brace that it would close that it can't be meant for it.
      if indentation >= open[brace].indentation + 2 { return drop(lexeme) }
      // Less deep: the braces inside have lost theirs.
      while let last = open.last, last.closer != .closeBrace || isLost(last, before: indentation),
        open.hasBrace(notBelow: indentation)
      {
        closeInnermost()
      }
    }
    while let last = open.last, last.closer != .closeBrace { closeInnermost() }
    close(lexeme)
  }

  /// Whether a closing brace that begins a line is likelier meant for the brace around the innermost one: its column is
  /// nearer to that one's line.
  private func isLost(_ innermost: OpenBrackets.Bracket, before column: Int) -> Bool {
    guard innermost.indentation > column else { return false }
    guard let around = open.braceAround, open[around].indentation <= column else { return true }
    return column - open[around].indentation <= innermost.indentation - column
  }

  /// Closes the innermost bracket of the kind; with a brace between, the bracket is one too many.
  private mutating func close(_ lexeme: Lexeme) {
    guard let depth = open.innermost(lexeme.kind) else { return drop(lexeme) }
    while open.count > depth + 1 { closeInnermost() }
    guard let partner = open.popLast() else { return }
    link(partner.place, lexeme)
  }

  private mutating func closeInnermost() {
    guard let partner = open.popLast() else { return }
    let end = result.last.map { Int($0.end) } ?? 0
    link(partner.place, Lexeme(partner.closer, end, end, flags: .synthetic))
  }

  private mutating func link(_ place: Int, _ closer: Lexeme) {
    var closer = closer
    closer.value = UInt32(truncatingIfNeeded: place)
    result[place].value = UInt32(truncatingIfNeeded: result.count)
    result.append(closer)
  }

  private mutating func drop(_ lexeme: Lexeme) {
    var lexeme = lexeme
    lexeme.kind = .unknown
    result.append(lexeme)
  }

  /// Columns of white space before the first lexeme of a line; a tab goes to the next multiple of four.
  private func column(of lexeme: Lexeme) -> Int {
    var start = Int(lexeme.start)
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    var column = 0
    for byte in bytes[start..<Int(lexeme.start)] { column += byte == UInt8(ascii: "\t") ? 4 - column % 4 : 1 }
    return column
  }
}
