/// A trigger set laid out for the scan: only pointers, valid for the duration of one call.
struct TriggerMatcher {
  let classes: UnsafeBufferPointer<UInt8>
  let transitions: UnsafeBufferPointer<UInt32>
  let acceptingState: UInt32
  let slots: UnsafeBufferPointer<WordTable.Slot>
  let tails: UnsafeBufferPointer<UInt8>

  /// Whether the identifier at `range` is a whole word of the set in the context it stands in.
  @inline(__always)
  func holdsWord(at start: Int, to end: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let length = end &- start
    let head = Self.head(at: start, length: length, of: bytes)
    let length32 = UInt32(truncatingIfNeeded: length)
    var index = WordTable.index(head: head, length: length32, capacity: slots.count)
    while slots[index].length != 0 {
      let slot = slots[index]
      if slot.head == head, slot.length == length32, tail(of: slot, equals: start &+ 8, to: end, of: bytes) {
        return !slot.contexts.isDisjoint(with: Self.contexts(at: start, of: bytes))
      }
      index = (index &+ 1) & (slots.count &- 1)
    }
    return false
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

  /// The first eight bytes of an identifier, zero behind its end.
  @inline(__always)
  static func head(at start: Int, length: Int, of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if start &+ 8 <= bytes.count {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt64.self).littleEndian
      return length >= 8 ? word : word & ((1 &<< (UInt64(truncatingIfNeeded: length) &* 8)) &- 1)
    }
    var word: UInt64 = 0
    for index in 0..<min(length, 8) { word |= UInt64(bytes[start &+ index]) &<< UInt64(8 &* index) }
    return word
  }

  @inline(__always)
  private func tail(
    of slot: WordTable.Slot,
    equals start: Int,
    to end: Int,
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var index = start
    var tail = Int(slot.tail)
    while index < end {
      if bytes[index] != tails[tail] { return false }
      index &+= 1
      tail &+= 1
    }
    return true
  }

  /// Where the identifier at `start` stands, by what is directly before it or its backtick.
  private static func contexts(at start: Int, of bytes: UnsafeBufferPointer<UInt8>) -> WordTable.Contexts {
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
