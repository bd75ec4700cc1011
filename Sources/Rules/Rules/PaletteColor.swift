import Linting
import Usages

/// `palette-color`: a colour of the platform's palette, by name.
enum PaletteColor: Rule {
  static let description = RuleDescription(
    id: "palette-color",
    summary: "a colour of the platform's palette, by name",
    rationale: """
      The platform's red or gray is not the brand's: it says what the colour looks like, not what it is \
      for, and differs between frameworks. Use the design system's colour. Black or white with an alpha is \
      usually a scrim or a shadow and is reported as info.
      """,
    defaultSeverity: .warning,
    examples: [
      .flagged(
        """
        import SwiftUI
        struct Row: View {
          var body: some View {
            Text("Paid").foregroundStyle(1️⃣.green2️⃣)
          }
        }
        """
      ),
      .flagged(
        """
        import UIKit
        func style(_ label: UILabel, isOn: Bool, muted: UIColor) {
          label.textColor = isOn ? 1️⃣.white2️⃣ : muted
          label.layer.borderColor = 1️⃣UIColor.systemGray42️⃣.cgColor
        }
        """
      ),
      .flagged(
        """
        import SwiftUI
        private let waves: [Color] = [1️⃣.blue2️⃣, 1️⃣.teal2️⃣]
        """
      ),
      .accepted(
        """
        import SwiftUI
        enum Tag { case red, teal }
        func paint(_ tag: Tag) {}
        func demo() { paint(.red) }
        """
      ),
      .accepted(
        """
        import SwiftUI
        struct Empty: View {
          var body: some View { Color.clear.frame(maxWidth: .infinity) }
        }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard case .paletteColor(let name, let isTranslucent) = usage.form else { return nil }
    let isScrim = isTranslucent && (name == "black" || name == "white")
    return RuleVerdict("'\(name)' is the platform's color, not the design system's", severity: isScrim ? .info : nil)
  }
}
