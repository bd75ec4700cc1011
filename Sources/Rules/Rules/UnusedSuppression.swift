import Linting
import Usages

/// `unused-suppression`: a suppression that hides nothing, or is malformed.
enum UnusedSuppression: Rule {
  static let description = RuleDescription(
    id: "unused-suppression",
    summary: "a suppression that hides nothing, or is malformed",
    rationale: """
      A suppression that is no longer needed hides the next finding on its line. The linter itself reports \
      these once all rules have run.
      """,
    defaultSeverity: .warning,
    examples: [
      .flagged(
        """
        import UIKit
        func style(_ view: UIView, color: UIColor) {
          view.backgroundColor = color 1️⃣// parlance:ignore raw-color2️⃣
        }
        """
      ),
      .accepted(
        """
        import UIKit
        func style(_ view: UIView) {
          view.backgroundColor = .red // parlance:ignore palette-color -- matches the platform's alert
        }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    // The linter reports suppressions: only it knows what each one hid.
    nil
  }
}
