import JSON
import Testing

@Suite struct CommandTests {
  @Test(arguments: [
    (["audti"], "unknown command 'audti'; did you mean 'audit'?"),
    (["paint"], "unknown command 'paint'; 'parlance --help' lists the commands"),
    ([""], "unknown command ''; 'parlance --help' lists the commands"),
    (["--verison"], "unknown option '--verison'; did you mean '--version'?"),
    (["--quiet", "audit"], "unknown option '--quiet'; a command comes first; 'parlance --help' lists them"),
    (["help", "paint"], "unknown command 'paint'; 'parlance --help' lists the commands"),
    (["help", "audit", "extra"], "'extra' is one argument too many; write 'parlance help COMMAND'"),
    (["explain", "App/A.swift"], "'App/A.swift' is a file, not a rule or a line; name a line: 'App/A.swift:12'"),
    (["explain"], "'explain' needs an argument; write 'parlance explain RULE | FILE:LINE | TOKEN'"),
    (["explain", "a", "b"], "'b' is one argument too many; 'parlance explain --help' says what fits"),
    (["explain", "no-such-rule-at-all"], "unknown rule 'no-such-rule-at-all'; 'parlance rules' lists them"),
    (["rules", "--format", "yaml"], "'yaml' is no value of '--format'; use 'text', 'json' or 'markdown'"),
  ])
  func refusesInOneLine(arguments: [String], message: String) async throws {
    let run = try await ProgramRun(arguments)
    #expect(run.exitCode == 2)
    #expect(run.errors == "parlance: error: \(message)\n")
    #expect(run.output == "")
  }

  @Test(arguments: ["fix", "report", "baseline"])
  func refusesCommandsOfLaterVersions(command: String) async throws {
    let run = try await ProgramRun([command, "."])
    #expect(run.exitCode == 2)
    #expect(run.errors == "parlance: error: this version of parlance does not know the command '\(command)' yet\n")
  }

  @Test func aPathInPlaceOfACommandLeadsToTheAudit() async throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try folder.write("My App/A.swift", "")
    let run = try await ProgramRun(["My App"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.errors == "parlance: error: unknown command 'My App'; write 'parlance audit \"My App\"' to audit it\n")
  }

  @Test func explainsEveryRuleItListsAndKnowsItOneLetterOff() async throws {
    let rules = try JSONValue.parse(try await ProgramRun(["rules", "--format", "json"]).output)["rules"]?.arrayValue
    for rule in try #require(rules) {
      let id = try #require(rule["id"]?.stringValue)
      let explained = try await ProgramRun(["explain", id])
      #expect(explained.exitCode == 0)
      #expect(explained.output.hasPrefix("\(id) ("))
      let missed = try await ProgramRun(["explain", id + "x"])
      #expect(missed.exitCode == 2)
      #expect(missed.errors == "parlance: error: unknown rule '\(id)x'; did you mean '\(id)'?\n")
    }
  }
}
