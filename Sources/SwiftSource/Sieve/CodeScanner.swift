/// Moves over Swift code and knows what is code and what is a comment or the text of a literal.
///
/// The scanner finds the ends of bracketed groups and literals and notes trigger words on the way. It checks that
/// every bracket closes its own kind, and throws as soon as the structure isn't certain. Nesting is kept in arrays,
/// so that its depth is bounded by memory alone.
struct CodeScanner {
  enum Bracket: UInt8 {
    case round, square, brace
    /// `\(` inside of a string literal.
    case interpolation
  }

  /// What ends a string literal.
  struct StringDelimiter {
    /// Number signs around the quotes.
    var signs: Int
    var isMultiline: Bool
  }

  /// Where a conditional directive stands: its arms must leave the nesting as they find it.
  struct Conditional {
    var bracketDepth: Int
    var typeDepth: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let classes: UnsafeBufferPointer<ByteClass>
  let matcher: TriggerMatcher

  /// The next byte to read.
  var index = 0
  /// Whether a trigger was seen. While it is set, words are passed over without a look.
  var hit = false
  /// How many type declarations are open around the scanned place.
  var typeDepth = 0

  var brackets: [Bracket] = []
  /// The literals whose interpolations are open, one for each `interpolation` in `brackets`.
  var strings: [StringDelimiter] = []
  var conditionals: [Conditional] = []

  init(bytes: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<ByteClass>, matcher: TriggerMatcher) {
    self.bytes = bytes
    self.classes = classes
    self.matcher = matcher
    // A byte order mark would pass for a part of the first word.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The text of a range, with replacement characters for invalid bytes.
  func text(at range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The identifiers in a range, comments and literals not told apart.
  func words(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var next = range.lowerBound
    while next < range.upperBound {
      let start = next
      while next < range.upperBound, classes[Int(bytes[next])] == .word { next += 1 }
      if next > start { found.append(start..<next) } else { next += 1 }
    }
    return found
  }

  /// Moves behind the bracket that closes the one at `index`.
  mutating func skipGroup() throws(UnclearStructure) {
    openBracket()
    try closeGroups()
  }

  /// Moves on until no bracket is open.
  mutating func closeGroups() throws(UnclearStructure) {
    while !brackets.isEmpty {
      skipPlain()
      guard index < bytes.count else { throw .unbalancedBracket }
      switch classes[Int(bytes[index])] {
      case .word: scanWord()
      case .open: openBracket()
      case .close: try closeBracket()
      case .quote: try openString(signs: 0)
      case .slash: try skipSlash()
      case .numberSign: try skipNumberSign()
      case .backtick: try skipRawIdentifier()
      case .plain, .at, .joint, .equals, .semicolon: index += 1
      }
    }
  }

  /// Moves over the identifier at `index` and sets `hit` if it holds a trigger.
  @inline(__always)
  mutating func scanWord() {
    let start = index
    var end = start
    var state: UInt32 = 0
    var seen: UInt8 = 0
    while end < bytes.count {
      let byte = bytes[end]
      let column = matcher.classes[Int(byte)]
      if column == 0 { break }
      state = matcher.transitions[Int(state &+ UInt32(column))]
      seen |= byte
      end &+= 1
    }
    index = end
    if state == matcher.acceptingState {
      hit = true
    } else if seen < 0x80 {
      if bytes[start] == UInt8(ascii: "0"), isColorNumber(start..<end) { hit = true }
      if matcher.holdsWord(at: start, to: end, of: bytes) { hit = true }
    } else if matcher.holdsWordPart(at: start, to: end, of: bytes) {
      hit = true
    }
  }

  /// Moves to the next byte that a group cares for.
  @inline(__always)
  private mutating func skipPlain() {
    var next = index
    if hit {
      while next < bytes.count, !classes[Int(bytes[next])].isStructural { next &+= 1 }
    } else {
      while next < bytes.count, classes[Int(bytes[next])] == .plain { next &+= 1 }
    }
    index = next
  }

  @inline(__always)
  private mutating func openBracket() {
    switch bytes[index] {
    case UInt8(ascii: "("): brackets.append(.round)
    case UInt8(ascii: "["): brackets.append(.square)
    default: brackets.append(.brace)
    }
    index &+= 1
  }

  @inline(__always)
  private mutating func closeBracket() throws(UnclearStructure) {
    let open = brackets.popLast()
    if let conditional = conditionals.last, brackets.count < conditional.bracketDepth { throw .splitConditional }
    let byte = bytes[index]
    index &+= 1
    switch open {
    case .brace where byte == UInt8(ascii: "}"), .round where byte == UInt8(ascii: ")"),
      .square where byte == UInt8(ascii: "]"):
      return
    case .interpolation where byte == UInt8(ascii: ")"):
      guard let delimiter = strings.popLast() else { throw .unbalancedBracket }
      try skipText(until: delimiter)
    default:
      throw .unbalancedBracket
    }
  }
}
