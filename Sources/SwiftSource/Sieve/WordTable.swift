/// Whole words, each with a value, as a hash table with open addressing that is asked about places in a text.
struct WordTable<Value: Sendable>: Sendable {
  struct Slot: Sendable {
    /// The first eight bytes of the word, little-endian, zero behind its end.
    var head: UInt64
    /// Bytes of the word; 0 in an empty slot.
    var length: UInt32
    /// Where the bytes behind the head begin in the table's tails.
    var tail: UInt32
    var value: Value
  }

  /// A power of two of slots, at most a quarter of them used.
  private let slots: [Slot]
  private let tails: [UInt8]

  /// A table of `words`; of those that are equal the last counts. `placeholder` is never found.
  init(_ words: some Sequence<(bytes: [UInt8], value: Value)>, placeholder: Value) {
    var distinct: [[UInt8]: Value] = [:]
    for word in words where !word.bytes.isEmpty { distinct[word.bytes] = word.value }
    var capacity = 16
    while capacity < distinct.count * 4 { capacity *= 2 }
    var slots = Array(repeating: Slot(head: 0, length: 0, tail: 0, value: placeholder), count: capacity)
    var tails: [UInt8] = []
    for (bytes, value) in distinct {
      let head = bytes.withUnsafeBufferPointer { Lookup.head(at: 0, length: bytes.count, of: $0) }
      let length = UInt32(clamping: bytes.count)
      var index = Lookup.index(head: head, length: length, capacity: capacity)
      while slots[index].length != 0 { index = (index + 1) & (capacity - 1) }
      slots[index] = Slot(head: head, length: length, tail: UInt32(clamping: tails.count), value: value)
      tails += bytes.dropFirst(8)
    }
    self.slots = slots
    self.tails = tails
  }

  /// Calls `body` with a view for look-ups that must not outlive the call.
  func withLookup<Result>(_ body: (Lookup) -> Result) -> Result {
    slots.withUnsafeBufferPointer { slots in
      tails.withUnsafeBufferPointer { tails in
        body(Lookup(slots: slots, tails: tails))
      }
    }
  }

  /// The table as pointers.
  struct Lookup {
    let slots: UnsafeBufferPointer<Slot>
    let tails: UnsafeBufferPointer<UInt8>

    /// The value of the word from `start` to `end`.
    @inline(__always)
    func value(at start: Int, to end: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Value? {
      let length = end &- start
      let head = Self.head(at: start, length: length, of: bytes)
      let length32 = UInt32(truncatingIfNeeded: length)
      var index = Self.index(head: head, length: length32, capacity: slots.count)
      while slots[index].length != 0 {
        if slots[index].head == head, slots[index].length == length32,
          tail(of: slots[index], equals: start &+ 8, to: end, of: bytes)
        {
          return slots[index].value
        }
        index = (index &+ 1) & (slots.count &- 1)
      }
      return nil
    }

    /// The first eight bytes of a word, little-endian, zero behind its end.
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

    /// The slot at which the search for a word begins.
    @inline(__always)
    static func index(head: UInt64, length: UInt32, capacity: Int) -> Int {
      // Fibonacci hashing: the high bits of the product depend on all bits of the word.
      let product = (head ^ UInt64(length) &<< 56) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: product &>> 40) & (capacity &- 1)
    }

    @inline(__always)
    private func tail(of slot: Slot, equals start: Int, to end: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      var index = start
      var tail = Int(slot.tail)
      while index < end {
        if bytes[index] != tails[tail] { return false }
        index &+= 1
        tail &+= 1
      }
      return true
    }
  }
}
