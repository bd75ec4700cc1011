package import DesignTokens

/// A kind of entry that a listing may be asked for.
package enum ListedKind: Hashable, Sendable {
  case token(TokenKind)
  case component

  /// In the order in which listings group them.
  package static let all = TokenKind.allCases.map { ListedKind.token($0) } + [.component]

  /// As it stands in a listing's `kind`.
  package var name: String {
    switch self {
    case .token(let kind): kind.rawValue
    case .component: "component"
    }
  }
}
