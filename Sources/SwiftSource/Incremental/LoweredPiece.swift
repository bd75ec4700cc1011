/// What one item of a list became: a stretch of each of the unit's arenas.
struct LoweredPiece: Sendable {
  /// In the text, trivia included.
  var start: Int
  var length: Int
  /// Where the item's first words end: what stands before the item ends there because of them, whatever follows.
  /// `nil` for what is no declaration.
  var wordsEnd: Int?
  var nodes: Range<Int>
  var children: Range<Int>
  var types: Range<Int>
  var declarations: Range<Int>
  /// The pieces and lists inside of it, which stand behind it in theirs.
  var inner: Int
  var lists: Range<Int>

  var end: Int { start + length }
}

/// The items of a file, of a type's block or of an `#if` arm, outside of all bodies.
struct LoweredList: Sendable {
  /// What of its place an item's meaning depends on.
  struct Context: Sendable {
    enum Surrounding: Sendable { case file, type, fileArm, typeArm }

    var surrounding: Surrounding
    /// The type around.
    var parent: DeclarationID?
    /// The `#if` conditions around.
    var conditions: [String]
    var depth: Int
  }

  /// Where the first item begins and the last ends, trivia included.
  var start: Int
  var end: Int
  /// Where what closes it begins.
  var closer: Int
  var context: Context
  /// The items' pieces, with those inside of them.
  var pieces: Range<Int>
}
