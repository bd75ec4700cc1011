/// What one member or statement of a file became: a stretch of each of the unit's arenas.
struct LoweredPiece: Sendable {
  /// What the same text can mean in different places.
  struct Context: Hashable, Sendable {
    /// Whether it stands in a body.
    var isLocal: Bool
    /// Whether it is lowered as a statement, not as a declaration alone.
    var isStatement: Bool
    var depth: Int
    /// The `#if` conditions around.
    var conditions: [String]
  }

  /// In the text, trivia included.
  var start: Int
  var length: Int
  var context: Context
  /// The declaration around.
  var parent: DeclarationID?
  var nodes: Range<Int>
  var children: Range<Int>
  var types: Range<Int>
  var declarations: Range<Int>
  /// The declarations or nodes that it gave.
  var results: [Int32]
  /// The pieces inside of it, which stand behind it in the list.
  var inner: Int
}

/// A lowered text, to take pieces from that another text holds as well.
struct LoweredPieces: Sendable {
  let unit: SourceUnit
  /// In the order of their starts, each before those inside of it.
  let pieces: [LoweredPiece]
  /// The places of the unit's names.
  let nameIndex: [String: Int32]
}
