package import SwiftSource

/// A text in which each `1️⃣ … 2️⃣` marks one place; the markers are no part of it.
package struct PairedMarkers: Sendable {
  /// The text without markers.
  package let text: String
  package let bytes: [UInt8]
  /// The marked places in source order.
  package let ranges: [SourceRange]

  private static let opening = Array("1️⃣".utf8)
  private static let closing = Array("2️⃣".utf8)

  package init(_ marked: String) {
    let source = Array(marked.utf8)
    var bytes: [UInt8] = []
    var ranges: [SourceRange] = []
    var start: UInt32 = 0
    var index = 0
    while index < source.count {
      let rest = source[index...]
      if rest.starts(with: Self.opening) {
        start = UInt32(clamping: bytes.count)
        index += Self.opening.count
      } else if rest.starts(with: Self.closing) {
        ranges.append(SourceRange(start, UInt32(clamping: bytes.count)))
        index += Self.closing.count
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    self.bytes = bytes
    self.ranges = ranges
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The text at a place.
  package func text(_ range: SourceRange) -> String {
    let lower = min(Int(range.lowerBound), bytes.count)
    return String(decoding: bytes[lower..<max(lower, min(Int(range.upperBound), bytes.count))], as: UTF8.self)
  }
}
