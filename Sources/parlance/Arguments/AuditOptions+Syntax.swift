import Audit
import Linting

extension AuditOptions: CommandOptions {
  static let syntax = CommandSyntax<AuditOptions>(
    name: .audit,
    summary: "report usages that bypass the design system",
    discussion: [
      "Learns the tokens and components that the Swift code, asset catalogs and token files under the root define, and "
        + "reports where code states a colour, a font, a height or another design value by hand, with the library "
        + "symbol to use instead.",
      "The root is the outermost folder, from the first PATH up to its git root, that holds a '.parlance.json', else "
        + "the git root, else PATH itself. Printed paths are relative to it.",
    ],
    operands: CommandOperands(
      synopsis: "[PATH …]",
      help: "Files or folders to audit, default '.'; '-' audits standard input and needs '--stdin-filename'",
      count: 0...Int.max
    ),
    options: selection + judgement + output + later,
    exitCodes: [
      (.clean, "no finding at or above the fail level"),
      (.findings, "findings at or above the fail level"),
      (.failure, "what was asked could not be done, or a file could not be read; standard error says why"),
    ],
    examples: [
      CommandExample(line: "parlance audit", meaning: "audit the working directory"),
      CommandExample(
        line: "parlance audit Sources --format text --format json:audit.json",
        meaning: "print findings for people and write them for programs"
      ),
      CommandExample(
        line: "parlance audit --only raw-color --fail-on never --statistics",
        meaning: "count hand-written colours without failing"
      ),
      CommandExample(
        line: "parlance audit - --stdin-filename App/Login.swift < draft.swift",
        meaning: "audit a draft as if it were that file"
      ),
    ]
  )

  /// What is audited.
  private static let selection: [CommandOption<AuditOptions>] = [
    .configuration { $0.request.configuration = $1 },
    .value("--stdin-filename", "FILE", "The file that standard input stands for when PATH is '-'") {
      $0.standardInputName = $1
    },
    .flag("--include-previews", "Judge previews too") { $0.request.includesPreviews = true },
    .flag("--include-tests", "Judge tests too") { $0.request.includesTests = true },
    .flag("--include-definitions", "Judge the design system's own definitions too") {
      $0.request.includesDefinitions = true
    },
    .noIgnore("Audit files that git ignores as well") { $0.request.skipsIgnoredFiles = false },
    .flag("--allow-empty", "Succeed where there is no Swift file") { $0.request.allowsNoFiles = true },
    .jobs { $0.request.jobs = $1 },
  ]

  /// Which rules run, and what makes the run fail.
  private static let judgement: [CommandOption<AuditOptions>] = [
    .value("--rule", "ID[=SEVERITY]", "Turn a rule on for this run, as 'error', 'warning', 'info', 'hint' or 'off'") {
      options,
      text throws(UsageProblem) in
      options.request.overrides += try ArgumentValue.overrides(text, for: "--rule")
    },
    .value("--only", "ID", "Run this rule alone; repeat it, or use commas, for several") {
      options,
      text throws(UsageProblem) in
      options.request.only += try ArgumentValue.ruleIDs(text, for: "--only")
    },
    .value("--off", "ID", "Turn a rule off for this run") { options, text throws(UsageProblem) in
      let ids = try ArgumentValue.ruleIDs(text, for: "--off")
      options.request.overrides += ids.map { RuleOverride(rule: $0, level: .off) }
    },
    .value(
      "--fail-on",
      "SEVERITY",
      default: "warning",
      "Exit with 1 when a finding is at least 'error', 'warning', 'info' or 'hint'; 'never' only reports"
    ) { options, text throws(UsageProblem) in
      options.failure.level = try ArgumentValue.severity(text, or: "never", for: "--fail-on")
    },
    .value("--max-findings", "N", default: "0", "Exit with 1 only above so many findings of the fail level") {
      options,
      text throws(UsageProblem) in
      options.failure.tolerated = try ArgumentValue.count(text, atLeast: 0, for: "--max-findings")
    },
  ]

  /// What is printed.
  private static let output: [CommandOption<AuditOptions>] = [
    .value(
      "--format",
      "FORMAT[:FILE]",
      default: "text",
      "Print 'text' or 'json', or write it to a file; repeat it for several forms"
    ) { options, text throws(UsageProblem) in
      options.formats.append(try ReportOutput(argument: text, option: "--format"))
    },
    .value(
      "--min-severity",
      "SEVERITY",
      default: "warning",
      "Print findings of at least this severity as text and count the others; other forms carry all"
    ) { options, text throws(UsageProblem) in
      options.minimumSeverity = try ArgumentValue.severity(text, for: "--min-severity")
    },
    .flag("--statistics", "Add tables of findings by rule, of the commonest raw values and of adoption by kind") {
      $0.showsStatistics = true
    },
    .color { $0.color = $1 },
    .value("--progress", "WHEN", default: "auto", "Show progress on a terminal with 'auto', or 'never'") {
      options,
      text throws(UsageProblem) in
      options.showsProgress = try ArgumentValue.choice(text, of: [("auto", true), ("never", false)], for: "--progress")
    },
    .flag("--quiet", letter: "q", "Print findings and errors alone, no summary and no notes") { $0.isQuiet = true },
    .verbose { $0.isVerbose = true },
  ]

  private static let later: [CommandOption<AuditOptions>] = [
    .later("--baseline"), .later("--no-baseline"), .later("--diff"), .later("--staged"), .later("--no-cache"),
    .later("--cache-dir"),
  ]
}
