/// Why a text can't serve as a pattern.
package enum GlobProblem: Error, Sendable, Equatable {
  case empty
  case leavesFolder
  case tooManyAlternatives
  case tooLong

  package var message: String {
    switch self {
    case .empty: "an empty pattern matches nothing"
    case .leavesFolder: "the pattern leaves the folder of its configuration"
    case .tooManyAlternatives: "the pattern's braces stand for more than \(GlobBraces.limit) alternatives"
    case .tooLong: "the pattern has more than \(GlobBraces.lengthLimit) characters"
    }
  }
}
