import Linting
import Usages

/// `custom-value`: a value of one's own through a library's escape hatch.
enum CustomValue: Rule {
  static let description = RuleDescription(
    id: "custom-value",
    summary: "a value of one's own through a library's escape hatch",
    rationale: """
      An escape hatch such as '.custom(40)' is there for the rare case. Where a standard value equals the \
      number the standard one is meant; elsewhere the number is a decision that the design system doesn't \
      know.
      """,
    defaultSeverity: .info,
    options: [RuleDescription.Option.allow],
    examples: [
      .flagged(
        """
        import Kit
        let button = KitButton(height: 1️⃣.custom(40)2️⃣)
        """,
        with: [
          "Kit/Sources/Kit/Heights.swift": """
          public enum ButtonHeight {
            case small, large, custom(Int)
            public var value: Int {
              switch self {
              case .small: return 24
              case .large: return 40
              case .custom(let points): return points
              }
            }
          }
          public class KitButton { public init(height: ButtonHeight) {} }
          """
        ]
      ),
      .accepted(
        """
        import Kit
        let button = KitButton(height: .large)
        """,
        with: [
          "Kit/Sources/Kit/Heights.swift": """
          public enum ButtonHeight {
            case small, large, custom(Int)
            public var value: Int {
              switch self {
              case .small: return 24
              case .large: return 40
              case .custom(let points): return points
              }
            }
          }
          public class KitButton { public init(height: ButtonHeight) {} }
          """
        ]
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard case .customValue(let standard) = usage.form else { return nil }
    if let standard {
      return RuleVerdict("custom value \(LengthWords.points(usage)) is the standard '\(standard)'", severity: .warning)
    }
    return RuleVerdict("custom value \(LengthWords.points(usage)) bypasses the standard ones")
  }
}
