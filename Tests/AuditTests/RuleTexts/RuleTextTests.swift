import Audit
import JSON
import Linting
import Testing

@Suite struct RuleTextTests {
  private let rules = [
    RuleDescription(
      id: "raw-height",
      summary: "literal height of rows | bars",
      rationale:
        "A height written by hand drifts from the others. Use a token instead, so that all rows change at once.",
      defaultSeverity: .warning,
      options: [.allow],
      examples: [
        .flagged("view.frame(height: 1️⃣44 +\n  12️⃣)", fixed: "view.frame(height: Heights.row)"),
        .flagged("a(1️⃣12️⃣)"),
        .accepted("view.frame(height: 0) // ```\n"),
      ]
    ),
    RuleDescription(
      id: "text-style",
      summary: "platform text style",
      rationale: "Why.",
      defaultSeverity: nil,
      examples: []
    ),
  ]

  @Test func explainsARule() {
    #expect(
      String(decoding: RuleExplanation(of: rules[0]).bytes, as: UTF8.self) == """
        raw-height (default severity: warning)
        Reports: literal height of rows | bars.

        A height written by hand drifts from the others. Use a token instead, so that
        all rows change at once.

        Options in .parlance.json:
          allow: numbers that are accepted as they are, in points

        Flagged:
          view.frame(height: 44 +
                             ^^^^
            1)
            ^
          becomes
          view.frame(height: Heights.row)

          a(1)
            ^

        Accepted:
          view.frame(height: 0) // ```

        To accept one place, write above it or behind it:
          // parlance:ignore raw-height -- reason

        To change the severity everywhere, write in .parlance.json:
          { "rules": { "raw-height": "error" } }

        """
    )
  }

  @Test func explainsARuleThatIsOff() {
    let text = String(decoding: RuleExplanation(of: rules[1]).bytes, as: UTF8.self)
    #expect(text.hasPrefix("text-style (off by default)\n"))
    #expect(text.contains(#""text-style": "warning""#))
    #expect(!text.contains("Flagged"))
    #expect(!text.contains("Options"))
  }

  @Test func listsRulesForPeople() {
    #expect(
      String(decoding: RuleListing(of: rules).text(), as: UTF8.self) == """
        rule        default  reports
        raw-height  warning  literal height of rows | bars
        text-style  off      platform text style

        """
    )
  }

  @Test func listsRulesForPrograms() throws {
    let json = try JSONValue.parse(RuleListing(of: rules).json())
    let first = json["rules"]?[0]
    #expect(first?.objectValue?.keys == ["id", "defaultSeverity", "summary", "rationale", "options"])
    #expect(first?["id"] == .string("raw-height"))
    #expect(first?["options"]?[0]?["name"] == .string("allow"))
    #expect(json["rules"]?[1]?["defaultSeverity"] == .string("off"))
  }

  @Test func writesAReferenceInMarkdown() {
    let text = RuleReference.markdown(of: rules)
    #expect(text.contains("| [`raw-height`](#raw-height) | warning | literal height of rows \\| bars |\n"))
    #expect(text.contains("\n## text-style\n\nReports: platform text style. Default: off.\n\nWhy.\n"))
    #expect(text.contains("view.frame(height: 44 +\n  1)\n// becomes\nview.frame(height: Heights.row)\n"))
    // The fence is longer than the backticks in the code.
    #expect(text.contains("\nAccepted:\n\n````swift\nview.frame(height: 0) // ```\n````\n"))
    #expect(text.hasSuffix("Why.\n"))
  }
}
