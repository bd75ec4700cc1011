import JSON
import Testing

/// What the comments in the sample projects expect is what is found there, and nothing else is.
@Suite struct FixtureAuditTests {
  private static let rulesOffByDefault = ["text-style", "system-color", "hairline", "raw-width", "hex-string"]

  @Test(arguments: Fixture.allCases)
  func aPlainAuditFindsWhatIsExpectedInUse(of fixture: Fixture) async throws {
    let findings = try await audit(fixture, [])
    let expected = try expectations(of: fixture).filter {
      $0.context == "usage" && !Self.rulesOffByDefault.contains($0.rule)
    }
    compare(findings, expected)
  }

  @Test func anAuditOfEverythingFindsAllThatIsExpected() async throws {
    let findings = try await audit(.travelApp, everything)
    compare(findings, try expectations(of: .travelApp))
  }

  @Test(arguments: [
    ("--include-previews", "preview"), ("--include-tests", "test"), ("--include-definitions", "definition"),
  ])
  func eachContextIsIncludedByItself(option: String, context: String) async throws {
    let findings = try await audit(.travelApp, [option])
    let expected = try expectations(of: .travelApp).filter {
      ["usage", context].contains($0.context) && !Self.rulesOffByDefault.contains($0.rule)
    }
    compare(findings, expected)
  }

  /// The judgements, byte for byte; what replaces a value is the vocabulary's, and has tests of its own.
  @Test func goldens() async throws {
    let folder = Fixture.travelApp.folder
    let runs: [(String, [String])] = [
      ("audit.txt", []), ("audit.json", ["--format", "json"]),
      ("everything.txt", everything + ["--min-severity", "hint"]),
    ]
    for (name, arguments) in runs {
      let run = try await ProgramRun(["audit"] + arguments, in: folder)
      #expect(run.exitCode == 1)
      try Fixture.travelApp.golden(name).expect(judgements(in: run.output))
    }
  }

  private func judgements(in output: String) -> String {
    let suggestions = /^  (use|nearest|made for this role:) '/
    return output.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.prefixMatch(of: suggestions) == nil && !$0.hasPrefix(#"    "adoption": "#) }
      .map { $0.replacing(/"suggestions": \[.*\], "fingerprint"/, with: #""suggestions": [], "fingerprint""#) }
      .joined(separator: "\n")
  }

  private var everything: [String] {
    ["--include-previews", "--include-tests", "--include-definitions"]
      + Self.rulesOffByDefault.flatMap { ["--rule", $0] }
  }

  private func audit(_ fixture: Fixture, _ arguments: [String]) async throws -> [AuditedFinding] {
    let run = try await ProgramRun(["audit", "--format", "json", "--fail-on", "never"] + arguments, in: fixture.folder)
    #expect(run.exitCode == 0)
    return try #require(AuditedFinding.all(in: try JSONValue.parse(run.output)))
  }

  private func expectations(of fixture: Fixture) throws -> [ExpectedFinding] {
    try fixture.swiftFiles().flatMap { ExpectedFinding.all(in: $0.text, file: $0.name) }
  }

  private func compare(_ findings: [AuditedFinding], _ expected: [ExpectedFinding]) {
    var rest = findings
    for one in expected {
      if let index = rest.firstIndex(where: { $0.file == one.file && $0.line == one.line && one.matches($0) }) {
        rest.remove(at: index)
      } else {
        Issue.record("\(one)")
      }
    }
    for one in rest { Issue.record("\(one)") }
    #expect(!expected.isEmpty)
  }
}
