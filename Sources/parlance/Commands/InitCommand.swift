import Audit

/// `parlance init`: writes a first configuration and says what it is made from.
struct InitCommand: Command {
  let starter: ConfigurationStarter
  let console: Console

  func run(_ options: InitOptions) throws(CommandError) -> ExitCode {
    let result = try start(options)
    try console.write(result.configuration, toFileAt: result.file)
    if !options.isQuiet { try console.print(result.summary + "wrote \(result.file)\n") }
    let problems = ProblemLines(of: result.problems, showsNotes: !options.isQuiet, showsAll: options.isVerbose)
    for line in problems.lines { console.say(line) }
    return result.problems.contains { $0.weight == .failure } ? .failure : .clean
  }

  private func start(_ options: InitOptions) throws(CommandError) -> ConfigurationStarter.Result {
    let progress = !options.isQuiet && console.showsProgress ? ProgressBar() : nil
    defer { progress?.clear() }
    let say: @Sendable (String) -> Void = { [console] line in
      progress?.clear()
      console.say("parlance: " + line)
    }
    let observer = AuditObserver(progress: { progress?.show($0) }, note: options.isVerbose ? say : nil)
    do throws(AuditError) {
      return try starter.start(options.request, observer: observer)
    } catch {
      throw CommandError(error)
    }
  }
}
