import Audit

/// What the command line of `extract` asks for.
struct ExtractOptions: CommandOptions, Equatable {
  /// As given.
  var place = ""
  var name: String?
  var isOfOneFile = false
  var isDry = false
  var configuration: String?
  var skipsIgnoredFiles = true
  var jobs: Int?

  mutating func finish(operands: [String]) throws(UsageProblem) {
    place = operands.first ?? ""
    if let name, !Self.isName(name) {
      throw UsageProblem("'\(name)' is no name for a constant", remedy: "use letters and digits, a letter first")
    }
  }

  /// `nil` where the operand is no place.
  var request: ExtractionRequest? {
    guard var line = LineRequest(place), !line.file.isEmpty, line.line > 0, line.column ?? 1 > 0 else { return nil }
    line.configuration = configuration
    line.skipsIgnoredFiles = skipsIgnoredFiles
    line.jobs = jobs
    var request = ExtractionRequest(place: line)
    request.name = name
    request.isOfOneFile = isOfOneFile
    return request
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  static let syntax = CommandSyntax<ExtractOptions>(
    name: .extract,
    summary: "make a token of a raw value, and use it everywhere",
    discussion: [
      "Declares a constant with the value that the audit reports at a place, beside the tokens of its kind and written "
        + "as they are, and writes it wherever the workspace states the same value for the same kind of thing. Where a "
        + "token has the value already, it says which one."
    ],
    operands: CommandOperands(
      synopsis: "FILE:LINE[:COLUMN]",
      help: "A place as the audit prints it; without a column the first value of the line that can be extracted",
      count: 1...1
    ),
    options: [
      .value("--name", "NAME", "What the token is called; by default the name says the value") { $0.name = $1 },
      .flag("--this-file", "Leave the value in other files as it is") { $0.isOfOneFile = true },
      .flag("--dry-run", "Say what would change, and change nothing") { $0.isDry = true },
      .configuration { $0.configuration = $1 },
      .noIgnore("Change files that git ignores as well") { $0.skipsIgnoredFiles = false },
      .jobs { $0.jobs = $1 },
    ],
    exitCodes: [
      (.clean, "the token is declared and used"),
      (.failure, "no token can be made of what stands there; standard error says why"),
    ],
    examples: [
      CommandExample(
        line: "parlance extract App/Card.swift:12:22 --name cardGap",
        meaning: "name the value at that place"
      ),
      CommandExample(line: "parlance extract App/Card.swift:12 --dry-run", meaning: "see what would change"),
    ]
  )
}
