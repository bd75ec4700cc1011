/// Whether the vocabulary offers an entry to those who write code, and if not, why.
package enum Offer: Hashable, Sendable {
  case offered
  case withheld(Reason)

  package enum Reason: Hashable, Sendable {
    /// Private or file-private.
    case notVisible
    /// A constant of one screen, view or controller.
    case local
    case deprecated
    case unavailable
    /// It takes a value of the writer's own: `custom(_:)`.
    case parametric
    /// A number that stands for "as much as possible" or "none".
    case sentinel
    /// It holds in one theme, and not in the default one.
    case oneTheme(String)
    /// Written through the protocol that it satisfies.
    case throughProtocol(String)
    /// What the definition says and what it does when it runs are not the same.
    case doubtful
    /// A number that measures nothing on a screen.
    case noMeasure
    /// It is only a step on the way to what is offered.
    case plumbing
    /// A token file knows it, but no Swift declaration spells it.
    case noAccessor

    /// In words for the reader.
    package var message: String {
      switch self {
      case .notVisible: "not visible beyond its file"
      case .local: "a constant of one screen or view"
      case .deprecated: "deprecated"
      case .unavailable: "not available"
      case .parametric: "takes a value of its own"
      case .sentinel: "a sentinel"
      case .oneTheme(let theme): "holds in the theme '\(theme)' only"
      case .throughProtocol(let name): "reached through '\(name)'"
      case .doubtful: "its code does not give what it seems to say"
      case .noMeasure: "not a measure"
      case .plumbing: "serves another entry"
      case .noAccessor: "no Swift declaration spells it"
      }
    }
  }

  package var isOffered: Bool { self == .offered }

  package var reason: Reason? {
    if case .withheld(let reason) = self { reason } else { nil }
  }
}
