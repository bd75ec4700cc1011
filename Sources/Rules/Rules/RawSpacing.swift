import Linting
import Usages

/// `raw-spacing`: a literal padding, inset or gap.
enum RawSpacing: Rule {
  static let description = RuleDescription(
    id: "raw-spacing",
    summary: "a literal padding, inset or gap",
    rationale: """
      Spacings follow a scale that the design system names. A literal is either one of its steps without \
      the name, or off the scale.
      """,
    defaultSeverity: .info,
    options: [RuleDescription.Option.allow],
    examples: [
      .flagged(
        """
        import SwiftUI
        struct Stack: View {
          var body: some View {
            VStack(spacing: 1️⃣82️⃣) { Text("Paid").padding(.top, 1️⃣162️⃣) }
          }
        }
        """
      ),
      .flagged(
        """
        import UIKit
        func layout(_ stack: UIStackView, _ view: UIView, _ other: UIView) {
          stack.spacing = 1️⃣122️⃣
          view.topAnchor.constraint(equalTo: other.topAnchor, constant: 1️⃣-82️⃣).isActive = true
        }
        """
      ),
      .accepted(
        """
        import SwiftUI
        struct Stack: View {
          var body: some View { VStack(spacing: 0) { Text("Paid").padding() } }
        }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard usage.form == .length, usage.kind == .spacing else { return nil }
    return RuleVerdict("spacing \(LengthWords.points(usage)) is written by hand")
  }
}
