/// `#if` around attributes.
extension Parser {
  /// Whether a `#if` holds attributes alone, of the declaration behind it.
  var isConditionalOfAttributes: Bool { kind == .poundIf && conditionalOfAttributesEnd(index) != nil }

  /// The place behind a `#if` that holds attributes alone.
  func conditionalOfAttributesEnd(_ start: Int) -> Int? {
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

  mutating func skipConditionalOfAttributes() {
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
