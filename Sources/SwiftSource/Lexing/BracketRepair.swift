/// Balances the brackets of a table whose source doesn't: a bracket that is missed gets a synthetic partner where the
/// indentation says that it ends, one too many becomes an `unknown` lexeme.
///
/// So a broken member costs that member, and whoever reads the table may jump from each bracket to its partner.
struct BracketRepair {
  private let source: [Lexeme]
  private let bytes: UnsafeBufferPointer<UInt8>
  private var result: [Lexeme] = []
  private var open: [Open] = []

  private struct Open {
    var place: Int
    var closer: LexemeKind
    /// Columns of white space before the line that it stands on.
    var indentation: Int
  }

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
    var lineDepth = 0
    for lexeme in source {
      if lexeme.flags.contains(.beginsLine) {
        indentation = column(of: lexeme)
        lineDepth = open.count
        closeBefore(lexeme, at: indentation)
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
      _ = lineDepth
    }
  }

  private mutating func push(_ lexeme: Lexeme, _ closer: LexemeKind, _ indentation: Int) {
    open.append(Open(place: result.count, closer: closer, indentation: indentation))
    result.append(lexeme)
  }

  /// A word of declarations that begins a line no deeper than an open brace's line ends that brace's block, and all
  /// brackets in it.
  private mutating func closeBefore(_ lexeme: Lexeme, at indentation: Int) {
    guard lexeme.kind == .word || lexeme.kind == .at, isDeclaration(lexeme) else { return }
    // The outermost brace whose line stands deeper or as deep.
    guard let first = open.firstIndex(where: { $0.closer == .closeBrace && $0.indentation >= indentation }) else {
      return
    }
    // A brace on a line of its own is as deep as its declaration, and so may be what it holds where nothing is indented.
    guard open[first].indentation > indentation || isIndented(open[first].place) else { return }
    while open.count > first { closeInnermost() }
  }

  /// Whether what stands behind an open brace is deeper than its line: the text is one that indents.
  private func isIndented(_ place: Int) -> Bool {
    guard place + 1 < result.count, let brace = lineColumn(of: place) else { return false }
    guard let next = result[(place + 1)...].first(where: { $0.flags.contains(.beginsLine) }) else { return false }
    return column(of: next) > brace
  }

  private func lineColumn(of place: Int) -> Int? {
    var index = place
    while index >= 0 {
      if result[index].flags.contains(.beginsLine) { return column(of: result[index]) }
      index -= 1
    }
    return nil
  }

  private func isDeclaration(_ lexeme: Lexeme) -> Bool {
    guard lexeme.kind == .word, !lexeme.flags.contains(.quoted) else { return false }
    switch Keyword(rawValue: lexeme.value) {
    case .class, .struct, .enum, .protocol, .extension, .func, .initializer, .deinit, .subscript, .typealias, .import,
      .public, .private, .fileprivate, .internal, .static, .override, .actor, .open, .final:
      return true
    default: return false
    }
  }

  private mutating func closeBrace(_ lexeme: Lexeme, _ indentation: Int) {
    guard let brace = open.lastIndex(where: { $0.closer == .closeBrace }) else { return drop(lexeme) }
    if lexeme.flags.contains(.beginsLine) {
      // Deeper than the line of the brace that it would close: one too many.
      if indentation > open[brace].indentation, open[..<brace].isEmpty || isIndentedAs(open[brace]) {
        if indentation > open[brace].indentation + 0, isSurplus(indentation, open[brace]) { return drop(lexeme) }
      }
      // Less deep: the braces inside have lost theirs.
      while let last = open.last, last.closer != .closeBrace || last.indentation > indentation,
        open.contains(where: { $0.closer == .closeBrace && $0.indentation <= indentation })
      {
        closeInnermost()
      }
    }
    while let last = open.last, last.closer != .closeBrace { closeInnermost() }
    close(lexeme)
  }

  private func isIndentedAs(_ open: Open) -> Bool { true }

  /// Whether a closing brace stands so much deeper than the brace it would close that it can't be meant for it.
  private func isSurplus(_ indentation: Int, _ brace: Open) -> Bool { indentation >= brace.indentation + 2 }

  /// Closes the innermost bracket where it is of the kind; with a brace between, the bracket is one too many.
  private mutating func close(_ lexeme: Lexeme) {
    var depth = open.count - 1
    while depth >= 0, open[depth].closer != lexeme.kind {
      if open[depth].closer == .closeBrace { return drop(lexeme) }
      depth -= 1
    }
    guard depth >= 0 else { return drop(lexeme) }
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
