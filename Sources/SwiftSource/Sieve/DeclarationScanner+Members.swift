extension DeclarationScanner {
  /// Reads a word and begins the next member if it introduces one.
  mutating func readWord() {
    let start = code.index
    code.scanWord()
    let end = code.index
    let before = preceding
    preceding = .nothing
    switch meaning(from: start, to: end, before: before) {
    case .other, .typeBeforeName, .memberBeforeName:
      readName(start..<end, before: before)
    case .modifier:
      beginModifiers(isOver: before == .block)
    case .staticModifier:
      beginModifiers(isOver: before == .block)
      isStaticNext = true
    case .condition:
      preceding = .condition
    case let word:
      if before == .condition {
        preceding = .condition
      } else {
        begin(word, isBehindClass: before == .classWord)
      }
    }
  }

  /// What the word between two offsets means, where it is no name.
  private func meaning(from start: Int, to end: Int, before: Preceding) -> DeclarationWord {
    // Contextual words are names too: `func prefix(_:)`, `.open`.
    if before == .joint || before == .introducer { return .other }
    switch words.value(at: start, to: end, of: code.bytes) {
    case .typeBeforeName: return isNameNext(behind: end) ? .type(isEnum: false) : .other
    case .memberBeforeName: return isNameNext(behind: end) ? .member : .other
    case let meaning: return meaning ?? .other
    }
  }

  /// Begins the declaration that `word` introduces.
  private mutating func begin(_ word: DeclarationWord, isBehindClass: Bool) {
    if !isBehindClass { nextMember() }
    preceding = .introducer
    kind = .other
    switch word {
    case .type(let isEnum): kind = .type(isEnum: isEnum)
    case .classWord:
      kind = .type(isEnum: false)
      preceding = .classWord
    case .precedenceGroup: kind = .precedenceGroup
    case .alias: aliases.begin()
    case .namelessMember: preceding = .nothing
    case .member, .modifier, .staticModifier, .condition, .typeBeforeName, .memberBeforeName, .other: break
    }
    name = 0..<0
    hasInitialValue = false
    (isStatic, isStaticNext) = (isStaticNext, false)
  }

  /// Reads an identifier in backticks, which is never a keyword.
  mutating func readRawIdentifier() throws(UnclearStructure) {
    let start = code.index + 1
    let before = preceding
    preceding = .nothing
    try code.skipRawIdentifier()
    readName(start..<code.index - 1, before: before)
  }

  /// Takes a word as the name of the declaration, or as part of it: `extension Outer.Inner`.
  private mutating func readName(_ word: Range<Int>, before: Preceding) {
    aliases.read(word)
    let isFirst = before == .introducer || before == .classWord
    let continues = !name.isEmpty && name.upperBound + 1 == word.lowerBound
    if isFirst {
      name = word
    } else if continues, code.bytes[name.upperBound] == UInt8(ascii: ".") {
      name = name.lowerBound..<word.upperBound
    }
  }

  /// Notes that what follows may belong to the next member, and surely does if the one before `isOver`.
  mutating func beginModifiers(isOver: Bool) {
    guard hitBeforeModifiers == nil else { return }
    if isOver { endMember() }
    hitBeforeModifiers = code.hit
    code.hit = false
  }

  /// Notes that what was read since looked like a modifier but belongs to the member at hand: `let f: @Sendable`.
  mutating func absorbModifiers() {
    guard let hit = hitBeforeModifiers else { return }
    code.hit = code.hit || hit
    hitBeforeModifiers = nil
  }

  /// Ends the member and begins the next with the modifiers read before it.
  mutating func nextMember() {
    let hitInModifiers = hitBeforeModifiers != nil && code.hit
    endMember()
    code.hit = hitInModifiers
    aliases.end()
  }

  /// Decides about the blocks of the member.
  mutating func endMember() {
    if code.hit || hitBeforeModifiers == true {
      spans.takeBack(to: memberMark)
      noteTrigger()
    }
    memberMark = spans.mark
    hitBeforeModifiers = nil
    code.hit = false
  }

  /// Notes that a trigger stands in the file and in the innermost open type.
  mutating func noteTrigger() {
    holdsTrigger = true
    if !types.isEmpty { types[types.count - 1].holdsTrigger = true }
  }

  /// Whether only spaces are between `end` and a letter.
  private func isNameNext(behind end: Int) -> Bool {
    var next = end
    while next < code.bytes.count, code.bytes[next] == UInt8(ascii: " ") { next += 1 }
    guard next > end, next < code.bytes.count else { return false }
    return code.classes[Int(code.bytes[next])] == .word || code.bytes[next] == UInt8(ascii: "`")
  }
}
