/// The lines of a literal of several lines, or of a stretch of one between interpolations, without the indentation.
struct LiteralLines: Sequence, IteratorProtocol {
  /// Offsets of a line's text and its line end.
  struct Line {
    var start: Int
    var end: Int
    /// Behind the line end, where that belongs to the text: the one before the closing delimiter doesn't.
    var next: Int
    /// Whether a line end follows, part of the text or not.
    var isEnded: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private let indentation: Int
  private let isLast: Bool
  private var place: Int
  private var isLineStart: Bool
  private var isDone = false

  /// - Parameters:
  ///   - isFirst: whether the opening delimiter stands before the stretch; its line end is not part of the text.
  ///   - isLast: whether the closing delimiter follows; its line is not part of the text, nor the line end before it.
  init(
    bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int,
    indentation: Int,
    isFirst: Bool,
    isLast: Bool
  ) {
    self.bytes = bytes
    self.end = end
    self.indentation = indentation
    self.isLast = isLast
    place = isFirst ? bytes.behindLineEnd(start, end) : start
    isLineStart = isFirst
  }

  mutating func next() -> Line? {
    guard !isDone else { return nil }
    var stop = place
    while stop < end, bytes[stop] != 0x0A, bytes[stop] != 0x0D { stop &+= 1 }
    let isEnded = stop < end
    // The line of the delimiter, with its indentation alone.
    if isLast, !isEnded, isLineStart {
      isDone = true
      return nil
    }
    let next = bytes.behindLineEnd(stop, end)
    let isBeforeLast = isLast && isEnded && isBlank(next)
    var first = place
    if isLineStart {
      while first < stop, first &- place < indentation, bytes.isBlank(first) { first &+= 1 }
    }
    isDone = !isEnded || isBeforeLast
    place = next
    isLineStart = true
    return Line(start: first, end: stop, next: isBeforeLast ? stop : next, isEnded: isEnded)
  }

  /// Whether only blanks follow.
  private func isBlank(_ start: Int) -> Bool {
    var index = start
    while index < end, bytes.isBlank(index) { index &+= 1 }
    return index >= end
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset behind the line end that stands at one; that one where none does.
  func behindLineEnd(_ start: Int, _ end: Int) -> Int {
    guard start < end else { return start }
    switch self[start] {
    case 0x0D: return start &+ 1 < end && self[start &+ 1] == 0x0A ? start &+ 2 : start &+ 1
    case 0x0A: return start &+ 1
    default: return start
    }
  }

  /// Whether a space or a tabulator stands at an offset.
  func isBlank(_ index: Int) -> Bool { self[index] == UInt8(ascii: " ") || self[index] == UInt8(ascii: "\t") }
}
