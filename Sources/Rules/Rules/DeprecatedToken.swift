import Linting
import Usages

/// `deprecated-token`: a deprecated token.
enum DeprecatedToken: Rule {
  static let description = RuleDescription(
    id: "deprecated-token",
    summary: "a deprecated token",
    rationale: """
      A deprecated token is on its way out: its replacement says the same in the current vocabulary.
      """,
    defaultSeverity: .warning,
    examples: [
      .flagged(
        """
        import UIKit
        func style(_ view: UIView) { view.backgroundColor = 1️⃣Palette.black2️⃣ }
        """,
        with: [
          "Palette.swift": """
          import UIKit
          enum Palette {
            static let ink = UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
            @available(*, deprecated, renamed: "ink")
            static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
          }
          """
        ]
      ),
      .accepted(
        """
        import UIKit
        func style(_ view: UIView, _ theme: CardTheme) { view.backgroundColor = theme.back }
        """,
        with: [
          "Themes.swift": """
          import UIKit
          class MenuTheme {
            @available(*, deprecated, renamed: "fill")
            var back = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
            var fill = UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
          }
          enum Menu {
            static let theme = MenuTheme()
          }
          """
        ]
      ),
      .accepted(
        """
        import UIKit
        func style(_ view: UIView) { view.backgroundColor = Palette.ink }
        """,
        with: [
          "Palette.swift": """
          import UIKit
          enum Palette {
            static let ink = UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
            @available(*, deprecated, renamed: "ink")
            static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
          }
          """
        ]
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard case .token(let name, let replacement?) = usage.form else { return nil }
    return RuleVerdict(
      replacement.isEmpty ? "'\(name)' is deprecated" : "'\(name)' is deprecated; its replacement is '\(replacement)'"
    )
  }
}
