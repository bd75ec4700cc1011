/// What a run reads.
package struct WorkspaceRequest: Sendable {
  /// Files and folders asked about.
  package var paths: [FilePath]
  /// A configuration to use instead of those found.
  package var configuration: FilePath?
  /// Texts that stand for files: standard input, open buffers.
  package var overlays: [FilePath: [UInt8]]
  package var skipsIgnoredFiles: Bool
  /// Where the workspace lies; `nil`: found from the paths.
  package var scope: WorkspaceScope?

  package init(
    paths: [FilePath],
    configuration: FilePath? = nil,
    overlays: [FilePath: [UInt8]] = [:],
    skipsIgnoredFiles: Bool = true,
    scope: WorkspaceScope? = nil
  ) {
    self.paths = paths
    self.configuration = configuration
    self.overlays = overlays
    self.skipsIgnoredFiles = skipsIgnoredFiles
    self.scope = scope
  }
}
