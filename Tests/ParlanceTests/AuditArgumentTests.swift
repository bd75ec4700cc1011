import Testing

@Suite struct AuditArgumentTests {
  /// The first thing wrong is what the program names: that it is the last word proves the others good.
  @Test(arguments: [
    ["--format", "json"], ["--format=text", "--format=json:a b.json"], ["--format", "json:-"],
    ["--config", "other.json"], ["--config=--odd.json"], ["--rule", "raw-color"], ["--rule=raw-color=error"],
    ["--rule", "raw-color=off,raw-font=hint"], ["--only", "raw-color, raw-font", "--only=raw-height"],
    ["--off", "raw-color"], ["--fail-on", "error"], ["--fail-on=never"], ["--max-findings", "0"],
    ["--include-previews", "--include-tests", "--include-definitions"], ["--min-severity", "hint"],
    ["-", "--stdin-filename", "A.swift"], ["--no-ignore", "--allow-empty"], ["--jobs", "4"], ["--jobs=1"],
    ["--verbose", "-v"], ["--color", "always"], ["--color=never"], ["--quiet", "-q"], ["-qv"], ["--statistics"],
    ["--progress=auto", "--progress", "never"], ["A.swift", "--quiet", "B.swift"],
  ])
  func accepts(arguments: [String]) async throws {
    let run = try await ProgramRun(["audit"] + arguments + ["--nonsense"])
    #expect(run.exitCode == 2)
    #expect(
      run.errors == "parlance: error: unknown option '--nonsense'; 'parlance audit --help' lists the options\n"
    )
    #expect(run.output == "")
  }

  @Test(arguments: [
    (["--fromat", "json"], "unknown option '--fromat'; did you mean '--format'?"),
    (["--nonsense=1"], "unknown option '--nonsense'; 'parlance audit --help' lists the options"),
    (["-qx"], "unknown option '-x'; 'parlance audit --help' lists the options"),
    (["--format"], "'--format' needs a value; write '--format FORMAT[:FILE]'"),
    (["--config", "--quiet"], "'--config' needs a value; write '--config FILE'"),
    (["--config="], "'--config' needs a value; write '--config FILE'"),
    (["--quiet=yes"], "'--quiet' takes no value; write '--quiet' alone"),
    (["--format", "jsn"], "'jsn' is no value of '--format'; did you mean 'json'?"),
    (["--format", "yaml"], "'yaml' is no value of '--format'; use 'text' or 'json'"),
    (["--format", "json:"], "'json:' names no file; write '--format json:FILE'"),
    (
      ["--format", "text", "--format", "json"],
      "only one format can go to standard output; give the others a file, as in '--format json:FILE'"
    ),
    (["--fail-on", "warnin"], "'warnin' is no value of '--fail-on'; did you mean 'warning'?"),
    (["--fail-on", "x"], "'x' is no value of '--fail-on'; use 'error', 'warning', 'info', 'hint' or 'never'"),
    (["--min-severity", "off"], "'off' is no value of '--min-severity'; use 'error', 'warning', 'info' or 'hint'"),
    (["--rule", "raw-color=loud"], "'loud' is no value of '--rule'; use 'error', 'warning', 'info', 'hint' or 'off'"),
    (["--only", "a,,b"], "'a,,b' is no value of '--only'; use a rule's id, or several with commas"),
    (["--jobs", "0"], "'0' is no value of '--jobs'; use a whole number from 1 up"),
    (
      ["--jobs", "99999999999999999999"], "'99999999999999999999' is no value of '--jobs'; use a whole number from 1 up"
    ),
    (["--max-findings", "-1"], "'-1' is no value of '--max-findings'; use a whole number from 0 up"),
    (["--color", "on"], "'on' is no value of '--color'; use 'auto', 'always' or 'never'"),
    (["-"], "'-' needs the file that standard input stands for; add '--stdin-filename FILE'"),
    (["--stdin-filename", "A.swift"], "'--stdin-filename' goes with '-'; write '-' in place of the paths"),
    (
      ["-", "B.swift", "--stdin-filename", "A.swift"],
      "standard input is audited alone; leave out '-' or the other paths"
    ),
    ([""], "'' is no path; write '.' for the working directory"),
    (["--only", "no-such-rule-at-all"], "unknown rule 'no-such-rule-at-all'; 'parlance rules' lists them"),
  ])
  func refuses(arguments: [String], message: String) async throws {
    let run = try await ProgramRun(["audit"] + arguments)
    #expect(run.exitCode == 2)
    #expect(run.errors == "parlance: error: \(message)\n")
    #expect(run.output == "")
  }

  @Test(arguments: [
    ["--baseline", "b.json"], ["--baseline=b.json"], ["--no-baseline"], ["--diff", "main"], ["--staged"],
    ["--no-cache"], ["--cache-dir", "c"],
  ])
  func refusesOptionsOfLaterVersions(arguments: [String]) async throws {
    let run = try await ProgramRun(["audit"] + arguments)
    let option = arguments[0].prefix { $0 != "=" }
    #expect(run.exitCode == 2)
    #expect(run.errors == "parlance: error: this version of parlance does not know the option '\(option)' yet\n")
  }

  @Test(arguments: ["sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown", "sarif:out.sarif"])
  func refusesFormatsOfLaterVersions(format: String) async throws {
    let run = try await ProgramRun(["audit", "--format", format])
    let name = format.prefix { $0 != ":" }
    #expect(run.exitCode == 2)
    #expect(run.errors == "parlance: error: this version of parlance does not know the format '\(name)' yet\n")
  }

  @Test func whatFollowsTwoHyphensIsAPath() async throws {
    let run = try await ProgramRun(["audit", "--", "--nonsense", "--help"])
    #expect(!run.errors.contains("unknown option"))
    #expect(!run.output.contains("Options:"))
  }
}
