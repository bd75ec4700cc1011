/// Reads a document up to a caret: which brackets are open, which declaration is being written, which token.
///
/// One pass over the bytes before the caret; broken code gives the best that can be read of it.
struct CaretScanner {
  private var code: CodeCursor
  private let caret: Int
  private var openers: [CaretSite.Opener] = []
  private var memberStart = 0
  private var blanks: [Range<Int>] = []
  private var isLineStart = true

  private init(_ bytes: [UInt8], _ caret: Int) {
    code = CodeCursor(bytes: bytes, index: 0)
    self.caret = caret
  }

  /// `nil` where nothing of Swift's can be written: in a comment, an import, the text of several lines.
  static func site(in bytes: [UInt8], at offset: Int) -> CaretSite? {
    guard offset >= 0, offset <= bytes.count else { return nil }
    var scanner = CaretScanner(bytes, offset)
    guard let site = scanner.scan(), !scanner.isImport(site) else { return nil }
    return site
  }

  private mutating func scan() -> CaretSite? {
    while code.index < caret, let byte = code.byte() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"):
        isLineStart = true
        code.index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): code.index += 1
      case UInt8(ascii: "/"):
        guard slash() else { return nil }
      case UInt8(ascii: "("): open(.round)
      case UInt8(ascii: "["): open(.square)
      case UInt8(ascii: "{"): open(.brace)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let site = close(byte) { return site }
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let site = quote() { return site }
        if isInText { return nil }
      case UInt8(ascii: "@"):
        beginMember()
        code.index += 1
      default:
        if let site = token(byte) { return site }
      }
    }
    return tokenAtCaret()
  }

  /// Set where the caret is in the text of a literal of several lines.
  private var isInText = false

  // MARK: Tokens

  private mutating func token(_ byte: UInt8) -> CaretSite? {
    let start = code.index
    if CodeCursor.isWordStart(byte) {
      let end = code.wordEnd(start)
      if end >= caret { return site(.word, start..<end) }
      if isLineStart, DeclarationWords.contains(code.bytes[start..<end]) { beginMember() }
      isLineStart = false
      code.index = end
    } else if CodeCursor.isDigit(byte) {
      let end = code.numberEnd(start)
      if end >= caret { return site(.number, start..<end) }
      isLineStart = false
      code.index = end
    } else {
      isLineStart = false
      code.index += 1
    }
    return nil
  }

  /// The token that begins at the caret, or none.
  private func tokenAtCaret() -> CaretSite? {
    guard caret < code.bytes.count else { return site(.word, caret..<caret) }
    let byte = code.bytes[caret]
    if CodeCursor.isWordStart(byte) { return site(.word, caret..<code.wordEnd(caret)) }
    if CodeCursor.isDigit(byte) { return site(.number, caret..<code.numberEnd(caret)) }
    return site(.word, caret..<caret)
  }

  private func site(_ token: CaretSite.Token, _ range: Range<Int>) -> CaretSite? {
    let dot = range.lowerBound > 0 && code.bytes[range.lowerBound - 1] == UInt8(ascii: ".") ? range.lowerBound - 1 : nil
    if let dot, dot > 0, code.bytes[dot - 1] == UInt8(ascii: ".") { return nil }
    return CaretSite(
      caret: caret,
      token: token,
      range: range,
      dot: dot,
      hasBase: dot.map { DotBase.stands(before: $0, in: code.bytes) } ?? false,
      openers: openers,
      memberStart: memberStart,
      blanks: blanks
    )
  }

  /// Moves over a comment or an operator; `false` where the caret is in the comment.
  private mutating func slash() -> Bool {
    if code.byte(1) == UInt8(ascii: "/") {
      code.skipLine()
      return code.index < caret
    }
    if code.byte(1) == UInt8(ascii: "*") { return code.skipBlockComment(before: caret) }
    isLineStart = false
    code.index += 1
    return true
  }

  private mutating func quote() -> CaretSite? {
    guard let (delimiter, text) = code.stringStart() else {
      if isLineStart { directive() }
      isLineStart = false
      if code.index < caret { code.index += 1 }
      return nil
    }
    isLineStart = false
    let start = code.index
    code.index = text
    return readString(delimiter, from: start, text: text)
  }

  /// Reads on in a string; the site where the caret is in it.
  private mutating func readString(_ delimiter: CodeCursor.Delimiter, from start: Int, text: Int) -> CaretSite? {
    switch code.readString(delimiter, before: max(caret, text)) {
    case .closed:
      guard code.index > caret else { return nil }
    case .interpolation:
      if code.index <= caret {
        openers.append(CaretSite.Opener(kind: .interpolation(delimiter), offset: start))
        return nil
      }
    case .open where code.index < caret: return nil
    case .open: break
    }
    guard !delimiter.isMultiline, caret >= text, openers.allSatisfy({ !$0.isString }) else {
      isInText = true
      return nil
    }
    code.index = caret
    var end = code
    let isClosed = end.readString(delimiter, before: code.bytes.count) == .closed
    if isClosed {
      return site(.string(text: text..<end.index - delimiter.signs - 1), start..<end.index)
    }
    return site(.string(text: text..<caret), start..<caret)
  }

  // MARK: Brackets

  private mutating func open(_ kind: CaretSite.Opener.Kind) {
    let isDeclaring = isAtDeclarations
    var opener = CaretSite.Opener(kind: kind, offset: code.index)
    if kind == .brace, isDeclaring {
      opener.type = DeclarationWords.typeHeader(code.bytes[memberStart..<code.index])
    }
    code.index += 1
    openers.append(opener)
    isLineStart = kind == .brace
    if opener.type != nil {
      memberStart = code.index
      blanks = []
    }
  }

  /// Whether declarations stand here: at file level or right in a type's block.
  private var isAtDeclarations: Bool { openers.last.map { $0.type != nil } ?? true }

  /// Closes the bracket, and with a brace all that was left open in it.
  private mutating func close(_ byte: UInt8) -> CaretSite? {
    let end = code.index
    code.index += 1
    isLineStart = byte == UInt8(ascii: "}")
    if case .interpolation(let delimiter)? = openers.last?.kind, byte == UInt8(ascii: ")"),
      let opener = openers.popLast()
    {
      return readString(delimiter, from: opener.offset, text: code.index)
    }
    let kind: CaretSite.Opener.Kind =
      byte == UInt8(ascii: "}") ? .brace : byte == UInt8(ascii: ")") ? .round : .square
    guard let match = openers.lastIndex(where: { $0.kind == kind }) else { return nil }
    // A parenthesis doesn't close a block that is open inside.
    if kind != .brace, openers[match...].contains(where: { $0.kind == .brace }) { return nil }
    let opener = openers[match]
    openers.removeSubrange(match...)
    guard kind == .brace else { return nil }
    if opener.type != nil {
      memberStart = code.index
      blanks = []
    } else {
      blanks.removeAll { $0.lowerBound > opener.offset }
      blanks.append(opener.offset + 1..<end)
    }
    return nil
  }

  private mutating func beginMember() {
    guard isLineStart, isAtDeclarations else { return }
    memberStart = code.index
    blanks = []
    isLineStart = false
  }

  /// `#if` and its like: the code of every arm counts. Other words behind a number sign may begin a member.
  private mutating func directive() {
    let word = code.bytes[(code.index + 1)...].prefix { CodeCursor.isWord($0) }
    let isDirective = ["if", "else", "elseif", "endif"].contains { word.elementsEqual($0.utf8) }
    guard isDirective else { return beginMember() }
    let start = code.index
    code.skipLine()
    code.index = min(code.index, caret)
    blanks.append(start..<code.index)
  }

  // MARK: Imports

  private func isImport(_ site: CaretSite) -> Bool {
    var start = site.caret
    while start > 0, code.bytes[start - 1] != UInt8(ascii: "\n"), code.bytes[start - 1] != UInt8(ascii: "\r") {
      start -= 1
    }
    let words = code.bytes[start..<site.caret].split(separator: UInt8(ascii: " "))
    return words.prefix(4).contains { $0.elementsEqual("import".utf8) }
  }
}

extension CaretSite.Opener {
  var isString: Bool {
    if case .interpolation = kind { true } else { false }
  }
}
