import Linting
import Usages

/// `token-alpha`: an alpha put on a token.
enum TokenAlpha: Rule {
  static let description = RuleDescription(
    id: "token-alpha",
    summary: "an alpha put on a token",
    rationale: """
      A token with an alpha of its own is a new colour that the design system doesn't know. Use a token \
      that has the alpha, or ask for one.
      """,
    defaultSeverity: .info,
    examples: [
      .flagged(
        """
        import UIKit
        func style(_ view: UIView, theme: Theme) {
          view.backgroundColor = theme.accent.1️⃣withAlphaComponent(0.5)2️⃣
        }
        """
      ),
      .flagged(
        """
        import SwiftUI
        struct Row: View {
          var body: some View { Text("Paid").foregroundStyle(Color.brand.1️⃣opacity(0.6)2️⃣) }
        }
        extension Color { static let brand = Color("Brand") }
        """
      ),
      .accepted(
        """
        import SwiftUI
        struct Row: View {
          let isOn: Bool
          var body: some View { Text("Paid").foregroundColor(.brand).opacity(isOn ? 1 : 0.4) }
        }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard usage.form == .tokenAlpha else { return nil }
    return RuleVerdict("alpha changes a token's color")
  }
}
