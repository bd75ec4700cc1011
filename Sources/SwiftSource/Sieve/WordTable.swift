/// Whole words and the contexts in which they count, as a hash table with open addressing.
struct WordTable: Sendable {
  /// Where an identifier stands.
  struct Contexts: OptionSet, Sendable {
    let rawValue: UInt8

    static let anywhere = Contexts(rawValue: 1)
    static let behindDot = Contexts(rawValue: 2)
    static let behindNumberSign = Contexts(rawValue: 4)
  }

  struct Slot: Sendable {
    /// The first eight bytes of the word, little-endian, zero behind its end.
    var head: UInt64 = 0
    /// Bytes of the word; 0 in an empty slot.
    var length: UInt32 = 0
    /// Where the bytes behind the head begin in `tails`.
    var tail: UInt32 = 0
    var contexts: Contexts = []
  }

  /// A power of two of slots, at most a quarter of them used.
  private(set) var slots: [Slot]
  private(set) var tails: [UInt8] = []

  init(entries: [(bytes: [UInt8], contexts: Contexts)]) {
    var merged: [[UInt8]: Contexts] = [:]
    for entry in entries where !entry.bytes.isEmpty {
      merged[entry.bytes, default: []].formUnion(entry.contexts)
    }
    var capacity = 16
    while capacity < merged.count * 4 { capacity *= 2 }
    slots = Array(repeating: Slot(), count: capacity)
    for (bytes, contexts) in merged {
      var slot = Slot()
      slot.length = UInt32(clamping: bytes.count)
      for (index, byte) in bytes.prefix(8).enumerated() { slot.head |= UInt64(byte) << UInt64(8 * index) }
      slot.tail = UInt32(clamping: tails.count)
      slot.contexts = contexts
      tails += bytes.dropFirst(8)
      var index = Self.index(head: slot.head, length: slot.length, capacity: capacity)
      while slots[index].length != 0 { index = (index + 1) & (capacity - 1) }
      slots[index] = slot
    }
  }

  /// The slot at which the search for a word begins.
  @inline(__always)
  static func index(head: UInt64, length: UInt32, capacity: Int) -> Int {
    // Fibonacci hashing: the high bits of the product depend on all bits of the word.
    let product = (head ^ UInt64(length) &<< 56) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product &>> 40) & (capacity &- 1)
  }
}
