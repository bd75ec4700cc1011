import Linting
import Testing

/// A finding is known again after edits elsewhere.
@Suite struct FingerprintTests {
  private let source = """
    import SwiftUI
    struct Row: View {
      var body: some View {
        Text("a").foregroundStyle(.red)
        Text("b").foregroundStyle(.red)
        Text("c").background(Color(red: 0.1, green: 0.2, blue: 0.3))
      }
      var other: some View { Text("a").foregroundStyle(.red) }
    }
    """

  private func fingerprints(_ source: String, name: String = LintedFile.name) -> [String] {
    LintedFile(source, name: name).findings.map(\.fingerprint)
  }

  @Test func tellsFindingsApart() {
    let all = fingerprints(source)
    #expect(all.count == 4)
    #expect(Set(all).count == 4)
  }

  @Test func numbersEqualOnes() {
    let all = fingerprints(source)
    #expect(all[1] == all[0] + "-2")
    #expect(!all[3].hasPrefix(all[0]))
  }

  @Test func staysWhenLinesMove() {
    #expect(fingerprints("// a header\n\n\n" + source) == fingerprints(source))
    #expect(fingerprints(source.replacing("\n", with: "\r\n")) == fingerprints(source))
    let moved = source.replacing("  var other", with: "  func more() {}\n\n  // moved\n  var other")
    #expect(fingerprints(moved) == fingerprints(source))
  }

  @Test func staysWhenCodeIsReformatted() {
    let formatted = source.replacing(
      "Color(red: 0.1, green: 0.2, blue: 0.3)",
      with: "Color(\n        red: 0.1,\n        green: 0.2,\n\t\tblue: 0.3\n      )"
    )
    #expect(formatted != source)
    #expect(fingerprints(formatted) == fingerprints(source))
  }

  @Test func namesTheFileAndWithoutItTheContent() {
    let (here, there) = (LintedFile(source).findings, LintedFile(source, name: "Other/Place/Row.swift").findings)
    #expect(Set((here + there).map(\.fingerprint)).count == 8)
    #expect(here.map(\.contentFingerprint) == there.map(\.contentFingerprint))
    #expect(here[1].contentFingerprint == here[0].contentFingerprint + "-2")
  }

  @Test func changesWithWhatItNames() {
    let all = fingerprints(source)
    let recolored = fingerprints(source.replacing("green: 0.2", with: "green: 0.4"))
    #expect(zip(all, recolored).map { $0 == $1 } == [true, true, false, true])
    let renamed = fingerprints(source.replacing("struct Row", with: "struct Line"))
    #expect(zip(all, renamed).allSatisfy { $0 != $1 })
  }

  @Test func belongsToItsRule() {
    let one = fingerprints("let a = UIColor(white: 0, alpha: 1)")
    let two = fingerprints("let a = token // parlance:ignore raw-color")
    #expect(one.count == 1 && two.count == 1 && one != two)
  }

  /// The text is a contract: baselines hold it across versions and machines.
  @Test func isTheSameEverywhere() {
    #expect(fingerprints("let shade = UIColor.red") == ["98d87baf634c54a3"])
  }
}
