import Linting
import Usages

/// The values that a report's findings state by hand, the commonest first, and the tokens that have them.
struct ValueTally {
  /// One value of one kind.
  struct Entry {
    let kind: UsageKind
    let text: String
    var findings = 0
    var files = 0
    /// How often each token is the first that a finding is led to exactly.
    var tokens: [String: Int] = [:]

    /// The token that most findings are led to; the first by name of several.
    var token: String? { tokens.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key }
  }

  /// Of equal counts in the order of kinds and texts.
  let entries: [Entry]

  init(_ report: AuditReport) {
    var found: [Key: Entry] = [:]
    for file in report.files {
      var inThisFile: Set<Key> = []
      for finding in file.findings.map(\.finding) {
        guard let value = finding.value, !finding.hasUnknownAlpha else { continue }
        if case .opacity = value { continue }
        let key = Key(kind: finding.kind, text: UsageValueText.describe(value))
        var entry = found[key] ?? Entry(kind: key.kind, text: key.text)
        entry.findings += 1
        if inThisFile.insert(key).inserted { entry.files += 1 }
        if let first = finding.suggestions.first, first.match == .exact { entry.tokens[first.token, default: 0] += 1 }
        found[key] = entry
      }
    }
    entries = found.values.sorted {
      ($1.findings, $0.kind.rawValue, $0.text) < ($0.findings, $1.kind.rawValue, $1.text)
    }
  }

  private struct Key: Hashable {
    let kind: UsageKind
    let text: String
  }
}
