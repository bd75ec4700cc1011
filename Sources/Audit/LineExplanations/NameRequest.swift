/// Which token `parlance explain` is asked about, as the command line says it.
package struct NameRequest: Sendable, Equatable {
  /// The token's name, with or without the types around it.
  package var name: String
  /// A configuration file to use instead of those that discovery finds.
  package var configuration: String?
  /// Whether files that git ignores are left out.
  package var skipsIgnoredFiles: Bool
  /// Threads; `nil`: as many as there are processors.
  package var jobs: Int?

  package init(name: String, configuration: String? = nil, skipsIgnoredFiles: Bool = true, jobs: Int? = nil) {
    self.name = name
    self.configuration = configuration
    self.skipsIgnoredFiles = skipsIgnoredFiles
    self.jobs = jobs
  }
}
