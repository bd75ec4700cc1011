import SwiftSource

/// Which bound keeps a part of a file from being judged, in words.
struct NestingNote {
  private let unit: SourceUnit
  private let bytes: [UInt8]

  init(_ unit: SourceUnit, _ bytes: [UInt8]) {
    self.unit = unit
    self.bytes = bytes
  }

  /// - Parameter range: one of the unit's `truncations`.
  func message(for range: SourceRange) -> String { bound(of: range) + "; what is below is not judged" }

  private func bound(of range: SourceRange) -> String {
    // What is blanked before the parse leaves no node.
    if unit.nodes.contains(where: { $0.kind == .unknown && SourceRange($0.lower, $0.upper) == range }) {
      return "the tree has more than \(SourceUnit.maximumHeight) levels"
    }
    let start = min(Int(range.lowerBound), bytes.count)
    guard let last = bytes[..<start].last else { return Self.brackets }
    switch last {
    case UInt8(ascii: "["): return isInSquareBracketsAlone(start) ? Self.squareBrackets : Self.brackets
    case UInt8(ascii: "("), UInt8(ascii: "{"): return Self.brackets
    default: return start < bytes.count && bytes[start] == UInt8(ascii: "<") ? Self.angles : Self.brackets
    }
  }

  private static let brackets = "more than 64 brackets are open"
  private static let squareBrackets = "more than 8 square brackets are open directly in each other"
  private static let angles = "more than 64 '<' follow each other in one expression"

  /// Whether more than eight square brackets are open before a place, with neither a brace nor a string between them.
  private func isInSquareBracketsAlone(_ place: Int) -> Bool {
    var open = 0
    for byte in bytes[..<place].reversed() {
      switch byte {
      case UInt8(ascii: "["): open += 1
      case UInt8(ascii: "]"): open -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""): return false
      default: continue
      }
      if open > 8 { return true }
    }
    return false
  }
}
