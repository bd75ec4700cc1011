import Linting
import Usages

/// `unknown-asset`: an asset name that no catalog holds.
enum UnknownAsset: Rule {
  static let description = RuleDescription(
    id: "unknown-asset",
    summary: "an asset name that no catalog holds",
    rationale: """
      A colour that can't be found turns up as clear or black at run time, without a word from the \
      compiler. Reported only where the workspace has asset catalogs, and not for assets of another \
      bundle.
      """,
    defaultSeverity: .warning,
    examples: [
      .flagged(
        """
        import SwiftUI
        struct Row: View { var body: some View { 1️⃣Color("Surfce")2️⃣ } }
        """,
        with: [
          "App/Assets.xcassets/Contents.json": """
          { "info": { "version": 1, "author": "xcode" } }
          """,
          "App/Assets.xcassets/Surface.colorset/Contents.json": """
          { "info": { "version": 1, "author": "xcode" }, "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "0xFF", "green": "0xFF", "blue": "0xFF", "alpha": "1.000" } } } ] }
          """,
        ]
      ),
      .accepted(
        """
        import SwiftUI
        struct Row: View { var body: some View { Color("Anything") } }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard case .unknownAsset(let name, let nearest) = usage.form else { return nil }
    return RuleVerdict(
      "no asset catalog holds a color '\(name)'",
      notes: nearest.map { ["did you mean '\($0)'?"] } ?? []
    )
  }
}
