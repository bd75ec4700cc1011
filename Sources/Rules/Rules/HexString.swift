import Linting
import Usages

/// `hex-string`: a hex colour string handed to an API that is no colour initialiser.
enum HexString: Rule {
  static let description = RuleDescription(
    id: "hex-string",
    summary: "a hex colour string handed to an API that is no colour initialiser",
    rationale: """
      Some APIs take colours as strings. Turn this rule on to find the places that could hand over a \
      token's value.
      """,
    defaultSeverity: nil,
    examples: [
      .flagged(
        """
        let icon = Icon(name: "bolt", color: 1️⃣"#03A9F4"2️⃣)
        """
      ),
      .accepted(
        """
        let room = "#design"
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard usage.form == .hexString else { return nil }
    return RuleVerdict("color\(ColorWords.value(usage)) is written as a string")
  }
}
