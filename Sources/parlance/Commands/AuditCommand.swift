import Audit
import Linting

/// `parlance audit`: has the engine work and prints its report.
struct AuditCommand<Auditor: Auditing>: Command {
  let auditor: Auditor
  let rules: [RuleDescription]
  let console: Console

  func run(_ options: AuditOptions) throws(CommandError) -> ExitCode {
    let start = ContinuousClock.now
    let report = try audit(options)
    for output in options.outputs {
      let bytes = bytes(of: report, as: output, options)
      if let file = output.file {
        try console.write(bytes, toFileAt: file)
      } else {
        try console.print(bytes)
      }
    }
    if options.showsStatistics, !options.outputs.contains(where: { $0.format == .text }) {
      console.say(bytes: StatisticsTable().bytes(of: report))
    }
    for line in ProblemLines(of: report, options).lines { console.say(line) }
    if options.isVerbose {
      let elapsed = Duration.milliseconds(Int((ContinuousClock.now - start) / .milliseconds(1)))
      console.say("parlance: done in \(elapsed)")
    }
    return options.failure.exitCode(of: report)
  }

  private func audit(_ options: AuditOptions) throws(CommandError) -> AuditReport {
    var request = options.request
    do throws(UsageProblem) {
      try options.checkRules(among: rules)
    } catch {
      throw CommandError(error)
    }
    if options.readsStandardInput, let path = options.standardInputName {
      request.standardInput = AuditRequest.StandardInput(path: path, bytes: try console.readStandardInput())
    }
    let progress = options.showsProgress && !options.isQuiet && console.showsProgress ? ProgressBar() : nil
    defer { progress?.clear() }
    let say: @Sendable (String) -> Void = { [console] line in
      progress?.clear()
      console.say("parlance: " + line)
    }
    let observer = AuditObserver(
      progress: { progress?.show($0) },
      note: options.isVerbose ? say : nil,
      notice: { if !options.isQuiet { say($0) } }
    )
    do throws(AuditError) {
      return try auditor.audit(request, observer: observer)
    } catch {
      throw CommandError(error)
    }
  }

  private func bytes(of report: AuditReport, as output: ReportOutput<ReportFormat>, _ options: AuditOptions) -> [UInt8]
  {
    switch output.format {
    case .json:
      JSONReporter().bytes(of: report)
    case .text:
      TextReporter(
        minimumSeverity: options.minimumSeverity,
        isColored: output.file == nil ? console.isColored(options.color) : options.color == .always,
        showsStatistics: options.showsStatistics,
        showsSummary: !options.isQuiet
      ).bytes(of: report)
    }
  }
}
