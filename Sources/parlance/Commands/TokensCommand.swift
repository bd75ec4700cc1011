import Audit

/// `parlance tokens`: lists the vocabulary.
struct TokensCommand: Command {
  let lister: VocabularyLister
  let console: Console

  func run(_ options: TokensOptions) throws(CommandError) -> ExitCode {
    let result = try list(options)
    for output in options.outputs {
      let bytes = bytes(of: result.listing, as: output, options)
      if let file = output.file {
        try console.write(bytes, toFileAt: file)
      } else {
        try console.print(bytes)
      }
    }
    let notes = result.listing.problems.map { problem in
      AuditProblem(file: problem.file, line: problem.line, column: problem.column, message: problem.message)
    }
    let problems = ProblemLines(
      of: (result.problems + notes).sorted(),
      showsNotes: !options.isQuiet,
      showsAll: options.isVerbose
    )
    for line in problems.lines { console.say(line) }
    return result.problems.contains { $0.weight == .failure } ? .failure : .clean
  }

  private func list(_ options: TokensOptions) throws(CommandError) -> VocabularyLister.Result {
    let progress = !options.isQuiet && console.showsProgress ? ProgressBar() : nil
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
      return try lister.list(options.request, observer: observer)
    } catch {
      throw CommandError(error)
    }
  }

  private func bytes(
    of listing: VocabularyListing,
    as output: ReportOutput<TokensOptions.Format>,
    _ options: TokensOptions
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    switch output.format {
    case .text:
      let isColored = output.file == nil ? console.isColored(options.color) : options.color == .always
      TextListing.write(listing, usesColor: isColored, to: &bytes)
    case .json: JSONListing.write(listing, to: &bytes)
    case .markdown: MarkdownListing.write(listing, to: &bytes)
    case .dtcg: DTCGListing.write(listing, to: &bytes)
    }
    return bytes
  }
}
