/// The spans of a file to blank, ascending, none inside of another. Spans can be taken back from the end.
struct BlankSpans {
  private(set) var spans: [Range<Int>] = []
  private(set) var types: [SiftedSource.BlankedType] = []

  /// A point to go back to.
  struct Mark {
    fileprivate var spans: Int
    fileprivate var types: Int
  }

  var mark: Mark { Mark(spans: spans.count, types: types.count) }

  mutating func add(_ span: Range<Int>) {
    spans.append(span)
  }

  mutating func add(_ type: SiftedSource.BlankedType) {
    types.append(type)
  }

  /// Forgets the spans added since `mark`, and the types.
  mutating func takeBack(to mark: Mark) {
    takeBackSpans(to: mark)
    types.removeLast(types.count - mark.types)
  }

  /// Forgets the spans added since `mark`: a larger one takes their place.
  mutating func takeBackSpans(to mark: Mark) {
    spans.removeLast(spans.count - mark.spans)
  }

  /// The bytes with all spans turned to spaces; line ends stay.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    if spans.isEmpty { return bytes }
    var result = bytes
    result.withUnsafeMutableBufferPointer { result in
      for span in spans {
        for index in span.clamped(to: result.indices) {
          let byte = result[index]
          let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
          result[index] = isLineEnd ? byte : UInt8(ascii: " ")
        }
      }
    }
    return result
  }
}
