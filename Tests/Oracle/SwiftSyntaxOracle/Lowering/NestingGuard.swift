/// Finds the code that nests too deep to be parsed: it is blanked, so that the parser neither gives up on the rest of
/// the file nor takes time without bound.
///
/// SwiftParser looks ahead for a type at each square bracket, and again at each one inside: time doubles with every
/// level. Less-than signs in a row cost it the square of their number.
struct NestingGuard {
  /// Open brackets, interpolations and `#if`s included. SwiftParser gives up at some 256 levels of its own, several for a bracket.
  static let maximumDepth = 64
  /// Square brackets open inside one another with nothing but what a type may hold between them.
  static let maximumSquareBrackets = 8
  /// Less-than signs in a row of operands.
  static let maximumAngles = 4_096

  private enum Open {
    case round, square, brace
    /// `\(` in a string literal with so many number signs, of one line or of several.
    case interpolation(signs: Int, isMultiline: Bool)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var open: [Open] = []
  /// For each open `#if` how many brackets are open around it.
  private var conditionals: [Int] = []
  private var squareBrackets = 0
  private var angles = 0
  /// Where the blanked code begins, and how many brackets are open around it.
  private var blanked: (start: Int, depth: Int)?
  private var found: [Range<Int>] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The code to blank, in source order. Unbalanced brackets and literals without an end are taken as they come.
  static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var scanner = NestingGuard(bytes)
    scanner.scan()
    return scanner.found
  }

  private mutating func scan() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): push(.round)
      case UInt8(ascii: "["): push(.square)
      case UInt8(ascii: "{"): push(.brace)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): pop()
      case UInt8(ascii: "\""): openString(signs: 0)
      case UInt8(ascii: "#"): numberSigns()
      case UInt8(ascii: "/"): slash()
      case UInt8(ascii: "<"): angle()
      case UInt8(ascii: ";"):
        angles = 0
        index += 1
      default: index += 1
      }
    }
    close(at: bytes.count, depth: -1)
  }

  private var depth: Int { open.count + conditionals.count }

  // MARK: Nesting

  private mutating func push(_ bracket: Open) {
    open.append(bracket)
    index += 1
    switch bracket {
    case .square: squareBrackets += 1
    case .brace:
      (squareBrackets, angles) = (0, 0)
    case .interpolation: (squareBrackets, angles) = (0, 0)
    case .round: break
    }
    if depth > Self.maximumDepth || squareBrackets > Self.maximumSquareBrackets { begin(at: index) }
  }

  private mutating func pop() {
    let last = open.popLast()
    close(at: index, depth: depth)
    let byte = bytes[index]
    index += 1
    switch last {
    case .square: squareBrackets = max(0, squareBrackets - 1)
    case .brace: (squareBrackets, angles) = (0, 0)
    case .interpolation(let signs, let isMultiline) where byte == UInt8(ascii: ")"):
      skipText(signs: signs, isMultiline: isMultiline)
    default: break
    }
  }

  private mutating func angle() {
    angles += 1
    index += 1
    guard angles > Self.maximumAngles, blanked == nil else { return }
    let start = index - 1
    while index < bytes.count, !Self.endsAngles(bytes[index]) { index += 1 }
    found.append(start..<index)
  }

  private static func endsAngles(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\n"),
      UInt8(ascii: "\r"):
      true
    default: false
    }
  }

  private mutating func begin(at start: Int) {
    if blanked == nil { blanked = (start, depth - 1) }
  }

  /// Ends the blanked code where no more than the brackets around it are open.
  private mutating func close(at end: Int, depth: Int) {
    guard let (start, around) = blanked, depth <= around else { return }
    blanked = nil
    if start < end { found.append(start..<end) }
  }

  // MARK: Literals and comments

  private mutating func numberSigns() {
    let start = index
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: "\"") {
      openString(signs: index - start)
    } else if readsWord("if") {
      conditionals.append(open.count)
      // The condition stays; what it holds goes.
      while index < bytes.count, !Self.isLineEnd(bytes[index]) { index += 1 }
      if depth > Self.maximumDepth { begin(at: index) }
    } else if readsWord("endif") {
      guard let around = conditionals.popLast() else { return }
      // Brackets that one arm opens and the next opens again close once.
      if open.count > around { open.removeSubrange(around...) }
      close(at: start, depth: depth)
    }
  }

  /// Whether `word` stands at the index, as a whole; moves behind it if so.
  private mutating func readsWord(_ word: StaticString) -> Bool {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] { return false }
    if end < bytes.count, Self.isIdentifierByte(bytes[end]) { return false }
    index = end
    return true
  }

  private mutating func openString(signs: Int) {
    // No type holds a string: what looks for one stops here.
    (squareBrackets, angles) = (0, 0)
    let isMultiline = repeats(UInt8(ascii: "\""), 3, at: index)
    index += isMultiline ? 3 : 1
    skipText(signs: signs, isMultiline: isMultiline)
  }

  /// Moves behind a literal's end or into its next interpolation; a line's end ends a literal of one line.
  private mutating func skipText(signs: Int, isMultiline: Bool) {
    let quotes = isMultiline ? 3 : 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\"")
      where repeats(UInt8(ascii: "\""), quotes, at: index) && repeats(UInt8(ascii: "#"), signs, at: index + quotes):
        index += quotes + signs
        return
      case UInt8(ascii: "\\") where repeats(UInt8(ascii: "#"), signs, at: index + 1):
        index += 1 + signs
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "(") {
          push(.interpolation(signs: signs, isMultiline: isMultiline))
          return
        }
        if !Self.isLineEnd(bytes[index]) { index += 1 }
      case let byte where Self.isLineEnd(byte) && !isMultiline: return
      default: index += 1
      }
    }
  }

  private mutating func slash() {
    index += 1
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: "/") {
      while index < bytes.count, !Self.isLineEnd(bytes[index]) { index += 1 }
    } else if bytes[index] == UInt8(ascii: "*") {
      skipBlockComment()
    }
  }

  private mutating func skipBlockComment() {
    var depth = 1
    index += 1
    while index + 1 < bytes.count, depth > 0 {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      default: index += 1
      }
    }
    if depth > 0 { index = bytes.count }
  }

  private func repeats(_ byte: UInt8, _ count: Int, at start: Int) -> Bool {
    guard bytes.count - start >= count else { return false }
    for offset in 0..<count where bytes[start + offset] != byte { return false }
    return true
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF: true
    default: false
    }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
