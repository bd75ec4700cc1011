package import Linting
package import Usages

/// What one run of the audit is asked to do, as the command line says it; paths are relative to the working directory.
package struct AuditRequest: Sendable, Equatable {
  /// Files and folders to audit, in the order given; `.` where none is.
  package var paths: [String]
  /// A configuration file to use instead of those that discovery finds.
  package var configuration: String?
  /// In the order given; of several for one rule the last counts.
  package var overrides: [RuleOverride]
  /// Only these rules run; empty: all that the configuration turns on.
  package var only: [RuleID]
  /// Whether these contexts are judged beside `usage`.
  package var includesPreviews: Bool
  package var includesTests: Bool
  package var includesDefinitions: Bool
  /// A text to audit in place of a file's content. `paths` then holds its name alone.
  package var standardInput: StandardInput?
  /// Whether files that git ignores are left out unless they are named.
  package var skipsIgnoredFiles: Bool
  /// Whether a run that finds no Swift file is fine.
  package var allowsNoFiles: Bool
  /// Threads; `nil`: as many as there are processors.
  package var jobs: Int?

  package init(
    paths: [String] = ["."],
    configuration: String? = nil,
    overrides: [RuleOverride] = [],
    only: [RuleID] = [],
    includesPreviews: Bool = false,
    includesTests: Bool = false,
    includesDefinitions: Bool = false,
    standardInput: StandardInput? = nil,
    skipsIgnoredFiles: Bool = true,
    allowsNoFiles: Bool = false,
    jobs: Int? = nil
  ) {
    self.paths = paths
    self.configuration = configuration
    self.overrides = overrides
    self.only = only
    self.includesPreviews = includesPreviews
    self.includesTests = includesTests
    self.includesDefinitions = includesDefinitions
    self.standardInput = standardInput
    self.skipsIgnoredFiles = skipsIgnoredFiles
    self.allowsNoFiles = allowsNoFiles
    self.jobs = jobs
  }

  /// Contexts to judge.
  package var contexts: Set<UsageContext> {
    var contexts: Set<UsageContext> = [.usage]
    if includesPreviews { contexts.insert(.preview) }
    if includesTests { contexts.insert(.test) }
    if includesDefinitions { contexts.insert(.definition) }
    return contexts
  }

  /// A text and the file that it stands for.
  package struct StandardInput: Sendable, Equatable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }
}
