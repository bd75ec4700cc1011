import Linting
import Usages

/// `text-style`: a text style of the platform.
enum PlatformTextStyle: Rule {
  static let description = RuleDescription(
    id: "text-style",
    summary: "a text style of the platform",
    rationale: """
      `.body` and `.headline` scale with the reader's setting, but they are the platform's typography. \
      Turn this rule on where the design system has its own.
      """,
    defaultSeverity: nil,
    examples: [
      .flagged(
        """
        import SwiftUI
        struct Row: View {
          var body: some View { Text("Paid").font(1️⃣.headline2️⃣) }
        }
        """
      ),
      .flagged(
        """
        import UIKit
        func style(_ label: UILabel) { label.font = 1️⃣.preferredFont(forTextStyle: .body)2️⃣ }
        """
      ),
      .accepted(
        """
        import SwiftUI
        struct Form: View {
          enum Field { case title, body }
          @FocusState var field: Field?
          var body: some View { Text("Paid").onTapGesture { field = .title } }
        }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard case .textStyle(let name) = usage.form else { return nil }
    return RuleVerdict("'\(name)' is a text style of the platform")
  }
}
