/// What a caret stands in, read from the text before it without parsing.
struct CaretSite {
  /// The token at the caret.
  enum Token: Hashable {
    /// An identifier, or nothing yet: an empty range.
    case word
    case number
    /// The literal with its quotes; `text` is what is between them.
    case string(text: Range<Int>)
  }

  /// A bracket that is open at the caret.
  struct Opener {
    enum Kind: Hashable {
      case round, square, brace
      case interpolation(CodeCursor.Delimiter)
    }

    var kind: Kind
    var offset: Int
    /// The name of the type whose block it opens; `nil` for any other bracket.
    var type: TypeHeader?
  }

  struct TypeHeader {
    /// As written, with dots.
    var name: String
    var isExtension: Bool
  }

  var caret: Int
  var token: Token
  /// The token; what is written in its place replaces it.
  var range: Range<Int>
  /// The dot right before the token.
  var dot: Int?
  /// Whether an expression stands before the dot.
  var hasBase: Bool
  /// Outermost first.
  var openers: [Opener]
  /// Where the declaration or statement begins that holds the caret, inside the innermost open type.
  var memberStart: Int
  /// Blocks that are closed before the caret, and directives: they say nothing about it.
  var blanks: [Range<Int>]

  /// The types around the caret, outermost first.
  var types: [TypeHeader] { openers.compactMap(\.type) }

  /// The brackets that are open inside the member.
  var innerOpeners: ArraySlice<Opener> {
    let start = openers.lastIndex { $0.type != nil }.map { $0 + 1 } ?? 0
    return openers[start...]
  }
}
