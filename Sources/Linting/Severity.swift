/// How much a finding matters, least first.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case hint, info, warning, error

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .info: 1
    case .warning: 2
    case .error: 3
    }
  }
}
