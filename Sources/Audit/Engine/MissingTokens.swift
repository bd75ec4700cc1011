import DesignTokens
import Linting
import Usages

/// The kinds of design value that an audit reported although the vocabulary has no token of the kind.
struct MissingTokens {
  /// In the order of `UsageKind`.
  let kinds: [UsageKind]

  init(findings: [Finding], known: Set<TokenKind>) {
    let reported = Set(findings.map(\.kind))
    kinds = UsageKind.allCases.filter { kind in
      let answers = TokenKinds.answering(kind)
      return reported.contains(kind) && !answers.isEmpty && answers.isDisjoint(with: known)
    }
  }

  /// A line that says what to do; `nil` where nothing is missing.
  var notice: String? {
    guard let last = kinds.last else { return nil }
    let names = kinds.dropLast().map(\.rawValue).joined(separator: ", ")
    let listed = names.isEmpty ? last.rawValue : names + " or " + last.rawValue
    return
      "no \(listed) token is known, so that none can be suggested; where the design system lies elsewhere, name it "
      + "in .parlance.json: { \"designSystem\": [\"PATH\"] } ('parlance init' writes one)"
  }
}
