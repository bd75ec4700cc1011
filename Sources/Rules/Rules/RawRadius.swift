import DesignTokens
import Linting
import Usages

/// `raw-radius`: a literal corner radius.
enum RawRadius: Rule {
  static let description = RuleDescription(
    id: "raw-radius",
    summary: "a literal corner radius",
    rationale: """
      Corner radii are part of the design system's shape. A literal is a shape of its own.
      """,
    defaultSeverity: .info,
    options: [RuleDescription.Option.allow],
    examples: [
      .flagged(
        """
        import SwiftUI
        struct Card: View {
          var body: some View { RoundedRectangle(cornerRadius: 1️⃣122️⃣) }
        }
        """
      ),
      .flagged(
        """
        import UIKit
        func style(_ view: UIView) { view.layer.cornerRadius = 1️⃣82️⃣ }
        """
      ),
      .accepted(
        """
        import UIKit
        func style(_ view: UIView) { view.layer.cornerRadius = view.bounds.height / 2 }
        """
      ),
      // As round as possible.
      .accepted(
        """
        import SwiftUI
        struct Badge: View {
          var body: some View { Text("New").clipShape(RoundedRectangle(cornerRadius: 999)) }
        }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard usage.form == .length, usage.kind == .radius else { return nil }
    if case .length(let number)? = usage.value, LengthSentinel.contains(number) { return nil }
    return RuleVerdict("corner radius \(LengthWords.points(usage)) is written by hand")
  }
}
