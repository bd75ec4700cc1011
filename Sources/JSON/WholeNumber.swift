extension Int64 {
  /// The integer that a double is; nil for a fraction, NaN, infinity and what 64 bits can't hold.
  ///
  /// Does what `Int64(exactly:)` does without the C library's `trunc`, which this target does not link.
  init?(whole value: Double) {
    guard value >= -0x1p63, value < 0x1p63 else { return nil }
    let truncated = Int64(value)
    guard Double(truncated) == value else { return nil }
    self = truncated
  }
}
