/// The unit in which a column counts what stands before it in the line.
package enum PositionEncoding: Hashable, Sendable, CaseIterable {
  /// Bytes of the file. Invalid UTF-8 counts as the bytes it is.
  case utf8
  /// UTF-16 code units; each invalid sequence counts as one U+FFFD.
  case utf16
  /// Unicode scalars; each invalid sequence counts as one U+FFFD.
  case utf32
}

/// Whether a byte order mark at the start of a text takes part in the columns of its first line.
package enum ByteOrderMark: Hashable, Sendable {
  /// The mark is text like any other: the client of a language server sent it and counts it.
  case counted
  /// The mark has no column: what stands behind it is at column zero.
  case uncounted
}
