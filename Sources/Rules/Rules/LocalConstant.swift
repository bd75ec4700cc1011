import Linting
import Usages

/// `local-constant`: a named constant of app code that holds a raw value.
enum LocalConstant: Rule {
  static let description = RuleDescription(
    id: "local-constant",
    summary: "a named constant of app code that holds a raw value",
    rationale: """
      A name is better than a bare number, but a constant in a screen is known there alone: the next \
      screen has another. Use the design system's value, or add this one to it.
      """,
    defaultSeverity: .info,
    options: [RuleDescription.Option.allow],
    examples: [
      .flagged(
        """
        import UIKit
        final class ListController: UIViewController {
          private let rowHeight: CGFloat = 1️⃣442️⃣
          static var barHeight: CGFloat { 1️⃣482️⃣ }
        }
        """
      ),
      .flagged(
        """
        import UIKit
        enum Metrics { static let captionFontSize: CGFloat = 1️⃣112️⃣ }
        """
      ),
      .accepted(
        """
        import UIKit
        let lineHeightMultiple: CGFloat = 1.2
        let heightRatio: CGFloat = 0.6
        let estimatedRowHeight: CGFloat = 80
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard case .constant(let name) = usage.form else { return nil }
    return RuleVerdict("constant '\(name)' holds a raw value")
  }
}
