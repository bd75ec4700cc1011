/// The distinct words, numbers and operators of one file, each with a small number. The first are the keywords.
struct Words {
  private struct Slot {
    /// The first eight bytes and the last eight, little-endian, zero behind the end of a shorter word.
    var head: UInt64
    var tail: UInt64
    /// Where the word first stands; not a place in the text for a keyword.
    var start: UInt32
    /// Of the word in bytes; 0 for a free slot.
    var length: UInt32
    var id: UInt32
  }

  /// A power of two of slots, at most half of them used.
  private var slots: [Slot]
  private var mask: Int
  /// By id: where the word first stands, and its length. Keywords have none.
  private(set) var places: [SourceRange]

  var count: Int { places.count }

  init() {
    self = Self.keywords
  }

  private init(capacity: Int) {
    slots = Array(repeating: Slot(head: 0, tail: 0, start: 0, length: 0, id: 0), count: capacity)
    mask = capacity - 1
    places = []
  }

  /// A table of the keywords alone, to start from.
  private static let keywords: Words = {
    var words = Words(capacity: 1_024)
    for text in Keyword.texts {
      let bytes = Array(text.utf8)
      // What is longer could not be told by head and tail: a test holds the keywords to it.
      bytes.withUnsafeBufferPointer { _ = words.intern($0, 0, bytes.count) }
    }
    words.places = words.places.map { _ in SourceRange(0, 0) }
    return words
  }()

  /// The number of the text from `start` to `end`, which isn't empty.
  @inline(__always)
  mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    let length = end &- start
    let head = Self.load(bytes, start, min(length, 8))
    let tail = length > 8 ? Self.load(bytes, end &- 8, 8) : 0
    var index = Self.hash(head, tail, length) & mask
    while true {
      let slot = slots[index]
      if slot.length == 0 { break }
      if slot.head == head, slot.tail == tail, Int(slot.length) == length,
        length <= 16 || Self.isSame(bytes, start &+ 8, Int(slot.start) &+ 8, length &- 16)
      {
        return slot.id
      }
      index = (index &+ 1) & mask
    }
    return add(
      Slot(
        head: head,
        tail: tail,
        start: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: length),
        id: UInt32(truncatingIfNeeded: places.count)
      ),
      at: index
    )
  }

  @inline(never)
  private mutating func add(_ slot: Slot, at index: Int) -> UInt32 {
    slots[index] = slot
    places.append(SourceRange(slot.start, slot.start &+ slot.length))
    if places.count &* 2 > slots.count { grow() }
    return slot.id
  }

  private mutating func grow() {
    var larger = [Slot](repeating: Slot(head: 0, tail: 0, start: 0, length: 0, id: 0), count: slots.count * 4)
    let mask = larger.count - 1
    for slot in slots where slot.length > 0 {
      var index = Self.hash(slot.head, slot.tail, Int(slot.length)) & mask
      while larger[index].length != 0 { index = (index &+ 1) & mask }
      larger[index] = slot
    }
    slots = larger
    self.mask = mask
  }

  /// Up to eight bytes, little-endian.
  @inline(__always)
  private static func load(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int) -> UInt64 {
    if start &+ 8 <= bytes.count {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt64.self).littleEndian
      return count >= 8 ? word : word & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
    }
    var word: UInt64 = 0
    for index in 0..<count { word |= UInt64(bytes[start &+ index]) &<< UInt64(truncatingIfNeeded: 8 &* index) }
    return word
  }

  @inline(__always)
  private static func hash(_ head: UInt64, _ tail: UInt64, _ length: Int) -> Int {
    let mixed = (head ^ (tail &* 0x9FB2_1C65_1E98_DF25) ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> 32)
  }

  private static func isSame(_ bytes: UnsafeBufferPointer<UInt8>, _ left: Int, _ right: Int, _ count: Int) -> Bool {
    for offset in 0..<count where bytes[left &+ offset] != bytes[right &+ offset] { return false }
    return true
  }

  /// The word itself; invalid UTF-8 shows as replacement characters.
  func text(_ id: UInt32, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    if id < UInt32(truncatingIfNeeded: Keyword.texts.count) { return Keyword.texts[Int(id)] }
    let place = places[Int(id)]
    return String(
      decoding: UnsafeBufferPointer(rebasing: bytes[Int(place.lowerBound)..<Int(place.upperBound)]),
      as: UTF8.self
    )
  }
}
