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
    case .nonisolated: head.modifiers.insert(.isNonisolated)
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

  static func takesDetail(_ word: Keyword) -> Bool {
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
}
