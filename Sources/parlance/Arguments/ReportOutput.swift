import Audit

/// One form in which the report is wanted, and where.
struct ReportOutput: Sendable, Equatable {
  var format: ReportFormat
  /// `nil`: standard output.
  var file: String?

  init(_ format: ReportFormat, file: String? = nil) {
    self.format = format
    self.file = file
  }

  /// Reads `FORMAT` or `FORMAT:FILE`, where the file may hold further colons and `-` is standard output.
  init(argument: String, option: String) throws(UsageProblem) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    if Self.laterFormats.contains(parts[0]) { throw .later("the format '\(parts[0])'") }
    format = try ArgumentValue.choice(parts[0], of: ReportFormat.allCases.map { ($0.rawValue, $0) }, for: option)
    if parts.count == 2 {
      guard !parts[1].isEmpty else {
        throw UsageProblem("'\(argument)' names no file", remedy: "write '\(option) \(parts[0]):FILE'")
      }
      file = parts[1] == "-" ? nil : parts[1]
    }
  }

  /// Formats of the documentation that this version can't write.
  private static let laterFormats: Set<String> = [
    "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown",
  ]
}
