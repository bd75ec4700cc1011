/// Counts columns in UTF-16 code units or scalars along the bytes of a line, eight at a time where they are ASCII.
struct ColumnWalk {
  let bytes: UnsafeBufferPointer<UInt8>
  let encoding: PositionEncoding

  /// The units of the whole sequences between two offsets.
  func units(from start: Int, to end: Int) -> Int {
    var index = start
    var units = 0
    while index < end {
      if isASCII(at: index, before: end) {
        index += 8
        units += 8
        continue
      }
      let sequence = EncodedSequence(at: index, in: bytes)
      index += sequence.length
      units += width(of: sequence)
    }
    return units
  }

  /// The start of the sequence that holds the unit `column`, or the end of the line.
  func offset(of column: Int, in line: Range<Int>) -> Int {
    var index = line.lowerBound
    var left = column
    while index < line.upperBound, left > 0 {
      if left >= 8, isASCII(at: index, before: line.upperBound) {
        index += 8
        left -= 8
        continue
      }
      let sequence = EncodedSequence(at: index, in: bytes)
      let width = width(of: sequence)
      if width > left { break }
      index += sequence.length
      left -= width
    }
    return index
  }

  private func width(of sequence: EncodedSequence) -> Int {
    encoding == .utf16 ? sequence.utf16Length : 1
  }

  /// Whether the eight bytes from `index` are ASCII and all lie before `end`.
  private func isASCII(at index: Int, before end: Int) -> Bool {
    guard end - index >= 8 else { return false }
    return UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080
      == 0
  }
}
