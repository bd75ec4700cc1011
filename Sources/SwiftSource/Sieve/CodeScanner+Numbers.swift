/// A number that a whole type or module shares is a trigger by itself: it may be a token, whatever its name.
extension CodeScanner {
  /// Sets `hit` if the value that begins at `index` does so with a number.
  mutating func noteNumber() { noteNumber(from: index) }

  /// Sets `hit` if the block that begins at `start` gives a number and nothing else before it.
  mutating func noteReturnedNumber(from start: Int) {
    let first = firstCode(from: start)
    let word = "return".utf8
    let end = first + word.count
    guard end < bytes.count, bytes[first..<end].elementsEqual(word) else { return noteNumber(from: first) }
    noteNumber(from: end)
  }

  private mutating func noteNumber(from start: Int) {
    var next = firstCode(from: start)
    if next < bytes.count, bytes[next] == UInt8(ascii: "-") { next += 1 }
    guard next < bytes.count else { return }
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[next]) { hit = true }
  }

  private func firstCode(from start: Int) -> Int {
    var next = start
    while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
    return next
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }
}
