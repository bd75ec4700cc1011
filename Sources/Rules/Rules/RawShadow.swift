import Linting
import Usages

/// `raw-shadow`: a literal shadow.
enum RawShadow: Rule {
  static let description = RuleDescription(
    id: "raw-shadow",
    summary: "a literal shadow",
    rationale: """
      Shadows express the design system's levels of elevation. A shadow of one's own is a level that \
      nobody agreed on.
      """,
    defaultSeverity: .info,
    options: [RuleDescription.Option.allow],
    examples: [
      .flagged(
        """
        import SwiftUI
        struct Card: View {
          let tint: Color
          var body: some View { Circle().shadow(color: tint, radius: 1️⃣62️⃣, x: 0, y: 2) }
        }
        """
      ),
      .flagged(
        """
        import UIKit
        func style(_ view: UIView) {
          view.layer.shadowRadius = 1️⃣42️⃣
          view.layer.shadowOpacity = 1️⃣0.22️⃣
        }
        """
      ),
      .accepted(
        """
        import UIKit
        func style(_ view: UIView) { view.layer.shadowOpacity = 0 }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard usage.form == .length, usage.kind == .shadow else { return nil }
    return RuleVerdict("shadow \(LengthWords.points(usage)) is written by hand")
  }
}
