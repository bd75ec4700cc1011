import Linting
import Usages

/// `raw-height`: a literal height of a row, button, bar or field.
enum RawHeight: Rule {
  static let description = RuleDescription(
    id: "raw-height",
    summary: "a literal height of a row, button, bar or field",
    rationale: """
      Heights that belong together (rows, buttons, bars) are decided once in the design system. A literal \
      is a decision of its own.
      """,
    defaultSeverity: .warning,
    options: [RuleDescription.Option.allow],
    examples: [
      .flagged(
        """
        import SwiftUI
        struct Card: View {
          let isCompact: Bool
          var body: some View { Color.clear.frame(height: isCompact ? 1️⃣282️⃣ : 1️⃣442️⃣) }
        }
        """
      ),
      .flagged(
        """
        import UIKit
        func layout(_ bar: UIView, _ table: UITableView) {
          bar.heightAnchor.constraint(equalToConstant: 1️⃣362️⃣).isActive = true
          table.rowHeight = 1️⃣562️⃣
        }
        """
      ),
      .flagged(
        """
        import SnapKit
        func layout(_ button: UIButton) {
          button.snp.makeConstraints { make in make.height.equalTo(1️⃣482️⃣) }
        }
        """
      ),
      .accepted(
        """
        import SwiftUI
        struct Half: View {
          let side: CGFloat
          var body: some View { Color.clear.frame(height: side * 0.5).frame(maxHeight: .infinity) }
        }
        """
      ),
      .accepted(
        """
        import UIKit
        func layout(_ a: UIView, _ b: UIView) {
          a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2).isActive = true
        }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard usage.form == .length, usage.kind == .height else { return nil }
    return RuleVerdict("height \(LengthWords.points(usage)) is written by hand", severity: usage.isPart ? .info : nil)
  }
}
