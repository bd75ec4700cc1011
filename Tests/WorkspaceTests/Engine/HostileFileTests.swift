import Linting
import SwiftSource
import TestSupport
import Testing
import Workspace

/// Files that no one writes on purpose: each gives a clear outcome and leaves the others alone.
@Suite struct HostileFileTests {
  private static let neighbour = "import UIKit\nlet neighbour = UIColor.red\n"

  /// Audits a file beside a plain one, which must be judged as ever.
  private func audit(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) -> FileJudge.Result? {
    let workspace = AuditedWorkspace(bytes: [
      "App/Hostile.swift": bytes, "App/Neighbour.swift": Array(Self.neighbour.utf8),
    ])
    let beside = workspace.findings(in: "App/Neighbour.swift").map(\.rule)
    #expect(beside == ["palette-color"], "the file beside it", sourceLocation: sourceLocation)
    return workspace.result(of: "App/Hostile.swift")
  }

  private func rules(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String]? {
    audit(Array(text.utf8), sourceLocation: sourceLocation)?.findings.findings.map(\.rule.rawValue)
  }

  @Test func readsAnEmptyFile() {
    #expect(rules("") == [])
    #expect(rules("\u{FEFF}") == [])
    #expect(rules("\n") == [])
    #expect(rules("\0") == [])
  }

  @Test func passesOverNulBytes() {
    #expect(rules("import UIKit\n\0\nlet a = UIColor.red\n") == ["palette-color"])
  }

  @Test func saysWhereTextIsNoUTF8() throws {
    let bytes = Array("import UIKit\n// ".utf8) + [0xFF, 0xC3, 0x28] + Array("\nlet a = UIColor.red\n".utf8)
    let result = try #require(audit(bytes))
    #expect(result.findings.problems.count == 1)
    #expect(result.findings.findings.map { Int($0.range.lowerBound) } == [bytes.count - 12])
  }

  @Test(arguments: [
    "let a = \"", "let a = \"\"\"\n", "let a = #\"", "/*", "/* /* */", "let a = \"\\(", "let a = \"\\(\"\\(", "#if A\n",
    "@", "#", "`", "'", "\\", "let a = 1️⃣", "func", "struct {", "}}}}", ")))", "]]]", "let = = =", "...", "case .red:",
    "#colorLiteral(", "Color(red:", ".frame(height:", "UIColor(", "// parlance:ignore", "/* parlance:ignore",
    "\u{202E}let a = 1", "let \u{200B} = 1",
  ])
  func readsUnfinishedCode(_ tail: String) {
    #expect(rules("import UIKit\nlet first = UIColor.red\n" + tail)?.first == "palette-color")
  }

  @Test func readsManyLines() {
    let lines = String(repeating: "let a = 1\n", count: 200_000)
    #expect(rules("import UIKit\n" + lines + "let last = UIColor.red\n") == ["palette-color"])
  }

  @Test func readsALargeTable() {
    let rows = String(repeating: "  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],\n", count: 30_000)
    #expect(rules("import UIKit\nlet table = [\n\(rows)]\nlet last = UIColor.red\n") == ["palette-color"])
  }

  @Test func readsALongLine() {
    let names = String(repeating: "\"abcdefgh\", ", count: 100_000)
    #expect(rules("import UIKit\nlet table = [\(names)]; let last = UIColor.red\n") == ["palette-color"])
  }

  @Test(arguments: ["a + ", "a ?? ", "!", "-", "a ? b : ", "a.b", "a, ", "try ", "a as B ", "&a | ", "a < "])
  func readsLongExpressions(_ part: String) {
    let expression = String(repeating: part, count: 10_000)
    #expect(rules("import UIKit\nlet first = UIColor.red\nlet a = \(expression)a\n")?.first == "palette-color")
  }

  @Test(arguments: ["()", "[]", "{}", "\"\\(|)\"", "f(|)", "f {|}", "a[|]", "if a {|}", ".a(|)", "struct A {|}", "<>"])
  func readsDeepNesting(_ pair: String) {
    let halves = pair.split(separator: "|", omittingEmptySubsequences: false)
    let open = halves.count == 2 ? String(halves[0]) : String(pair.prefix(1))
    let close = halves.count == 2 ? String(halves[1]) : String(pair.suffix(1))
    for isClosed in [true, false] {
      let deep =
        String(repeating: open, count: 10_000) + "1" + (isClosed ? String(repeating: close, count: 10_000) : "")
      #expect(rules("import UIKit\nlet first = UIColor.red\nlet a = \(deep)\n")?.first == "palette-color")
    }
  }

  @Test(arguments: [
    String(repeating: "f(", count: 700), String(repeating: "[{", count: 700), String(repeating: "[", count: 700),
    String(repeating: "a + ", count: 500) + "a", "f(" + String(repeating: "a + ", count: 500) + "a)",
  ])
  func namesTheBoundThatIsPassed(_ expression: String) {
    let result = audit(Array("import UIKit\nlet a: UIColor = \(expression)\n".utf8))
    #expect(
      result?.findings.problems.map(\.message) == ["the code has more than 400 levels; what is below is not judged"]
    )
  }

  /// What people may write is judged, however many brackets it opens.
  @Test(arguments: [
    String(repeating: "f(", count: 70), String(repeating: "[", count: 20), String(repeating: "a < ", count: 70) + "a",
  ])
  func judgesWhatNests(_ expression: String) {
    let result = audit(Array("import UIKit\nlet a: UIColor = \(expression)\n".utf8))
    #expect(result?.findings.problems.isEmpty == true)
  }

  @Test func readsDeepChainsOfModifiers() {
    let chain = String(repeating: "\n    .padding(8)", count: 5_000)
    let found = rules("import SwiftUI\nlet first = UIColor.red\nlet view = Text(\"a\")\(chain)\n")
    #expect(found?.contains("palette-color") == true)
  }

  @Test func readsTypesThatReferToThemselves() {
    let source = """
      import UIKit
      typealias A = B
      typealias B = A
      class C: D {}
      class D: C {}
      protocol P: P {}
      extension A { static let red = A.red }
      let shade: A = .red
      let look = C().look
      func f(_ a: B) -> A { f(a) }
      let first = UIColor.red
      """
    #expect(rules(source)?.last == "palette-color")
  }
}
