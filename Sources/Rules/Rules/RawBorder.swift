import Linting
import Usages

/// `raw-border`: a literal border or line width.
enum RawBorder: Rule {
  static let description = RuleDescription(
    id: "raw-border",
    summary: "a literal border or line width",
    rationale: """
      Border widths are part of the design system's shape. A literal is a decision of its own.
      """,
    defaultSeverity: .info,
    options: [RuleDescription.Option.allow],
    examples: [
      .flagged(
        """
        import SwiftUI
        struct Card: View {
          let outline: Color
          var body: some View { Circle().stroke(outline, lineWidth: 1️⃣22️⃣) }
        }
        """
      ),
      .flagged(
        """
        import UIKit
        func style(_ view: UIView) { view.layer.borderWidth = 1️⃣12️⃣ }
        """
      ),
      .accepted(
        """
        import UIKit
        func style(_ view: UIView) { view.layer.borderWidth = 0 }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard usage.form == .length, usage.kind == .border else { return nil }
    return RuleVerdict("line width \(LengthWords.points(usage)) is written by hand")
  }
}
