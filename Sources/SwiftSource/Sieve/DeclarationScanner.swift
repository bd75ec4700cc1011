/// Goes over the declarations of a file and decides, one member at a time, which blocks to blank.
///
/// A *member* is a declaration in a type or at the top of the file, from its attributes and modifiers to the next
/// declaration. If a trigger stands anywhere in a member, all its blocks stay; else each is blanked. A type is entered
/// instead: with a trigger in its header all of it stays, and without one anywhere its whole block is blanked. An enum
/// always keeps its cases.
struct DeclarationScanner {
  /// A type whose block is open.
  struct OpenType {
    /// The offset behind its opening brace.
    var start: Int
    /// Its name in the text, with dots; empty if there is none.
    var name: Range<Int>
    var mark: BlankSpans.Mark
    /// Whether its header holds a trigger.
    var keepsAll: Bool
    /// Whether a trigger stands in its block.
    var holdsTrigger = false
    /// Whether it is or holds an enum.
    var holdsEnum: Bool
  }

  /// The declaration that is being read.
  enum Kind {
    case type(isEnum: Bool)
    case precedenceGroup
    case other
  }

  /// What stood before the place, as far as it changes what a word means.
  enum Preceding {
    case nothing
    /// A dot, a comma or a colon.
    case joint
    /// An introducer: the next word is a name.
    case introducer
    /// `class`: the next word is a name or another introducer.
    case classWord
    /// `if` and the like, or a pattern behind it.
    case condition
    /// A closing brace: no type or expression goes on with an attribute.
    case block
  }

  let words: WordTable<DeclarationWord>.Lookup
  var code: CodeScanner
  var spans = BlankSpans()
  var aliases = AliasReader()
  var types: [OpenType] = []
  /// Whether a trigger was found in a member that is complete.
  var holdsTrigger = false

  var kind = Kind.other
  var preceding = Preceding.nothing
  /// The name behind the introducer of a type.
  var name = 0..<0
  /// Whether an equals sign was read behind the introducer.
  var hasInitialValue = false
  /// Whether the current member belongs to the type itself, and whether a modifier read says so of the next one.
  var isStatic = false
  var isStaticNext = false
  /// Where the spans of the current member begin.
  var memberMark: BlankSpans.Mark
  /// While attributes and modifiers are read that may belong to the next member: whether the one before holds a
  /// trigger. What they hold counts for both.
  var hitBeforeModifiers: Bool?

  init(code: CodeScanner, words: WordTable<DeclarationWord>.Lookup) {
    self.code = code
    self.words = words
    memberMark = spans.mark
  }

  /// Reads the whole file.
  mutating func scan() throws(UnclearStructure) {
    while code.index < code.bytes.count {
      switch code.classes[Int(code.bytes[code.index])] {
      case .plain: code.index += 1
      case .word: readWord()
      case .at:
        beginModifiers(isOver: preceding == .block)
        pass(.nothing)
      case .joint: pass(.joint)
      case .equals:
        aliases.readEquals()
        absorbModifiers()
        hasInitialValue = true
        pass(.nothing)
        if isShared { code.noteNumber() }
      case .semicolon:
        aliases.end()
        pass(.nothing)
      case .open: try readGroup()
      case .close: try closeType()
      case .quote:
        try code.openString(signs: 0)
        try code.closeGroups()
        preceding = .nothing
      case .slash: try readSlash()
      case .numberSign: try readNumberSign()
      case .backtick: try readRawIdentifier()
      }
    }
    guard types.isEmpty else { throw .unbalancedBracket }
    guard code.conditionals.isEmpty else { throw .splitConditional }
    endMember()
    aliases.end()
  }

  /// Whether the current member is one for all: at the top of the file, or of its type.
  var isShared: Bool { isStatic || types.isEmpty }

  private mutating func pass(_ joint: Preceding) {
    preceding = joint
    code.index += 1
  }
}
