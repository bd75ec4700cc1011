/// The brackets that are open at a place, innermost last, with what is asked of them all known in advance.
struct OpenBrackets {
  struct Bracket {
    /// Among the lexemes.
    let place: Int
    let closer: LexemeKind
    /// Columns of white space before the line that it stands on.
    let indentation: Int
    /// The same of the next line that began behind it.
    fileprivate(set) var inside: Int?
    /// The greatest indentation among it and the brackets around it up to the next brace; of a brace among all braces.
    fileprivate let deepest: Int
    /// The least indentation among the braces up to it.
    fileprivate let leastOfBraces: Int

    /// Whether what stands behind it is deeper than its line: the text is one that indents.
    var isIndented: Bool { inside.map { $0 > indentation } ?? false }
  }

  private var brackets: [Bracket] = []
  // The depths of the brackets of each kind, ascending.
  private var rounds: [Int] = []
  private var squares: [Int] = []
  private var braces: [Int] = []
  /// How many of the brackets stand before the current line.
  private var beforeLine = 0

  var count: Int { brackets.count }
  var isEmpty: Bool { brackets.isEmpty }
  var last: Bracket? { brackets.last }
  var innermostBrace: Int? { braces.last }
  /// The brace around the innermost one.
  var braceAround: Int? { braces.dropLast().last }

  subscript(_ depth: Int) -> Bracket { brackets[depth] }

  mutating func push(place: Int, _ closer: LexemeKind, _ indentation: Int) {
    let brace = braces.last.map { brackets[$0] }
    let around = closer == .closeBrace ? brace : brackets.last.flatMap { $0.closer == .closeBrace ? nil : $0 }
    let least = brace?.leastOfBraces ?? .max
    let bracket = Bracket(
      place: place,
      closer: closer,
      indentation: indentation,
      deepest: max(indentation, around?.deepest ?? 0),
      leastOfBraces: closer == .closeBrace ? min(indentation, least) : least
    )
    switch closer {
    case .closeRound: rounds.append(brackets.count)
    case .closeSquare: squares.append(brackets.count)
    default: braces.append(brackets.count)
    }
    brackets.append(bracket)
  }

  mutating func popLast() -> Bracket? {
    guard let bracket = brackets.popLast() else { return nil }
    switch bracket.closer {
    case .closeRound: rounds.removeLast()
    case .closeSquare: squares.removeLast()
    default: braces.removeLast()
    }
    beforeLine = min(beforeLine, brackets.count)
    return bracket
  }

  /// Notes that a line begins behind all that are open.
  mutating func beginLine(at indentation: Int) {
    for depth in beforeLine..<brackets.count { brackets[depth].inside = indentation }
    beforeLine = brackets.count
  }

  /// The depth of the innermost one of a kind that no brace is open in.
  func innermost(_ closer: LexemeKind) -> Int? {
    let found: Int? =
      switch closer {
      case .closeRound: rounds.last
      case .closeSquare: squares.last
      default: braces.last
      }
    guard let found, found >= braces.last ?? 0 else { return nil }
    return found
  }

  /// The depth of the outermost brace whose line stands as deep as a column or deeper.
  func outermostBrace(notAbove column: Int) -> Int? {
    let index = Self.first(in: braces.indices) { brackets[braces[$0]].deepest >= column }
    return index < braces.count ? braces[index] : nil
  }

  /// The same of the round and square brackets that are open in the innermost brace.
  func outermostBehindBraces(notAbove column: Int) -> Int? {
    let behind = (braces.last.map { $0 + 1 } ?? 0)..<brackets.count
    let depth = Self.first(in: behind) { brackets[$0].deepest >= column }
    return depth < brackets.count ? depth : nil
  }

  /// Whether the line of some brace stands no deeper than a column.
  func hasBrace(notBelow column: Int) -> Bool { (brackets.last?.leastOfBraces ?? .max) <= column }

  /// The first index for which a condition holds that holds for all behind it as well; the end of the range if none.
  private static func first(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
