import Linting
import Usages

/// `unknown-token`: a member that a token type doesn't have.
enum UnknownToken: Rule {
  static let description = RuleDescription(
    id: "unknown-token",
    summary: "a member that a token type doesn't have",
    rationale: """
      A name close to a token's, on a type whose members are all known, is a slip. On open types such as \
      UIColor only a name that nothing else has and that is one letter off is reported.
      """,
    defaultSeverity: .warning,
    examples: [
      .flagged(
        """
        import UIKit
        func style(_ view: UIView) { view.backgroundColor = Palette.1️⃣accnt2️⃣ }
        """,
        with: [
          "Palette.swift": """
          import UIKit
          enum Palette {
            static let accent = UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
          }
          """
        ]
      ),
      .accepted(
        """
        import UIKit
        func style(_ view: UIView) { view.backgroundColor = Palette.accent }
        """,
        with: [
          "Palette.swift": """
          import UIKit
          enum Palette {
            static let accent = UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
          }
          """
        ]
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard case .unknownToken(let name, let type, let nearest) = usage.form else { return nil }
    return RuleVerdict("'\(type)' has no member '\(name)'", notes: ["did you mean '\(nearest)'?"])
  }
}
