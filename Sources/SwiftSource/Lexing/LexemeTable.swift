/// A file's lexemes in the order of the text, its distinct words, and what else one pass over the bytes tells.
///
/// The last lexeme is an `end`. Brackets are balanced: where the source lacks one, a synthetic one stands in the table.
struct LexemeTable {
  var lexemes: [Lexeme] = []
  var words = Words()
  /// Comments that hold `parlance:`, in source order.
  var directives: [SourceUnit.DirectiveComment] = []

  /// Reads a whole file.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self = CharacterClass.table.withUnsafeBufferPointer { classes in
      var lexer = Lexer(bytes: bytes, classes: classes)
      lexer.run()
      var table = lexer.table
      if lexer.isUnbalanced { BracketRepair.repair(&table.lexemes, bytes) }
      return table
    }
  }

  /// An empty table, to be filled by a lexer.
  init(capacity: Int) {
    lexemes.reserveCapacity(capacity)
  }
}
