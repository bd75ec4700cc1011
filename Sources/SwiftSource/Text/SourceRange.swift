/// A half-open range of UTF-8 byte offsets in one file's text.
///
/// Ranges order by where they begin, and among those that begin together by where they end.
package struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte inside the range.
  package let lowerBound: UInt32
  /// Offset of the first byte behind the range, never below `lowerBound`.
  package let upperBound: UInt32

  /// The range from `lowerBound` to `upperBound`; empty at `lowerBound` if the bounds are reversed.
  package init(_ lowerBound: UInt32, _ upperBound: UInt32) {
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
  }

  /// The empty range at `offset`.
  package init(at offset: UInt32) {
    self.init(offset, offset)
  }

  /// The range of offsets `range`; what a `UInt32` can't hold is clamped.
  package init(clamping range: Range<Int>) {
    self.init(UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
  }

  /// Length in bytes.
  package var count: Int { Int(upperBound) - Int(lowerBound) }

  package var isEmpty: Bool { lowerBound == upperBound }

  /// The same offsets as indices of a byte array.
  package var indices: Range<Int> { Int(lowerBound)..<Int(upperBound) }

  /// Whether the byte at `offset` lies in the range.
  package func contains(_ offset: UInt32) -> Bool {
    lowerBound <= offset && offset < upperBound
  }

  /// Whether a caret at `offset` touches the range: inside it, or at either end.
  package func touches(_ offset: UInt32) -> Bool {
    lowerBound <= offset && offset <= upperBound
  }

  /// Whether all of `other` lies in the range; an empty range may lie at either end.
  package func contains(_ other: SourceRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }

  /// Whether the two ranges have a byte in common.
  package func overlaps(_ other: SourceRange) -> Bool {
    max(lowerBound, other.lowerBound) < min(upperBound, other.upperBound)
  }

  /// The smallest range that holds both.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
  }

  /// The part of the range inside `limits`; empty at the nearer end of `limits` if they are apart.
  package func clamped(to limits: SourceRange) -> SourceRange {
    SourceRange(
      min(max(lowerBound, limits.lowerBound), limits.upperBound),
      min(max(upperBound, limits.lowerBound), limits.upperBound)
    )
  }
}

extension SourceRange: Comparable {
  package static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.lowerBound, left.upperBound) < (right.lowerBound, right.upperBound)
  }
}

extension SourceRange: CustomStringConvertible {
  package var description: String { "\(lowerBound)..<\(upperBound)" }
}
