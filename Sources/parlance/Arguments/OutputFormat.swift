import Audit

/// The forms in which a command prints its result.
protocol OutputFormat: RawRepresentable<String>, CaseIterable, Sendable, Equatable {
  /// Words of the documentation for forms that this version can't write.
  static var laterWords: Set<String> { get }
}

extension OutputFormat {
  static var laterWords: Set<String> { [] }
}

extension ReportFormat: OutputFormat {
  static var laterWords: Set<String> {
    ["sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown"]
  }
}
