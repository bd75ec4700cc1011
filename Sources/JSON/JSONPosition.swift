/// A place in a JSON text as people read it: line and column from 1, the column in UTF-8 bytes, a byte order mark
/// counting as none.
package struct JSONPosition: Sendable, Hashable, Comparable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: JSONPosition, right: JSONPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Where the lines of a JSON text begin; turns byte offsets into positions. Lines end with `\n`, `\r\n` or `\r`.
package struct JSONLineStarts: Sendable {
  private let starts: [Int]
  private let count: Int

  package init(_ bytes: [UInt8]) {
    var starts = [JSONText.contentStart(of: bytes)]
    var offset = 0
    let count = bytes.count
    bytes.withUnsafeBufferPointer { bytes in
      while offset < count {
        let byte = bytes[offset]
        offset &+= 1
        if byte == UInt8(ascii: "\n") {
          starts.append(offset)
        } else if byte == UInt8(ascii: "\r"), offset == count || bytes[offset] != UInt8(ascii: "\n") {
          starts.append(offset)
        }
      }
    }
    self.starts = starts
    self.count = count
  }

  /// An offset outside the text gives the nearest place in it.
  package func position(at offset: Int) -> JSONPosition {
    let offset = min(max(offset, 0), count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if starts[middle] <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    return JSONPosition(line: low + 1, column: max(offset - starts[low], 0) + 1)
  }
}
