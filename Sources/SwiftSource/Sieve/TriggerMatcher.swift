/// A trigger set laid out for the scan: only pointers, valid for the duration of one call.
struct TriggerMatcher {
  /// Where an identifier must stand to count.
  struct Contexts: OptionSet, Sendable {
    let rawValue: UInt8

    static let anywhere = Contexts(rawValue: 1)
    static let behindDot = Contexts(rawValue: 2)
    static let behindNumberSign = Contexts(rawValue: 4)
  }

  /// The parts of a `SubstringAutomaton`.
  let classes: UnsafeBufferPointer<UInt8>
  let transitions: UnsafeBufferPointer<UInt32>
  let acceptingState: UInt32
  let words: WordTable<Contexts>.Lookup

  /// Whether the identifier from `start` to `end` is a whole word of the set in the context it stands in.
  @inline(__always)
  func holdsWord(at start: Int, to end: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let contexts = words.value(at: start, to: end, of: bytes) else { return false }
    return !contexts.isDisjoint(with: Self.contexts(at: start, of: bytes))
  }

  /// Whether an identifier with bytes beyond ASCII holds a whole word: as a whole, or as one of its ASCII parts,
  /// since a byte beyond ASCII may also belong to an operator or a space.
  func holdsWordPart(at start: Int, to end: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if holdsWord(at: start, to: end, of: bytes) { return true }
    var index = start
    while index < end {
      let partStart = index
      while index < end, bytes[index] < 0x80 { index += 1 }
      if index > partStart, holdsWord(at: partStart, to: index, of: bytes) { return true }
      while index < end, bytes[index] >= 0x80 { index += 1 }
    }
    return false
  }

  /// Where the identifier at `start` stands, by what is directly before it or its backtick.
  private static func contexts(at start: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Contexts {
    var before = start - 1
    if before >= 0, bytes[before] == UInt8(ascii: "`") { before -= 1 }
    guard before >= 0 else { return .anywhere }
    switch bytes[before] {
    case UInt8(ascii: "."): return [.anywhere, .behindDot]
    case UInt8(ascii: "#"): return [.anywhere, .behindNumberSign]
    default: return .anywhere
    }
  }
}
