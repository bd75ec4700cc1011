import Testing

@Suite struct HelpTests {
  @Test func printsTheVersion() async throws {
    let run = try await ProgramRun(["--version"])
    #expect(run.exitCode == 0)
    #expect(run.output.wholeMatch(of: /parlance \d+\.\d+\.\d+\n/) != nil)
    #expect(run.errors == "")
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "help"]])
  func teachesTheCommands(arguments: [String]) async throws {
    let run = try await ProgramRun(arguments)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    for command in ["audit", "tokens", "explain", "rules", "init"] {
      #expect(run.output.contains("\n  \(command) "), "\(command)")
    }
    // What this version lacks isn't praised.
    #expect(!run.output.contains("\n  baseline "))
  }

  @Test func withoutAnythingTheHelpIsAnError() async throws {
    let run = try await ProgramRun([])
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors == (try await ProgramRun(["--help"])).output)
  }

  @Test(arguments: ["audit", "tokens", "explain", "rules", "init"])
  func teachesACommand(name: String) async throws {
    let run = try await ProgramRun([name, "--help"])
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("parlance \(name) [OPTION …]"))
    for heading in ["Options:", "Exit code:", "Examples:"] { #expect(run.output.contains("\n\(heading)\n")) }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(run.output == (try await ProgramRun(["help", name])).output)
    #expect(run.output == (try await ProgramRun([name, "-h", "--nonsense"])).output)
  }

  @Test func namesEveryOptionOfAuditWithItsDefault() async throws {
    let help = try await ProgramRun(["audit", "--help"]).output
    for option in [
      "--format FORMAT[:FILE]", "--config FILE", "--rule ID[=SEVERITY]", "--only ID", "--off ID", "--fail-on SEVERITY",
      "--max-findings N", "--include-previews", "--include-tests", "--include-definitions", "--min-severity SEVERITY",
      "--stdin-filename FILE", "--no-ignore", "--allow-empty", "--jobs N", "-v, --verbose", "--color WHEN",
      "-q, --quiet", "--statistics", "--progress WHEN",
    ] { #expect(help.contains(option), "\(option)") }
    #expect(help.contains("(default: text)"))
    #expect(!help.contains("--baseline"))
  }
}
