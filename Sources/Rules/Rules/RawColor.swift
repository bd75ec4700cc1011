import Linting
import Usages

/// `raw-color`: a colour written as numbers.
enum RawColor: Rule {
  static let description = RuleDescription(
    id: "raw-color",
    summary: "a colour written as numbers",
    rationale: """
      A colour written as components or hex digits has no name that a reader can check, and it can't \
      follow dark mode or a rebranding. Use the design system's colour for the purpose.
      """,
    defaultSeverity: .warning,
    examples: [
      .flagged(
        """
        import UIKit
        func style(_ view: UIView) {
          view.backgroundColor = 1️⃣UIColor(red: 34.0 / 255, green: 34 / 255, blue: 34 / 255, alpha: 1)2️⃣
        }
        """
      ),
      .flagged(
        """
        import SwiftUI
        struct Badge: View {
          var body: some View {
            Text("New").foregroundStyle(1️⃣Color(hex: "#4CAF50")2️⃣)
          }
        }
        """
      ),
      .flagged(
        """
        import UIKit
        let accent = 1️⃣#colorLiteral(red: 0.85, green: 0.23, blue: 0, alpha: 1)2️⃣
        """
      ),
      .accepted(
        """
        import UIKit
        extension UIColor {
          static let brand = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        }
        """
      ),
      .accepted(
        """
        import SwiftUI
        func swatch(_ entry: Entry) -> Color { Color(red: entry.red, green: entry.green, blue: entry.blue) }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    let how: String
    switch usage.form {
    case .colorComponents: how = "components"
    case .hexColor: how = "hex digits"
    case .colorLiteral: how = "a color literal"
    default: return nil
    }
    return RuleVerdict("color\(ColorWords.value(usage)) is written as \(how)")
  }
}
