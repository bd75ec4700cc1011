/// What a word does where declarations stand: in a type's block or at the top of a file.
enum DeclarationWord {
  /// Begins a declaration whose block holds declarations; an enum's cases are kept apart.
  case type(isEnum: Bool)
  /// Begins a type, or comes before another introducer: `class func`.
  case classWord
  /// Begins any other declaration.
  case member
  /// Begins the declaration of another name for a type.
  case alias
  /// Begins a declaration whose block changes how other code is read.
  case precedenceGroup
  /// Comes before the introducer of a declaration.
  case modifier
  /// Is followed by a pattern or condition, in which `let`, `var` and `case` begin nothing.
  case condition
  case other

  /// The meaning of a word of ASCII letters.
  ///
  /// `actor` and `macro` are common names too: they count only where `isFollowedByName` holds.
  init(
    at start: Int,
    to end: Int,
    of bytes: UnsafeBufferPointer<UInt8>,
    isFollowedByName: @autoclosure () -> Bool
  ) {
    let length = end - start
    self = .other
    guard (2...15).contains(length), (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[start]) else { return }
    let key = WordKey(at: start, length: length, of: bytes)
    switch key {
    case "func", "var", "let", "init", "case", "import", "subscript", "deinit", "operator", "associatedtype":
      self = .member
    case "struct", "extension", "protocol": self = .type(isEnum: false)
    case "enum": self = .type(isEnum: true)
    case "class": self = .classWord
    case "typealias": self = .alias
    case "precedencegroup": self = .precedenceGroup
    case "actor" where isFollowedByName(): self = .type(isEnum: false)
    case "macro" where isFollowedByName(): self = .member
    case "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override", "lazy",
      "weak", "unowned", "mutating", "nonmutating", "nonisolated", "isolated", "convenience", "required", "optional",
      "dynamic", "indirect", "prefix", "postfix", "infix", "distributed", "borrowing", "consuming":
      self = .modifier
    case "if", "guard", "while", "for", "catch": self = .condition
    default: break
    }
  }
}

/// Up to fifteen ASCII letters as two numbers, so that a comparison with a literal is one of integers.
private struct WordKey: ExpressibleByStringLiteral, Equatable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  @inline(__always)
  init(at start: Int, length: Int, of bytes: UnsafeBufferPointer<UInt8>) {
    low = TriggerMatcher.head(at: start, length: length, of: bytes)
    if length > 8 { high = TriggerMatcher.head(at: start &+ 8, length: length &- 8, of: bytes) }
  }

  @inline(__always)
  init(stringLiteral value: StaticString) {
    for index in 0..<min(value.utf8CodeUnitCount, 16) {
      let byte = UInt64(value.utf8Start[index])
      if index < 8 { low |= byte &<< UInt64(8 &* index) } else { high |= byte &<< UInt64(8 &* (index &- 8)) }
    }
  }

  @inline(__always)
  static func ~= (pattern: WordKey, value: WordKey) -> Bool {
    pattern.low == value.low && pattern.high == value.high
  }
}
