extension DeclarationScanner {
  /// The length from which a block is worth blanking. It spares `{ get set }`, whose words are the declaration.
  private static let leastBlockLength = 16
  /// How many names of enclosing types a name is given with, so that deep nesting costs no more than its length.
  private static let namedDepth = 8

  /// Reads the group that opens here: the block of a type, or something to pass over.
  mutating func readGroup() throws(UnclearStructure) {
    preceding = .nothing
    let start = code.index + 1
    guard code.bytes[code.index] == UInt8(ascii: "{") else {
      try code.skipGroup()
      readAliasWords(in: start..<code.index)
      return
    }
    absorbModifiers()
    preceding = .block
    switch kind {
    case .type(let isEnum):
      openType(isEnum: isEnum)
    case .precedenceGroup:
      try code.skipGroup()
    case .other:
      let mayObserve = hasInitialValue && mayObserve(from: start)
      if isShared { code.noteReturnedNumber(from: start) }
      try code.skipGroup()
      let block = start..<code.index - 1
      if block.count >= Self.leastBlockLength, !mayObserve { spans.add(block) }
    }
  }

  private mutating func openType(isEnum: Bool) {
    let keepsAll = code.hit
    endMember()
    code.index += 1
    types.append(
      OpenType(start: code.index, name: name, mark: spans.mark, keepsAll: keepsAll, holdsEnum: isEnum)
    )
    code.typeDepth = types.count
    kind = .other
    preceding = .block
  }

  /// Closes the innermost type and decides about its block.
  mutating func closeType() throws(UnclearStructure) {
    guard code.bytes[code.index] == UInt8(ascii: "}"), !types.isEmpty else { throw .unbalancedBracket }
    if let conditional = code.conditionals.last, types.count <= conditional.typeDepth { throw .splitConditional }
    endMember()
    aliases.end()
    let type = types.removeLast()
    code.typeDepth = types.count
    let block = type.start..<code.index
    code.index += 1
    if type.keepsAll {
      spans.takeBack(to: type.mark)
    } else if !type.holdsTrigger {
      if !type.name.isEmpty { spans.add(blanked(type)) }
      if !type.holdsEnum, block.count >= Self.leastBlockLength {
        spans.takeBackSpans(to: type.mark)
        spans.add(block)
      }
    }
    if type.holdsTrigger { noteTrigger() }
    if type.holdsEnum, !types.isEmpty { types[types.count - 1].holdsEnum = true }
    memberMark = spans.mark
    kind = .other
    preceding = .block
  }

  private func blanked(_ type: OpenType) -> SiftedSource.BlankedType {
    let header = code.words(in: type.name.upperBound..<max(type.name.upperBound, type.start - 1))
    return SiftedSource.BlankedType(name: path(of: type), inherited: header.map(code.text(at:)))
  }

  /// The names of the types around `type` and its own, with dots.
  private func path(of type: OpenType) -> String {
    var names = types.suffix(Self.namedDepth).map(\.name)
    names.append(type.name)
    return names.filter { !$0.isEmpty }.map { String(decoding: code.bytes[$0], as: UTF8.self) }
      .joined(separator: ".")
  }

  /// Whether a block behind an initial value may hold observers: `willSet`, `didSet`, or one of them behind a comment
  /// or an attribute. Emptied, it would be a closure that the value is called with.
  private func mayObserve(from start: Int) -> Bool {
    var next = start
    while next < code.bytes.count, code.classes[Int(code.bytes[next])] == .plain { next += 1 }
    guard next + 6 < code.bytes.count else { return false }
    if code.classes[Int(code.bytes[next])] != .word { return true }
    let word = code.bytes[next..<next + 6]
    return word.elementsEqual("didSet".utf8) || word.elementsEqual("willSe".utf8)
  }

  /// Gives the words of a group to the alias whose right side is being read.
  private mutating func readAliasWords(in range: Range<Int>) {
    guard aliases.isReadingWords else { return }
    for word in code.words(in: range) { aliases.read(word) }
  }

  /// Passes over a comment or an operator. A directive in a comment counts for the members on both sides.
  mutating func readSlash() throws(UnclearStructure) {
    let hit = code.hit
    code.hit = false
    try code.skipSlash()
    let isDirective = code.hit
    code.hit = hit
    if isDirective {
      beginModifiers(isOver: false)
      code.hit = true
    }
  }

  /// Passes over what number signs introduce. A macro that begins a line stands for declarations.
  mutating func readNumberSign() throws(UnclearStructure) {
    let start = code.index
    let use = try code.skipNumberSign()
    try code.closeGroups()
    preceding = .nothing
    if use == .name, isFirstInLine(start) {
      nextMember()
      kind = .other
    }
  }

  private func isFirstInLine(_ start: Int) -> Bool {
    var before = start - 1
    while before >= 0, code.bytes[before] == UInt8(ascii: " ") || code.bytes[before] == UInt8(ascii: "\t") {
      before -= 1
    }
    return before < 0 || code.bytes[before] == UInt8(ascii: "\n") || code.bytes[before] == UInt8(ascii: "\r")
  }
}
