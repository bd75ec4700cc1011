import Linting
import Usages

/// `raw-font`: a font made with a literal size.
enum RawFont: Rule {
  static let description = RuleDescription(
    id: "raw-font",
    summary: "a font made with a literal size",
    rationale: """
      A size and weight written by hand drift away from the typography that was agreed on, and often \
      forget Dynamic Type. Use the design system's typography.
      """,
    defaultSeverity: .warning,
    options: [RuleDescription.Option.allow],
    examples: [
      .flagged(
        """
        import UIKit
        func style(_ label: UILabel) {
          label.font = UIFontMetrics(forTextStyle: .body)
            .scaledFont(for: 1️⃣.systemFont(ofSize: 15, weight: .semibold)2️⃣, maximumPointSize: 20)
        }
        """
      ),
      .flagged(
        """
        import SwiftUI
        struct Code: View {
          let isWide: Bool
          var body: some View { Text("42").font(1️⃣.system(size: isWide ? 18 : 16, design: .rounded)2️⃣) }
        }
        """
      ),
      .flagged(
        """
        import UIKit
        func style(_ label: UILabel, title: UIFont) { label.font = title.1️⃣withSize(14)2️⃣ }
        """
      ),
      .accepted(
        """
        import UIKit
        extension UIFont { static let title = UIFont.systemFont(ofSize: 20, weight: .bold) }
        """
      ),
      .accepted(
        """
        import UIKit
        func make() -> UIButton { UIButton(type: .system) }
        func scaled(_ base: CGFloat) -> UIFont { .systemFont(ofSize: base * 0.7) }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    switch usage.form {
    case .font: return RuleVerdict("font\(FontWords.value(usage)) is made by hand")
    case .fontResize: return RuleVerdict("a token's font gets another size\(FontWords.value(usage))")
    default: return nil
    }
  }
}
