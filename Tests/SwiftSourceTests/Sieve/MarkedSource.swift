import SwiftSource
import Testing

/// A source in which `«` and `»` stand around what the sieve is to blank.
struct MarkedSource {
  /// The text without marks.
  let bytes: [UInt8]
  /// The same with the marked spans blanked.
  let expected: [UInt8]

  init(_ text: String) {
    var bytes: [UInt8] = []
    var expected: [UInt8] = []
    var isBlanked = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "«": isBlanked = true
      case "»": isBlanked = false
      default:
        for byte in String(scalar).utf8 {
          bytes.append(byte)
          expected.append(isBlanked && scalar != "\n" && scalar != "\r" ? UInt8(ascii: " ") : byte)
        }
      }
    }
    self.bytes = bytes
    self.expected = expected
  }

  /// Checks that the sieve blanks what is marked and nothing else, with any line ends and behind a byte order mark.
  static func expectBlanked(
    _ text: String,
    triggers: TriggerSet = .sample,
    unclear: UnclearStructure? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let crlf = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    let cr = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r")
    for (name, variant) in [("LF", text), ("CRLF", crlf), ("CR", cr), ("BOM", "\u{FEFF}" + text)] {
      let marked = MarkedSource(variant)
      let sifted = Sieve(triggers: triggers).sift(marked.bytes)
      guard case .kept(let bytes) = sifted.content else {
        Issue.record("\(name): skipped", sourceLocation: sourceLocation)
        continue
      }
      let found = String(decoding: bytes, as: UTF8.self)
      let wanted = String(decoding: marked.expected, as: UTF8.self)
      #expect(found == wanted, "\(name)", sourceLocation: sourceLocation)
      #expect(sifted.statistics.unclear == unclear, "\(name)", sourceLocation: sourceLocation)
    }
  }

  /// Checks that nothing of a text is kept.
  static func expectSkipped(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let sifted = Sieve(triggers: .sample).sift(Array(text.utf8))
    #expect(sifted.bytes == nil, sourceLocation: sourceLocation)
    #expect(sifted.statistics.keptBytes == 0, sourceLocation: sourceLocation)
  }
}
