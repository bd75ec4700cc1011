import Linting
import Usages

/// `hairline`: a length of at most one point.
enum Hairline: Rule {
  static let description = RuleDescription(
    id: "hairline",
    summary: "a length of at most one point",
    rationale: """
      A line of one point or less is mostly a separator. Turn this rule on where the design system has a \
      component or a width for it.
      """,
    defaultSeverity: nil,
    examples: [
      .flagged(
        """
        import SwiftUI
        struct Line: View {
          var body: some View { Divider().frame(height: 1️⃣0.52️⃣) }
        }
        """
      ),
      .accepted(
        """
        import UIKit
        func layout(_ line: UIView) {
          line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
        }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard usage.form == .hairline else { return nil }
    return RuleVerdict("hairline of \(LengthWords.points(usage)) is written by hand")
  }
}
