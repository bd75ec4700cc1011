import Audit

/// `parlance extract`: makes a token of a value and writes it everywhere.
struct ExtractCommand: Command {
  let extractor: WorkspaceExtractor
  let console: Console

  func run(_ options: ExtractOptions) throws(CommandError) -> ExitCode {
    guard let request = options.request else {
      throw CommandError(
        UsageProblem(
          "'\(options.place)' is no place",
          remedy: "write FILE:LINE or FILE:LINE:COLUMN, both counted from 1, as in 'App/Card.swift:12:22'"
        )
      )
    }
    let result: ExtractionResult
    do throws(AuditError) {
      result = try extractor.extract(request)
    } catch {
      throw CommandError(error)
    }
    if !options.isDry {
      // What is declared and not used yet compiles; the other way round it doesn't.
      let ordered = result.files.filter { $0.declaredLine != nil } + result.files.filter { $0.declaredLine == nil }
      try console.replace(ordered.map { ($0.path, $0.bytes) })
    }
    try console.print(Self.text(result, isDry: options.isDry))
    return .clean
  }

  private static func text(_ result: ExtractionResult, isDry: Bool) -> String {
    var lines: [String] = []
    for file in result.files {
      if let line = file.declaredLine { lines.append("\(file.name):\(line): declares '\(result.token)'") }
      if file.uses > 0 { lines.append("\(file.name): \(file.uses) \(file.uses == 1 ? "use" : "uses")") }
    }
    if isDry { lines.append("nothing was changed") }
    return lines.joined(separator: "\n") + "\n"
  }
}
