import Testing

/// The files of this checkout, read once for all tests.
enum Checkout {
  static let sources = files { try $0.swiftFiles(in: "Sources") }

  static let all = files { repository in
    try sources + repository.files(in: "Tests") + repository.files(in: ".ci") + repository.files(in: "editors")
      + ["Package.swift", "README.md", "Sources/README.md"].map { try repository.file($0) }
  }

  private static func files(_ read: (Repository) throws -> [SourceFile]) -> [SourceFile] {
    do {
      return try read(.current)
    } catch {
      Issue.record(error)
      return []
    }
  }
}

/// Expects no finding; a failure prints the findings alone.
func expectNone(_ found: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(found == [], sourceLocation: sourceLocation)
}
