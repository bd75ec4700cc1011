import Linting
import Testing
import Workspace

/// What is said about suppressions themselves.
@Suite struct UnusedSuppressionTests {
  @Test func judgesEachRuleByItself() {
    let file = LintedFile(
      """
      import UIKit
      // parlance:ignore raw-color, palette-color, raw-font
      let a = UIColor.red
      """
    )
    #expect(
      file.faults == ["suppression of 'raw-color' hides nothing", "suppression of 'raw-font' hides nothing"]
    )
    #expect(file.faultPlaces.allSatisfy { $0 == "// parlance:ignore raw-color, palette-color, raw-font" })
  }

  @Test func reportsWhatHidesNothing() {
    let file = LintedFile(
      """
      import UIKit
      let a = token // parlance:ignore all
      // parlance:ignore-begin raw-color
      let b = UIColor.red
      // parlance:ignore-end
      """
    )
    #expect(file.left == ["palette-color 'UIColor.red'"])
    #expect(
      file.faults == ["suppression of 'all' hides nothing", "suppression of 'raw-color' hides nothing"]
    )
  }

  @Test func reportsAnUnusedFileSuppression() {
    let file = LintedFile("// parlance:ignore-file raw-font\nimport UIKit\nlet a = UIColor.red")
    #expect(file.faults == ["suppression of 'raw-font' hides nothing"])
  }

  @Test func runsRulesThatAreOff() {
    let file = LintedFile(
      """
      import SwiftUI
      struct Line: View {
        var body: some View {
          Divider().frame(height: 1) // parlance:ignore hairline
          Text("a").font(.body) // parlance:ignore text-style
          Text("a").font(.brand) // parlance:ignore text-style
          Text("a").foregroundStyle(.primary) // parlance:ignore all
          Icon(color: "#112233") // parlance:ignore hex-string
        }
      }
      """
    )
    #expect(file.left == [])
    #expect(file.faults == ["suppression of 'text-style' hides nothing"])
    #expect(file.suppressed == 0)
  }

  @Test func reportsWhatIsMalformed() {
    let file = LintedFile(
      """
      import UIKit
      let a = UIColor.red // parlance:ignore
      let b = UIColor.red // parlance:ignore palette-colour
      let c = UIColor.red // parlance:ignore all, palette-color
      // parlance:ignore-end
      // parlance:ignore-file palette-color
      let d = UIColor.red // parlance:ignore palette-color raw-color
      // parlance:ignore-begin palette-color
      let e = UIColor.red
      """
    )
    #expect(
      file.left == ["palette-color 'UIColor.red'", "palette-color 'UIColor.red'", "palette-color 'UIColor.red'"]
    )
    #expect(
      file.faults == [
        "suppression names no rule", "unknown rule 'palette-colour' in a suppression",
        "'all' stands alone in a suppression", "'parlance:ignore-end' without an 'ignore-begin' before it",
        "'parlance:ignore-file' must stand before the first declaration",
        "rules of a suppression are separated by commas",
        "'parlance:ignore-begin' without an 'ignore-end' after it",
      ]
    )
  }

  @Test(arguments: [
    ("ignore palette-colour", "unknown rule 'palette-colour' in a suppression", "did you mean 'palette-color'?"),
    ("ignore zzzzzz", "unknown rule 'zzzzzz' in a suppression", "'parlance rules' lists them"),
    (
      "ignore palette-color raw-color", "rules of a suppression are separated by commas",
      "write 'palette-color, raw-color'"
    ),
    (
      "ignore palette-color as agreed", "unknown rule 'palette-color as agreed' in a suppression",
      "a reason stands behind ' -- '"
    ),
    ("ignore-next palette-color", "unknown comment 'parlance:ignore-next'", "did you mean 'parlance:ignore'?"),
    ("ignore-files palette-color", "unknown comment 'parlance:ignore-files'", "did you mean 'parlance:ignore-file'?"),
    (
      "disable palette-color", "unknown comment 'parlance:disable'",
      "known are 'parlance:ignore', 'parlance:ignore-begin', 'parlance:ignore-end', 'parlance:ignore-file'"
    ),
  ])
  func saysWhatWasMeant(text: String, message: String, note: String) {
    let file = LintedFile("import UIKit\nlet a = UIColor.red // parlance:\(text)\n")
    #expect(file.left == ["palette-color 'UIColor.red'"])
    let fault = file.findings.first { $0.rule == "unused-suppression" }
    #expect(fault?.message == message)
    #expect(fault?.notes == [note])
  }

  @Test func talkOfTheProgramIsNoMistake() {
    #expect(LintedFile("// parlance: the audit\n// see parlance:disable\nlet a = 1 // parlance:\n").faults == [])
  }

  @Test func wantsAReasonWhereTheConfigurationDoes() {
    let source = """
      import UIKit
      let a = UIColor.red // parlance:ignore palette-color
      let b = UIColor.red // parlance:ignore palette-color --
      let c = UIColor.red // parlance:ignore palette-color -- on purpose
      // parlance:ignore-begin palette-color
      let d = UIColor.red
      // parlance:ignore-end
      """
    #expect(LintedFile(source).faults == [])
    let strict = LintedFile(source, configuration: #"{"suppressions": {"requireReason": true}}"#)
    #expect(strict.left == [])
    #expect(strict.faults == Array(repeating: "suppression without a reason", count: 3))
  }

  @Test func isSilentWhereOnlySomeRulesRun() {
    let source = "import UIKit\nlet a = token // parlance:ignore raw-color\n// parlance:ignore nonsense\n"
    #expect(LintedFile(source).faults.count == 2)
    #expect(LintedFile(source, run: RunOptions(only: ["raw-font"])).faults == [])
    #expect(LintedFile(source, run: RunOptions(levels: ["raw-color": .off])).faults == [])
    #expect(LintedFile(source, configuration: #"{"rules": {"unused-suppression": "off"}}"#).faults == [])
  }

  @Test func takesItsSeverityFromTheConfiguration() {
    let source = "let a = token // parlance:ignore raw-color\n"
    #expect(LintedFile(source).findings.map(\.severity) == [.warning])
    let strict = LintedFile(source, configuration: #"{"rules": {"unused-suppression": "error"}}"#)
    #expect(strict.findings.map(\.severity) == [.error])
  }

  /// Whether previews or definitions are reported is a matter of the run, not of the suppression.
  @Test func countsWhatIsOutOfContextAsHidden() {
    let file = LintedFile(
      """
      import SwiftUI
      #Preview {
        Color.red // parlance:ignore palette-color
      }
      extension Color {
        static let brand = Color(hex: "#112233") // parlance:ignore raw-color
      }
      """
    )
    #expect(file.left == [])
    #expect(file.faults == [])
  }

  @Test func canBeSuppressedByNobody() {
    let file = LintedFile("let a = token // parlance:ignore all, raw-color\n")
    #expect(file.faults.contains("'all' stands alone in a suppression"))
  }
}
