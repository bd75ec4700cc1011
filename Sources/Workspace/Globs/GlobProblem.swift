/// Why a text can't serve as a pattern.
package enum GlobProblem: Error, Sendable, Equatable {
  case empty
  case leavesFolder
  case tooManyAlternatives
  case tooLong
  /// A bracket or brace without its counterpart.
  case unbalanced(Character)
  /// A `!` in front, which takes files back in other tools' patterns.
  case negated

  package var message: String {
    switch self {
    case .empty: "an empty pattern matches nothing"
    case .leavesFolder: "the pattern leaves the folder of its configuration"
    case .tooManyAlternatives: "the pattern's braces stand for more than \(GlobBraces.limit) alternatives"
    case .tooLong: "the pattern has more than \(GlobBraces.lengthLimit) characters"
    case .unbalanced(let character): "the pattern's '\(character)' has no counterpart"
    case .negated: "a pattern that begins with '!' takes nothing back"
    }
  }

  /// What to write instead, as JSON spells it.
  package var remedy: String? {
    switch self {
    case .empty, .leavesFolder, .tooManyAlternatives, .tooLong: nil
    case .unbalanced(let character): "add it, or write '\\\\\(character)' for the character itself"
    case .negated: "name what is meant, or write '\\\\!' for the character itself"
    }
  }
}
