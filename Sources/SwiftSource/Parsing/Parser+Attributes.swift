extension Parser {
  /// What stands before a declaration's own word.
  struct Head {
    /// Where the declaration begins, and its first lexeme.
    var start: UInt32
    var index: Int
    var attributes: [Declaration.Attribute] = []
    var availability: [Declaration.Availability] = []
    var deprecation: Declaration.Deprecation?
    var modifiers: Declaration.Modifiers = []
    var access: AccessLevel?
    var documentation: String?
  }

  /// Reads attributes and modifiers.
  mutating func head() -> Head {
    var head = Head(start: start, index: index)
    if current.flags.contains(.behindComment) { head.documentation = documentation(before: index) }
    while true {
      if kind == .at {
        attribute(into: &head)
      } else if kind == .poundIf, isConditionalOfAttributes {
        skipConditionalOfAttributes()
      } else {
        break
      }
    }
    modifiers(&head)
    return head
  }

  // MARK: Modifiers

  private mutating func modifiers(_ head: inout Head) {
    while let word = keyword, Self.isModifier(word) {
      // `class` is one only before what it can modify.
      if word == .class {
        guard isClassModifier else { return }
      } else if !isFollowedByDeclaration {
        return
      }
      advance()
      var isSetter = false
      if kind == .openRound, Self.takesDetail(word) {
        isSetter = true
        jump(behind: partner(index))
      }
      apply(word, isSetter, &head)
    }
  }

  private func apply(_ word: Keyword, _ isSetter: Bool, _ head: inout Head) {
    switch word {
    case .static, .class: head.modifiers.insert(.isStatic)
    case .override: head.modifiers.insert(.isOverride)
    case .lazy: head.modifiers.insert(.isLazy)
    case .mutating: head.modifiers.insert(.isMutating)
    case .convenience: head.modifiers.insert(.isConvenience)
    case .indirect: head.modifiers.insert(.isIndirect)
    case .weak: head.modifiers.insert(.isWeak)
    default:
      guard let level = Self.access(word) else { return }
      if isSetter { head.modifiers.insert(.hasRestrictedSetter) } else { head.access = level }
    }
  }

  private static func access(_ word: Keyword) -> AccessLevel? {
    switch word {
    case .private: .private
    case .fileprivate: .fileprivate
    case .internal: .internal
    case .package: .package
    case .public: .public
    case .open: .open
    default: nil
    }
  }

  static func isModifier(_ word: Keyword) -> Bool {
    switch word {
    case .legacyConsuming, .setterAccess, ._const, ._local, .async, .borrowing, .class, .consuming, .convenience,
      .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating, .nonmutating, .optional,
      .override, .postfix, .prefix, .reasync, .required, .rethrows, .static, .weak, .sending, .fileprivate, .internal,
      .nonisolated, .package, .open, .private, .public, .unowned:
      true
    default: false
    }
  }

  private static func takesDetail(_ word: Keyword) -> Bool {
    switch word {
    case .fileprivate, .internal, .nonisolated, .package, .open, .private, .public, .unowned: true
    default: false
    }
  }

  /// Whether the word behind `class` is that of a member.
  private var isClassModifier: Bool { isDeclarationWord(index &+ 1) }

  /// Whether the modifier at hand stands before more of a declaration rather than being its name.
  private var isFollowedByDeclaration: Bool {
    var next = index &+ 1
    if lexemes[next].kind == .openRound { next = min(partner(next) &+ 1, lexemes.count &- 1) }
    return lexemes[next].kind == .word || lexemes[next].kind == .at || lexemes[next].kind == .pound
      || (current.value < Keyword.reservedCount && lexemes[next].kind != .period)
  }

  // MARK: Where declarations begin

  enum Surrounding { case statement, member }

  /// How many attributes, modifiers, directives or parts of them are looked at to tell what they stand before.
  static let patience = 64

  /// Whether attributes, modifiers and a word of declarations stand here.
  func startsDeclaration(_ surrounding: Surrounding) -> Bool {
    var place = index
    var hasAttribute = false
    var patience = Self.patience
    while patience > 0 {
      patience &-= 1
      if lexemes[place].kind == .at {
        guard lexemes[min(place &+ 1, lexemes.count &- 1)].kind == .word else { return false }
        place = attributeEnd(place)
      } else if lexemes[place].kind == .poundIf, hasAttribute, let end = conditionalOfAttributesEnd(place) {
        place = end
      } else {
        break
      }
      hasAttribute = true
    }
    var hasModifier = false
    while let word = Self.keyword(lexemes[place]), Self.isModifier(word), word != .class {
      patience &-= 1
      guard patience > 0 else { return false }
      place &+= 1
      if lexemes[place].kind == .openRound, Self.takesDetail(word), word != .open {
        place = min(partner(place) &+ 1, lexemes.count &- 1)
      }
      hasModifier = true
    }
    if hasAttribute {
      switch lexemes[place].kind {
      case .closeBrace, .end, .poundEndif: return true
      default: break
      }
    }
    if lexemes[place].kind == .pound {
      return hasAttribute || hasModifier
        || (surrounding == .member && lexemes[min(place &+ 1, lexemes.count &- 1)].kind == .word)
    }
    guard let word = Self.keyword(lexemes[place]) else {
      return surrounding == .member && (hasAttribute || hasModifier)
    }
    let next = lexemes[min(place &+ 1, lexemes.count &- 1)]
    switch word {
    case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .typealias, .associatedtype, .import,
      .deinit, .subscript, .operator, .precedencegroup:
      return true
    case .case: return surrounding == .member
    case .initializer: return true
    case .actor:
      return Self.isIdentifier(next) && !next.flags.contains(.beginsLine) || (Self.isIdentifier(next) && hasModifier)
    case .macro: return Self.isIdentifier(next)
    default: return surrounding == .member && (hasAttribute || hasModifier)
    }
  }

  /// Whether a declaration, without attributes, begins at a place.
  private func isDeclarationWord(_ place: Int) -> Bool {
    guard let word = Self.keyword(lexemes[min(place, lexemes.count &- 1)]) else { return false }
    switch word {
    case .func, .var, .let, .subscript, .class, .typealias, .initializer, .struct, .enum, .actor: return true
    default: return Self.isModifier(word)
    }
  }

  // MARK: Attributes

  /// Reads over an attribute.
  mutating func attribute() {
    var ignored = Head(start: start, index: index)
    attribute(into: &ignored)
  }

  /// Reads an attribute and keeps what it says.
  mutating func attribute(into head: inout Head) {
    advance()
    guard kind == .word else { return }
    let first = start
    let word = keyword
    skipAttributeName()
    let nameRange = range(from: first)
    let name = text(nameRange)
    let isPlain = lexemes[index &- 1].start == first
    var arguments: [NodeID] = []
    if kind == .openRound, takesArguments(word) {
      let open = index
      if isPlain, word.map(Self.hasOwnSyntax) ?? false || Self.longNames.contains(name) {
        if word == .available { availability(open, &head) }
        jump(behind: partner(open))
      } else {
        advance()
        let mark = builder.pending.count
        _ = self.arguments(until: partner(open), .plain)
        arguments = Array(builder.pending[mark...])
        builder.pending.removeLast(builder.pending.count &- mark)
        close(open)
      }
    }
    head.attributes.append(Declaration.Attribute(name: name, arguments: arguments))
  }

  /// Whether the bracket here belongs to the attribute before it.
  private func takesArguments(_ word: Keyword?) -> Bool {
    if !isBehindSpace { return true }
    return !beginsLine && (word == .available || isBeforeDeclaration(index))
  }

  /// Attributes whose arguments are no expressions. Source: the grammar of declaration attributes.
  private static func hasOwnSyntax(_ word: Keyword) -> Bool {
    switch word {
    case .available, .spiAvailable, ._backDeploy, .backDeployed, ._documentation, ._effects, ._implements,
      ._specialize, .specialized, .abi, .derivative, .differentiable, .objc, .transpose, .rethrows, .Sendable:
      true
    default: false
    }
  }

  /// Those of them that are longer than a keyword may be.
  private static let longNames: Set<String> = ["_dynamicReplacement", "_originallyDefinedIn"]

  /// Moves over `Name`, `Name.Name` and their generic arguments.
  mutating func skipAttributeName() {
    guard kind == .word else { return }
    skipModuleSelector()
    advance()
    while true {
      if kind == .period, next.kind == .word, !isBehindSpace {
        advance()
        advance()
      } else if at(prefix: UInt8(ascii: "<")), !isBehindSpace {
        let here = place
        guard skipGenericArguments(level: 0) else { return go(to: here) }
      } else {
        return
      }
    }
  }

  /// The place behind the attribute that begins at one.
  func attributeEnd(_ start: Int) -> Int {
    var place = start &+ 2
    let last = lexemes.count &- 1
    if place < last, lexemes[place].kind == .moduleSelector { place &+= 2 }
    while place < last, lexemes[place].kind == .period, lexemes[place &+ 1].kind == .word { place &+= 2 }
    if place < last, bytes.count > Int(lexemes[place].start), bytes[Int(lexemes[place].start)] == UInt8(ascii: "<"),
      lexemes[place].start == lexemes[place &- 1].end
    {
      // Generic arguments: to the sign that ends them.
      var level = 0
      var patience = Self.patience
      while place < last, patience > 0 {
        patience &-= 1
        let lexeme = lexemes[place]
        switch lexeme.kind {
        case .infixOperator, .prefixOperator, .postfixOperator:
          for offset in lexeme.start..<lexeme.end {
            if bytes[Int(offset)] == UInt8(ascii: "<") { level &+= 1 }
            if bytes[Int(offset)] == UInt8(ascii: ">") { level &-= 1 }
          }
        case .openRound, .openSquare: place = partner(place)
        case .openBrace, .closeBrace, .closeRound: level = 0
        default: break
        }
        place = min(place &+ 1, last)
        if level <= 0 { break }
      }
      while place < last, lexemes[place].kind == .period, lexemes[place &+ 1].kind == .word { place &+= 2 }
    }
    guard lexemes[place].kind == .openRound else { return min(place, last) }
    let isSpaced = lexemes[place].start != lexemes[place &- 1].end
    if isSpaced, !Self.is(lexemes[start &+ 1], .available), !isBeforeDeclaration(place) { return place }
    return min(partner(place) &+ 1, last)
  }

  /// Whether a bracket that stands apart from an attribute's name is followed by a declaration on its line, so that it
  /// is the attribute's.
  private func isBeforeDeclaration(_ open: Int) -> Bool {
    guard !lexemes[open].flags.contains(.beginsLine) else { return false }
    let behind = lexemes[min(partner(open) &+ 1, lexemes.count &- 1)]
    return behind.kind == .at || isDeclarationWord(min(partner(open) &+ 1, lexemes.count &- 1))
  }

  // MARK: `#if` around attributes

  /// Whether a `#if` holds attributes alone, of the declaration behind it.
  var isConditionalOfAttributes: Bool { kind == .poundIf && conditionalOfAttributesEnd(index) != nil }

  /// The place behind a `#if` that holds attributes alone.
  private func conditionalOfAttributesEnd(_ start: Int) -> Int? {
    guard lexemes[start].kind == .poundIf else { return nil }
    let last = lexemes.count &- 1
    var place = start
    var hasAttribute = false
    var depth = 0
    var patience = Self.patience
    while place < last, patience > 0 {
      patience &-= 1
      switch lexemes[place].kind {
      case .poundIf, .poundElseif, .poundElse:
        if lexemes[place].kind == .poundIf { depth &+= 1 }
        place &+= 1
        while place < last, !lexemes[place].flags.contains(.beginsLine) { place &+= 1 }
      case .poundEndif:
        depth &-= 1
        place &+= 1
        guard depth == 0 else { continue }
        return hasAttribute && startsDeclarationBehindAttributes(place) ? place : nil
      case .at:
        guard lexemes[place &+ 1].kind == .word else { return nil }
        hasAttribute = true
        place = attributeEnd(place)
      default: return nil
      }
    }
    return nil
  }

  private func startsDeclarationBehindAttributes(_ start: Int) -> Bool {
    let last = lexemes.count &- 1
    var place = start
    var patience = Self.patience
    while place < last, lexemes[place].kind == .at, lexemes[place &+ 1].kind == .word, patience > 0 {
      patience &-= 1
      place = attributeEnd(place)
    }
    if lexemes[place].kind == .poundIf { return true }
    return isDeclarationWord(place) || Self.keyword(lexemes[place]) == .extension
      || Self.keyword(lexemes[place]) == .protocol || Self.keyword(lexemes[place]) == .import
      || Self.keyword(lexemes[place]) == .deinit || Self.keyword(lexemes[place]) == .case
  }

  private mutating func skipConditionalOfAttributes() {
    var depth = 0
    while kind != .end {
      if kind == .poundIf { depth &+= 1 }
      if kind == .poundEndif { depth &-= 1 }
      let isLast = kind == .poundEndif && depth == 0
      advance()
      if isLast { return }
    }
  }
}
