import Linting
import Usages

/// `raw-component`: a platform control where the design system has a component.
enum RawComponent: Rule {
  static let description = RuleDescription(
    id: "raw-component",
    summary: "a platform control where the design system has a component",
    rationale: """
      The library's component brings the states, sizes and colours that were agreed on. A plain control \
      has to be dressed by hand at every place. The configuration's 'components' maps platform types to \
      library components.
      """,
    defaultSeverity: .info,
    examples: [
      .flagged(
        """
        import Kit
        import UIKit
        let button = 1️⃣UIButton()2️⃣
        """,
        with: [
          "Kit/Package.swift": """
          // swift-tools-version: 6.0
          """,
          "Kit/Sources/Kit/KitButton.swift": """
          import UIKit
          public final class KitButton: UIButton {
            public init(title: String) { super.init(frame: .zero) }
          }
          """,
        ]
      ),
      .accepted(
        """
        import Kit
        import UIKit
        let button = KitButton(title: "Pay")
        """,
        with: [
          "Kit/Package.swift": """
          // swift-tools-version: 6.0
          """,
          "Kit/Sources/Kit/KitButton.swift": """
          import UIKit
          public final class KitButton: UIButton {
            public init(title: String) { super.init(frame: .zero) }
          }
          """,
        ]
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard case .component(let type, let replacement?, let isConfigured) = usage.form else { return nil }
    return RuleVerdict(
      "'\(type)' is the platform's control; the design system has '\(replacement)'",
      severity: isConfigured ? .warning : nil
    )
  }
}
