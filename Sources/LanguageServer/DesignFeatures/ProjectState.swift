import Workspace

/// What is known of a project at one moment.
struct ProjectState: Sendable {
  let workspace: LiveWorkspace
  /// Of all states of a session no two have the same.
  let revision: UInt64
  let counts: UseCounts
  /// In files that are no Swift.
  let problems: FileProblems

  /// Whether anything is said about the project's files.
  var isSpoken: Bool { !workspace.isIdle }
}
