/// Where the lines of a text begin: the only converter between byte offsets and lines with columns.
///
/// A line ends at `\n`, `\r\n` or a lone `\r`, mixed as they come; U+2028, vertical tab and the like end none. The
/// terminator belongs to its line but has no column of its own: what lies in it is at the end of the line. Nothing
/// given from outside is too large or too small: offsets, lines and columns are clamped to the text, and a place
/// inside a UTF-8 sequence or a surrogate pair is rounded down to its start.
package struct LineTable: Sendable {
  /// The text that the offsets count.
  package let bytes: [UInt8]
  /// Offset of the first byte of each line, ascending; the first is 0.
  package let lineStarts: [UInt32]
  /// Bytes at the start of the text that have no column.
  private let markLength: Int

  /// Builds the table in one pass. A text beyond 4 GB has no lines behind that.
  package init(of bytes: [UInt8], byteOrderMark: ByteOrderMark = .uncounted) {
    self.bytes = bytes
    lineStarts = bytes.withUnsafeBytes(LineStarts.scan)
    markLength = byteOrderMark == .uncounted && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The number of lines, at least 1; a text that ends in a terminator has an empty last line.
  package var lineCount: Int { lineStarts.count }

  /// The index of the line that holds `offset`.
  package func line(at offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line without its terminator, and without a mark that has no column.
  package func content(ofLine line: Int) -> SourceRange {
    let full = fullRange(ofLine: line)
    let lower = Int(full.lowerBound) + (full.lowerBound == 0 ? markLength : 0)
    var upper = Int(full.upperBound)
    if upper > lower, bytes[upper - 1] == UInt8(ascii: "\n") { upper -= 1 }
    if upper > lower, bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
    return SourceRange(clamping: lower..<upper)
  }

  /// The bytes of a line with its terminator.
  package func fullRange(ofLine line: Int) -> SourceRange {
    let index = min(max(line, 0), lineStarts.count - 1)
    let upper = index + 1 < lineStarts.count ? lineStarts[index + 1] : UInt32(clamping: bytes.count)
    return SourceRange(lineStarts[index], upper)
  }

  /// The line and column of `offset`.
  package func position(of offset: UInt32, in encoding: PositionEncoding) -> LinePosition {
    let line = line(at: offset)
    let content = content(ofLine: line)
    let lower = Int(content.lowerBound)
    let target = min(max(Int(offset), lower), Int(content.upperBound))
    let column = bytes.withUnsafeBufferPointer { bytes in
      let target = EncodedSequence.start(around: target, in: bytes)
      return encoding == .utf8
        ? target - lower
        : ColumnWalk(bytes: bytes, encoding: encoding).units(from: lower, to: target)
    }
    return LinePosition(line: line, column: column)
  }

  /// The offset of a line and column; behind the last line, the end of the text.
  package func offset(of position: LinePosition, in encoding: PositionEncoding) -> UInt32 {
    if position.line >= lineStarts.count { return UInt32(clamping: bytes.count) }
    let content = content(ofLine: position.line)
    // A line before the first is the start of the text, whatever the column.
    let column = position.line < 0 ? 0 : max(position.column, 0)
    let offset = bytes.withUnsafeBufferPointer { bytes in
      encoding == .utf8
        ? EncodedSequence.start(around: Int(content.lowerBound) + min(column, content.count), in: bytes)
        : ColumnWalk(bytes: bytes, encoding: encoding).offset(of: column, in: content.indices)
    }
    return UInt32(clamping: offset)
  }

  /// The range between two positions; empty at the first if they are reversed.
  package func range(from start: LinePosition, to end: LinePosition, in encoding: PositionEncoding) -> SourceRange {
    SourceRange(offset(of: start, in: encoding), offset(of: end, in: encoding))
  }
}
