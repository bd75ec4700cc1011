/// What a listing of the vocabulary is asked for, as the command line says it; paths are relative to the working
/// directory.
package struct ListingRequest: Sendable, Equatable {
  /// Only what is defined in these files and folders is listed; all of the root is read.
  package var paths: [String]
  /// A configuration file to use instead of those that discovery finds.
  package var configuration: String?
  /// Only these kinds; empty: all.
  package var kinds: Set<ListedKind>
  /// Whether entries are listed that the vocabulary knows but doesn't offer.
  package var includesAll: Bool
  /// Whether files that git ignores are left out unless they are named.
  package var skipsIgnoredFiles: Bool
  /// Threads; `nil`: as many as there are processors.
  package var jobs: Int?

  package init(
    paths: [String] = ["."],
    configuration: String? = nil,
    kinds: Set<ListedKind> = [],
    includesAll: Bool = false,
    skipsIgnoredFiles: Bool = true,
    jobs: Int? = nil
  ) {
    self.paths = paths
    self.configuration = configuration
    self.kinds = kinds
    self.includesAll = includesAll
    self.skipsIgnoredFiles = skipsIgnoredFiles
    self.jobs = jobs
  }
}
