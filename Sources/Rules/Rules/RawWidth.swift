import Linting
import Usages

/// `raw-width`: a literal width.
enum RawWidth: Rule {
  static let description = RuleDescription(
    id: "raw-width",
    summary: "a literal width",
    rationale: """
      Widths mostly follow from the content and the screen. Turn this rule on where the design system \
      names some.
      """,
    defaultSeverity: nil,
    options: [RuleDescription.Option.allow],
    examples: [
      .flagged(
        """
        import SwiftUI
        struct Card: View {
          var body: some View { Color.clear.frame(width: 1️⃣3202️⃣) }
        }
        """
      ),
      .accepted(
        """
        import SwiftUI
        struct Card: View {
          var body: some View { Color.clear.frame(maxWidth: .infinity) }
        }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard usage.form == .length, usage.kind == .width else { return nil }
    return RuleVerdict("width \(LengthWords.points(usage)) is written by hand")
  }
}
