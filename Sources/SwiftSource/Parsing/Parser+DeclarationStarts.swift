extension Parser {
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
  func isDeclarationWord(_ place: Int) -> Bool {
    guard let word = Self.keyword(lexemes[min(place, lexemes.count &- 1)]) else { return false }
    switch word {
    case .func, .var, .let, .subscript, .class, .typealias, .initializer, .struct, .enum, .actor: return true
    default: return Self.isModifier(word)
    }
  }
}
