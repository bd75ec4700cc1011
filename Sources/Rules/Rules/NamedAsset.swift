import Linting
import Usages

/// `named-asset`: a colour asset by a string.
enum NamedAsset: Rule {
  static let description = RuleDescription(
    id: "named-asset",
    summary: "a colour asset by a string",
    rationale: """
      A string isn't checked by the compiler: a renamed asset is found when a screen turns up without its \
      colour. Use the symbol that the design system or Xcode makes for the asset.
      """,
    defaultSeverity: .info,
    examples: [
      .flagged(
        """
        import UIKit
        func style(_ view: UIView) { view.backgroundColor = 1️⃣UIColor(named: "Surface")2️⃣ }
        """
      ),
      .flagged(
        """
        import SwiftUI
        struct Row: View {
          var body: some View { 1️⃣Color("Surface")2️⃣ }
        }
        """
      ),
      .accepted(
        """
        import SwiftUI
        extension Color { static let surface = Color("Surface") }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard case .namedAsset(let name) = usage.form else { return nil }
    return RuleVerdict("color asset '\(name)' is named by a string")
  }
}
