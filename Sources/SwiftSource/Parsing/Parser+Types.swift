extension Parser {
  /// Reads a type; attributes and ownership specifiers leave no node.
  mutating func type() -> TypeID {
    guard enter() else {
      let range = skipTooDeep()
      return add(.other, range, text(range))
    }
    defer { leave() }
    let first = start
    if at(.repeat) {
      // A pack expansion has no kind of its own.
      advance()
      _ = typeInside()
      return add(.other, range(from: first), text(range(from: first)))
    }
    return typeInside()
  }

  private mutating func typeInside() -> TypeID {
    typeSpecifiers()
    let first = start
    if kind == .openRound { return functionOrTuple() }
    let base = simpleOrComposition()
    guard isAtFunctionArrow else { return base }
    // `A -> B`, which Swift once allowed.
    effects()
    advance()
    let result = type()
    return add(.function, range(from: first), "", [base, result])
  }

  /// Attributes, `inout`, `borrowing`, `isolated` and their like.
  mutating func typeSpecifiers() {
    while true {
      if kind == .at {
        skipTypeAttribute()
        continue
      }
      switch keyword {
      case .inout, .legacyOwned, .legacyShared, .isolated, ._const, .borrowing, .consuming, .sending, ._local:
        guard mayBeTypeSpecifier else { return }
        advance()
      case .nonisolated:
        guard next.kind == .openRound || mayBeTypeSpecifier else { return }
        advance()
        if kind == .openRound, !isBehindSpace { jump(behind: partner(index)) }
      case .dependsOn where next.kind == .openRound:
        advance()
        jump(behind: partner(index))
      default: return
      }
    }
  }

  /// Whether a contextual word stands before a type rather than being one.
  private var mayBeTypeSpecifier: Bool {
    if at(.inout) { return true }
    let next = next
    guard !next.flags.contains(.beginsLine) else { return false }
    switch next.kind {
    case .word:
      if Self.isIdentifier(next) { return true }
      switch Self.keyword(next) {
      case .Any, .selfType, .inout, .repeat, .wildcard: return true
      default: return false
      }
    case .openRound, .openSquare, .at: return true
    case .prefixOperator: return true
    default: return false
    }
  }

  /// `@escaping`, `@convention(c)`, `@MainActor`
  private mutating func skipTypeAttribute() {
    advance()
    guard kind == .word else { return }
    let isSpecial = at(.escaping) || at(.Sendable)
    skipAttributeName()
    // `@escaping (Int) -> Void`: what follows is the type.
    if kind == .openRound, !isBehindSpace, !isSpecial { jump(behind: partner(index)) }
  }

  private mutating func simpleOrComposition() -> TypeID {
    let first = start
    if at(.each), next.kind == .word {
      advance()
      _ = simple(allowsOptional: true)
      return add(.other, range(from: first), text(range(from: first)))
    }
    var constraint: TypeNode.Kind?
    if at(.some) || at(.any), isTypeStart(next) {
      constraint = at(.some) ? .some : .any
      advance()
    }
    let inner = start
    var base = simple(allowsOptional: constraint == nil)
    if at(operator: "&") || kind == .ampersand {
      var parts = [base]
      while at(operator: "&") || kind == .ampersand {
        advance()
        parts.append(simple(allowsOptional: constraint == nil))
      }
      base = add(.composition, range(from: inner), "", parts)
    }
    guard let constraint else { return base }
    base = add(constraint, range(from: first), "", [base])
    return optionalSigns(base, from: first)
  }

  private func isTypeStart(_ lexeme: Lexeme) -> Bool {
    switch lexeme.kind {
    case .word:
      if Self.isIdentifier(lexeme) { return true }
      switch Self.keyword(lexeme) {
      case .Any, .selfType, .wildcard: return true
      default: return false
      }
    case .openRound, .openSquare, .at: return true
    case .prefixOperator, .infixOperator: return bytes[Int(lexeme.start)] == UInt8(ascii: "~")
    default: return false
    }
  }

  private mutating func optionalSigns(_ base: TypeID, from first: UInt32) -> TypeID {
    var base = base
    while true {
      if kind == .postfixQuestion, !beginsLine {
        advance()
        base = add(.optional, range(from: first), "", [base])
      } else if kind == .exclamation, !beginsLine {
        advance()
        base = add(.implicitlyUnwrapped, range(from: first), "", [base])
      } else {
        return base
      }
    }
  }

  /// A type without `some`, `&` and `->`.
  mutating func simple(allowsOptional: Bool, allowsMembers: Bool = true) -> TypeID {
    let first = start
    if kind == .at { typeSpecifiers() }
    if at(prefix: UInt8(ascii: "~")) {
      guard enter() else { return missingType() }
      defer { leave() }
      advance()
      _ = simple(allowsOptional: false)
      return add(.other, range(from: first), text(range(from: first)))
    }
    var base: TypeID
    switch kind {
    case .word:
      guard isIdentifier || at(.Any) || at(.selfType) || at(.wildcard) else { return missingType() }
      base = namedType()
    case .openRound: base = tupleType()
    case .openSquare: base = collectionType()
    default: return missingType()
    }
    return typeSuffixes(base, from: first, allowsOptional: allowsOptional, allowsMembers: allowsMembers)
  }

  private mutating func typeSuffixes(
    _ base: TypeID,
    from first: UInt32,
    allowsOptional: Bool,
    allowsMembers: Bool
  ) -> TypeID {
    var base = base
    while true {
      switch kind {
      case .period where allowsMembers || isMetatype(next):
        advance()
        if isMetatype(current) {
          advance()
          base = add(.metatype, range(from: first), "", [base])
          continue
        }
        guard kind == .word, !beginsLine || isIdentifier else {
          base = add(.member, range(from: first), "", [base])
          return base
        }
        skipModuleSelector()
        let name = nameText()
        advance()
        var parts = [base]
        genericArguments(into: &parts)
        base = add(.member, range(from: first), name, parts)
      case .postfixQuestion, .exclamation:
        if beginsLine { return base }
        guard allowsOptional || lexemes[min(index &+ 1, lexemes.count &- 1)].kind == .period else { return base }
        let sign = kind
        advance()
        base = add(sign == .exclamation ? .implicitlyUnwrapped : .optional, range(from: first), "", [base])
      default: return base
      }
    }
  }

  private func isMetatype(_ lexeme: Lexeme) -> Bool { Self.is(lexeme, .typeWord) || Self.is(lexeme, .protocolWord) }

  /// Nothing where a type is expected.
  private mutating func missingType() -> TypeID { add(.other, SourceRange(missingPlace, missingPlace), "") }

  private mutating func namedType() -> TypeID {
    let first = start
    skipModuleSelector()
    let name = nameText()
    advance()
    var parts: [TypeID] = []
    genericArguments(into: &parts)
    return add(.named, range(from: first), name, parts)
  }

  /// `<A, B>` where it stands.
  mutating func genericArguments(into parts: inout [TypeID]) {
    guard at(prefix: UInt8(ascii: "<")) else { return }
    split()
    guard enter() else { return }
    defer { leave() }
    while !at(prefix: UInt8(ascii: ">")), kind != .end {
      let before = (index, start)
      if kind == .integer || at(prefix: UInt8(ascii: "-")) {
        if kind != .integer { advance() }
        if kind == .integer { advance() }
      } else {
        parts.append(type())
        if at(operator: "...") { advance() }
      }
      guard eat(.comma) else { break }
      if (index, start) == before { break }
    }
    if at(prefix: UInt8(ascii: ">")) { split() }
  }

  private mutating func collectionType() -> TypeID {
    let first = start
    let open = index
    advance()
    if isInlineArray {
      while index < partner(open), kind != .end { skipOne() }
      close(open)
      return add(.other, range(from: first), text(range(from: first)))
    }
    let element = type()
    if kind == .colon {
      advance()
      let value = type()
      close(open)
      return add(.dictionary, range(from: first), "", [element, value])
    }
    close(open)
    return add(.array, range(from: first), "", [element])
  }

  /// Whether `3 of Int` or its like follows a square bracket.
  var isInlineArray: Bool {
    switch kind {
    case .integer, .word: Self.is(next, .of) && !next.flags.contains(.beginsLine) && isTypeStart(lexeme(2))
    default: false
    }
  }

  /// `(A, b: B)`, or with an arrow behind it a function.
  private mutating func functionOrTuple() -> TypeID {
    let first = start
    let (elements, labels, isPlain) = tupleElements()
    if isAtFunctionArrow {
      effects()
      advance()
      let result = type()
      return add(.function, range(from: first), "", elements + [result])
    }
    let tuple = finishTuple(elements, labels, isPlain, from: first)
    var base = typeSuffixes(tuple, from: first, allowsOptional: true, allowsMembers: true)
    if at(operator: "&") || kind == .ampersand {
      var parts = [base]
      while at(operator: "&") || kind == .ampersand {
        advance()
        parts.append(simple(allowsOptional: true))
      }
      base = add(.composition, range(from: first), "", parts)
    }
    return base
  }

  private mutating func tupleType() -> TypeID {
    let first = start
    let (elements, labels, isPlain) = tupleElements()
    return finishTuple(elements, labels, isPlain, from: first)
  }

  private mutating func finishTuple(
    _ elements: [TypeID],
    _ labels: [String],
    _ isPlain: Bool,
    from first: UInt32
  ) -> TypeID {
    if isPlain, let only = elements.first { return only }
    return add(.tuple, range(from: first), TypeNode.text(ofLabels: labels), elements)
  }

  /// The elements between brackets with their labels, and whether it is one without a label.
  private mutating func tupleElements() -> ([TypeID], labels: [String], isPlain: Bool) {
    let open = index
    advance()
    var elements: [TypeID] = []
    var labels: [String] = []
    var hasLabel = false
    while index < partner(open), kind != .end {
      let before = index
      var label = ""
      if isAtElementLabel {
        hasLabel = true
        label = nameText()
        while kind == .word { advance() }
        _ = eat(.colon)
      }
      labels.append(label == "_" ? "" : label)
      elements.append(type())
      if at(operator: "...") { advance() }
      if eat(.equal) { skipDefault(until: partner(open)) }
      guard eat(.comma) else { break }
      if index == before { break }
    }
    close(open)
    return (elements, labels, elements.count == 1 && !hasLabel)
  }

  private mutating func skipDefault(until closer: Int) {
    while index < closer, kind != .comma, kind != .end { skipOne() }
  }

  /// `name:` or `_ name:`
  private var isAtElementLabel: Bool {
    guard kind == .word else { return false }
    if next.kind == .colon { return true }
    return next.kind == .word && lexeme(2).kind == .colon
  }

  /// Whether an arrow, with effects before it or not, follows.
  var isAtFunctionArrow: Bool {
    if kind == .arrow { return true }
    guard kind == .word else { return false }
    var distance = 0
    while distance < 8 {
      let lexeme = lexeme(distance)
      switch Self.keyword(lexeme) {
      case .async, .throws, .rethrows, .reasync: distance &+= 1
      case .try, .throw: return false
      default:
        if lexeme.kind == .arrow { return distance > 0 }
        // `throws(E)`
        if lexeme.kind == .openRound, distance > 0 {
          let closer = partner(min(index &+ distance, lexemes.count &- 1))
          guard closer > index else { return false }
          distance = closer &+ 1 &- index
          guard distance < lexemes.count else { return false }
          return self.lexeme(distance).kind == .arrow || Self.is(self.lexeme(distance), .async)
        }
        return false
      }
    }
    return false
  }

  /// `async`, `throws`, `throws(E)`, `rethrows`: gives whether any is written.
  @discardableResult
  mutating func effects() -> Bool {
    var hasAny = false
    while true {
      switch keyword {
      case .async, .reasync, .rethrows, .await: advance()
      case .throws, .try, .throw:
        advance()
        if kind == .openRound, !beginsLine { jump(behind: partner(index)) }
      default: return hasAny
      }
      hasAny = true
    }
  }

  // MARK: Parts

  mutating func add(_ kind: TypeNode.Kind, _ range: SourceRange, _ name: String, _ children: [TypeID] = []) -> TypeID {
    builder.add(TypeNode(kind: kind, name: name, children: children, range: range))
  }

  /// Where something missing is said to stand: behind what was read, with the blanks and comments on its line.
  var missingPlace: UInt32 {
    UInt32(truncatingIfNeeded: endOfTrailing(from: Int(lastEnd)))
  }
}
