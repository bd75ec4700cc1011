/// What a first configuration is asked for, as the command line says it.
package struct StartRequest: Sendable, Equatable {
  /// The folder that the configuration is for, relative to the working directory.
  package var folder: String
  /// Whether a configuration that is there may be replaced.
  package var overwrites: Bool
  /// Whether files that git ignores are left out.
  package var skipsIgnoredFiles: Bool
  /// Threads; `nil`: as many as there are processors.
  package var jobs: Int?

  package init(folder: String = ".", overwrites: Bool = false, skipsIgnoredFiles: Bool = true, jobs: Int? = nil) {
    self.folder = folder
    self.overwrites = overwrites
    self.skipsIgnoredFiles = skipsIgnoredFiles
    self.jobs = jobs
  }
}
