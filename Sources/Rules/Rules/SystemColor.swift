import Linting
import Usages

/// `system-color`: a semantic colour of the platform.
enum SystemColor: Rule {
  static let description = RuleDescription(
    id: "system-color",
    summary: "a semantic colour of the platform",
    rationale: """
      `.label` and `.primary` adapt to the appearance, but they are the platform's words for a purpose. \
      Turn this rule on where the design system has its own.
      """,
    defaultSeverity: nil,
    examples: [
      .flagged(
        """
        import UIKit
        func style(_ view: UIView) { view.backgroundColor = 1️⃣.systemBackground2️⃣ }
        """
      ),
      .flagged(
        """
        import SwiftUI
        struct Row: View {
          var body: some View { Text("Paid").foregroundStyle(1️⃣.secondary2️⃣) }
        }
        """
      ),
      .accepted(
        """
        import SwiftUI
        struct Row: View {
          var body: some View { Button("Pay") {}.buttonStyle(.branded(.primary)) }
        }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard case .systemColor(let name) = usage.form else { return nil }
    return RuleVerdict("'\(name)' is a semantic color of the platform")
  }
}
