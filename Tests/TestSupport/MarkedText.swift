package import SwiftSource

/// A text in which `1️⃣` … `9️⃣` mark places; the markers are no part of it.
package struct MarkedText: Sendable, ExpressibleByStringLiteral {
  /// The text without markers.
  package let text: String
  /// UTF-8 offsets into `text` by the marker's digit; of two equal markers the first counts.
  private let offsets: [Int: UInt32]

  /// What follows the digit in a marker: the emoji variation selector and the enclosing keycap.
  private static let keycap: [UInt8] = [0xEF, 0xB8, 0x8F, 0xE2, 0x83, 0xA3]

  package init(_ marked: String) {
    let source = Array(marked.utf8)
    var bytes: [UInt8] = []
    var offsets: [Int: UInt32] = [:]
    var index = 0
    while index < source.count {
      let digit = source[index]
      let behind = source[(index + 1)...]
      guard (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit), behind.starts(with: Self.keycap) else {
        bytes.append(digit)
        index += 1
        continue
      }
      let number = Int(digit - UInt8(ascii: "0"))
      if offsets[number] == nil { offsets[number] = UInt32(clamping: bytes.count) }
      index += 1 + Self.keycap.count
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.offsets = offsets
  }

  package init(stringLiteral value: String) { self.init(value) }

  package var bytes: [UInt8] { Array(text.utf8) }

  /// The offset of a marker, `nil` where it isn't in the text.
  package subscript(_ marker: Int) -> UInt32? { offsets[marker] }

  /// The range from one marker to another, `nil` where one of them isn't in the text.
  package func range(_ lower: Int, _ upper: Int) -> SourceRange? {
    guard let lower = offsets[lower], let upper = offsets[upper] else { return nil }
    return SourceRange(lower, upper)
  }
}
