/// One form in which a result is wanted, and where.
struct ReportOutput<Format: OutputFormat>: Sendable, Equatable {
  var format: Format
  /// `nil`: standard output.
  var file: String?

  init(_ format: Format, file: String? = nil) {
    self.format = format
    self.file = file
  }

  /// Reads `FORMAT` or `FORMAT:FILE`, where the file may hold further colons and `-` is standard output.
  init(argument: String, option: String) throws(UsageProblem) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    if Format.laterWords.contains(parts[0]) { throw .later("the format '\(parts[0])'") }
    format = try ArgumentValue.choice(parts[0], of: Format.allCases.map { ($0.rawValue, $0) }, for: option)
    if parts.count == 2 {
      guard !parts[1].isEmpty else {
        throw UsageProblem("'\(argument)' names no file", remedy: "write '\(option) \(parts[0]):FILE'")
      }
      file = parts[1] == "-" ? nil : parts[1]
    }
  }

  /// At most one of several goes to standard output.
  static func check(_ outputs: [ReportOutput]) throws(UsageProblem) {
    guard outputs.count(where: { $0.file == nil }) > 1 else { return }
    throw UsageProblem(
      "only one format can go to standard output",
      remedy: "give the others a file, as in '--format json:FILE'"
    )
  }
}
