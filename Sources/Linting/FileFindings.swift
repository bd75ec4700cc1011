package import Usages

/// What the linter says of one file.
package struct FileFindings: Sendable {
  /// In source order.
  package var findings: [Finding]
  /// Findings that a suppression hides.
  package var suppressed: Int
  /// What could not be read as it stands (invalid UTF-8, nesting past the bound), with its place.
  package var problems: [FileProblem]
  /// Positions in usage context, by kind.
  package var adoption: [UsageKind: AdoptionCount]

  package init(
    findings: [Finding] = [],
    suppressed: Int = 0,
    problems: [FileProblem] = [],
    adoption: [UsageKind: AdoptionCount] = [:]
  ) {
    self.findings = findings
    self.suppressed = suppressed
    self.problems = problems
    self.adoption = adoption
  }
}

/// Something about a file that the user should know, with its place.
package struct FileProblem: Sendable, Hashable {
  package var offset: UInt32
  package var message: String

  package init(offset: UInt32, message: String) {
    self.offset = offset
    self.message = message
  }
}

/// How often a kind of design value was stated through a token, and how often by hand.
package struct AdoptionCount: Sendable, Hashable {
  package var tokens: Int
  package var raw: Int

  package init(tokens: Int = 0, raw: Int = 0) {
    self.tokens = tokens
    self.raw = raw
  }

  package static func + (a: AdoptionCount, b: AdoptionCount) -> AdoptionCount {
    AdoptionCount(tokens: a.tokens + b.tokens, raw: a.raw + b.raw)
  }
}
