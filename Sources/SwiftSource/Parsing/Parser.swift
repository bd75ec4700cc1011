/// Reads a table of lexemes by recursive descent, straight into the arenas of a `SourceUnit`.
///
/// Each `mutating` method that reads something begins at its first lexeme and ends behind its last; what is missing
/// gives an empty node or text at that place. Nothing is read twice but what tells generic arguments from comparisons
/// and a closure's signature from its first statement, and those look-aheads make no nodes.
///
/// Depth is bounded: each way from an expression, type, pattern, statement or declaration back to itself goes through
/// `enter`.
struct Parser: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  let lexemes: UnsafeBufferPointer<Lexeme>
  let words: Words
  /// How tightly operators bind that aren't the standard library's.
  let operators: OperatorTable

  var builder: UnitBuilder

  // The current lexeme, or what is left of it where an operator is read in parts.
  var index = 0
  var kind: LexemeKind
  var start: UInt32
  var end: UInt32
  /// Where the lexeme before the current one ends.
  var lastEnd: UInt32 = 0

  /// Levels of nesting around the current place.
  var depth = 0
  /// Angle brackets around a place that is looked at.
  var anglesAround = 0
  /// The `#if` conditions around the current place.
  var conditions: [String] = []
  /// The declaration around the current place.
  var parent: DeclarationID?
  /// Where the members around the current place end.
  var memberEnd = Int.max
  /// `#if`s open in the current list.
  var conditionalDepth = 0
  /// Whether the current place is inside a body.
  var isLocal = false
  var imports: [SourceUnit.Import] = []
  var operatorDeclarations = OperatorDeclarations()
  /// The statements of the file itself, those in its `#if` arms among them.
  var fileStatements: [NodeID] = []
  /// Declarations that were read and aren't taken yet, those of the innermost list last.
  var found: [DeclarationID] = []
  /// The macro that stood where a declaration was read.
  var macroNode: NodeID?

  /// Levels after which a place is read over; well above `SourceUnit.maximumHeight` in nodes, since one bracket takes
  /// several.
  static let maximumDepth = 600

  init(
    _ table: borrowing LexemeTable,
    _ lexemes: UnsafeBufferPointer<Lexeme>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ operators: OperatorTable
  ) {
    self.bytes = bytes
    self.lexemes = lexemes
    words = table.words
    self.operators = operators
    builder = UnitBuilder(bytes, words: table.words.count)
    let first = lexemes[0]
    (kind, start, end) = (first.kind, first.start, first.end)
  }

  // MARK: Moving

  /// Moves to the next lexeme.
  @inline(__always)
  mutating func advance() {
    lastEnd = end
    if end != lexemes[index].end { return reclassify(from: end) }
    guard kind != .end else { return }
    index &+= 1
    let next = lexemes[index]
    (kind, start, end) = (next.kind, next.start, next.end)
  }

  /// Moves behind a bracket's partner.
  @inline(__always)
  mutating func jump(behind target: Int) {
    lastEnd = lexemes[target].end
    index = min(target &+ 1, lexemes.count &- 1)
    let next = lexemes[index]
    (kind, start, end) = (next.kind, next.start, next.end)
  }

  /// Moves to a lexeme; what stands before it counts as read.
  @inline(__always)
  mutating func jump(to target: Int) {
    guard target > index else { return }
    lastEnd = lexemes[target &- 1].end
    index = target
    let next = lexemes[index]
    (kind, start, end) = (next.kind, next.start, next.end)
  }

  /// Takes one byte from the front of an operator.
  mutating func split() {
    end = start &+ 1
    advance()
  }

  /// The rest of an operator of which a part was read.
  @inline(never)
  private mutating func reclassify(from offset: UInt32) {
    let lexeme = lexemes[index]
    start = offset
    end = lexeme.end
    let first = bytes[Int(offset)]
    let length = end &- start
    switch first {
    case UInt8(ascii: "?"):
      kind = .postfixQuestion
      end = start &+ 1
    case UInt8(ascii: "!"):
      kind = .exclamation
      end = start &+ 1
    case UInt8(ascii: "=") where length == 1: kind = .equal
    case UInt8(ascii: "&") where length == 1: kind = .infixOperator
    case UInt8(ascii: ".") where length == 1: kind = .period
    case UInt8(ascii: "-") where length == 2 && bytes[Int(offset) &+ 1] == UInt8(ascii: ">"): kind = .arrow
    default: kind = lexeme.kind
    }
  }

  /// A place to go back to.
  struct Place {
    fileprivate let index: Int
    fileprivate let kind: LexemeKind
    fileprivate let start: UInt32
    fileprivate let end: UInt32
    fileprivate let lastEnd: UInt32
  }

  @inline(__always)
  var place: Place { Place(index: index, kind: kind, start: start, end: end, lastEnd: lastEnd) }

  @inline(__always)
  mutating func go(to place: Place) {
    index = place.index
    kind = place.kind
    start = place.start
    end = place.end
    lastEnd = place.lastEnd
  }

  // MARK: Looking

  /// The lexeme behind the current one.
  @inline(__always)
  var next: Lexeme { lexemes[min(index &+ 1, lexemes.count &- 1)] }

  @inline(__always)
  func lexeme(_ distance: Int) -> Lexeme { lexemes[min(index &+ distance, lexemes.count &- 1)] }

  @inline(__always)
  var current: Lexeme { lexemes[index] }

  /// Whether the current lexeme is the first of its line.
  @inline(__always)
  var beginsLine: Bool { lexemes[index].flags.contains(.beginsLine) && start == lexemes[index].start }

  /// Whether white space or a comment stands before the current lexeme.
  @inline(__always)
  var isBehindSpace: Bool { start != lastEnd }

  /// The keyword or contextual word at the current place; `nil` for others and for what stands in backticks.
  @inline(__always)
  var keyword: Keyword? { kind == .word ? Self.keyword(lexemes[index]) : nil }

  @inline(__always)
  static func keyword(_ lexeme: Lexeme) -> Keyword? {
    guard lexeme.kind == .word, !lexeme.flags.contains(.quoted) else { return nil }
    return Keyword(rawValue: lexeme.value)
  }

  @inline(__always)
  func at(_ word: Keyword) -> Bool {
    kind == .word && lexemes[index].value == word.rawValue && !lexemes[index].flags.contains(.quoted)
  }

  @inline(__always)
  static func `is`(_ lexeme: Lexeme, _ word: Keyword) -> Bool {
    lexeme.kind == .word && lexeme.value == word.rawValue && !lexeme.flags.contains(.quoted)
  }

  /// Whether a lexeme is a word that may be a name: no reserved one.
  @inline(__always)
  static func isIdentifier(_ lexeme: Lexeme) -> Bool {
    lexeme.kind == .word && (lexeme.value >= Keyword.reservedCount || lexeme.flags.contains(.quoted))
  }

  @inline(__always)
  var isIdentifier: Bool { kind == .word && Self.isIdentifier(lexemes[index]) }

  /// Whether the current operator, or the rest of it, begins with a byte.
  @inline(__always)
  func at(prefix byte: UInt8) -> Bool {
    switch kind {
    case .infixOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .ampersand, .infixQuestion:
      bytes[Int(start)] == byte
    default: false
    }
  }

  /// Whether the current operator is the text.
  func at(operator text: StaticString) -> Bool {
    switch kind {
    case .infixOperator, .prefixOperator, .postfixOperator: break
    default: return false
    }
    guard Int(end &- start) == text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[Int(start) &+ offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  @inline(__always)
  func partner(_ index: Int) -> Int { Int(lexemes[index].value) }

  // MARK: Reading

  @inline(__always)
  mutating func eat(_ expected: LexemeKind) -> Bool {
    guard kind == expected else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func eat(_ word: Keyword) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Ends what the bracket at `open` began: what still stands before its partner is read over. Where the source lacks
  /// the partner, nothing is.
  @inline(__always)
  mutating func close(_ open: Int) {
    let closer = partner(open)
    if index == closer { return advance() }
    if lexemes[closer].flags.contains(.synthetic) || index > closer { return }
    jump(to: closer)
    advance()
  }

  /// Goes one level deeper; gives `false` where that is too deep.
  @inline(__always)
  mutating func enter() -> Bool {
    guard depth < Self.maximumDepth else { return false }
    depth &+= 1
    return true
  }

  @inline(__always)
  mutating func leave() { depth &-= 1 }

  /// Reads over what nests too deep: a bracket with all in it, or one lexeme.
  mutating func skipTooDeep() -> SourceRange {
    let first = start
    skipOne()
    return SourceRange(first, max(first, lastEnd))
  }

  /// Moves over one lexeme, or a bracket with all that is in it.
  mutating func skipOne() {
    switch kind {
    case .openRound, .openSquare, .openBrace, .interpolation: jump(behind: partner(index))
    case .stringOpen: skipString()
    default: advance()
    }
  }

  /// Moves behind a literal with interpolations.
  mutating func skipString() {
    guard kind == .stringOpen else { return advance() }
    advance()
    while kind != .end {
      switch kind {
      case .stringText: advance()
      case .interpolation: jump(behind: partner(index))
      case .stringClose: return advance()
      default: return
      }
    }
  }

  /// Moves over `Module::` before a name.
  @inline(__always)
  mutating func skipModuleSelector() {
    guard next.kind == .moduleSelector, kind == .word, lexeme(2).kind == .word else { return }
    advance()
    advance()
  }

  // MARK: Texts

  /// The byte at an offset, 0 behind the end.
  @inline(__always)
  func byte(_ offset: UInt32) -> UInt8 { Int(offset) < bytes.count ? bytes[Int(offset)] : 0 }

  @inline(__always)
  func range(from first: UInt32) -> SourceRange { SourceRange(first, max(first, lastEnd)) }

  /// The source of a range.
  func text(_ range: SourceRange) -> String {
    let lower = min(Int(range.lowerBound), bytes.count)
    let upper = max(lower, min(Int(range.upperBound), bytes.count))
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[lower..<upper]), as: UTF8.self)
  }

  /// The place of the current word among the names.
  @inline(__always)
  mutating func name() -> Int32 { builder.name(lexemes[index].value, in: words) }

  /// The current word, without backticks.
  mutating func nameText() -> String {
    let place = name()
    return builder.names[Int(place)]
  }

  /// The place of a range's text among the names.
  mutating func name(of range: SourceRange) -> Int32 { builder.name(text(range)) }
}
