import SwiftSource

/// Names findings so that the same one is known again after edits elsewhere: file relative to the root, rule, normalised
/// source and enclosing declaration, with an ordinal for equal ones. No line, no absolute path, no message.
struct Fingerprints {
  /// The names of one finding.
  struct Pair {
    /// Unique in a report.
    let whole: String
    /// The same without the file: by which one that moved is known.
    let content: String
  }

  private let path: String
  private var counts: [UInt64: Int] = [:]

  /// - Parameter path: of the file, relative to the root.
  init(path: String) { self.path = path }

  mutating func next(rule: RuleID, source: UnsafeBufferPointer<UInt8>, range: SourceRange, enclosing: String) -> Pair {
    var hash = StableHash()
    hash.combine(rule.rawValue)
    hash.combine(enclosing)
    let lower = min(Int(range.lowerBound), source.count)
    let upper = max(lower, min(Int(range.upperBound), source.count))
    for byte in source[lower..<upper] {
      // White space doesn't count: a reformatted line is the same finding.
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { continue }
      hash.combine(byte)
    }
    let ordinal = counts[hash.value, default: 0]
    counts[hash.value] = ordinal + 1
    let end = ordinal == 0 ? "" : "-\(ordinal + 1)"
    let content = Self.text(hash.value)
    var whole = StableHash()
    whole.combine(path)
    whole.combine(content)
    return Pair(whole: Self.text(whole.value) + end, content: content + end)
  }

  private static func text(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// FNV-1a, 64 bits: the same on every run and machine.
struct StableHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0)
  }
}
