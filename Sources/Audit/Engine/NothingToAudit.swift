import Workspace

/// Why no file is there to audit.
struct NothingToAudit {
  private let workspace: LoadedWorkspace
  private let request: AuditRequest
  private let opening: WorkspaceOpening

  init(_ workspace: LoadedWorkspace, _ request: AuditRequest, _ opening: WorkspaceOpening) {
    self.workspace = workspace
    self.request = request
    self.opening = opening
  }

  /// Whether git ignores something that was asked for.
  private var isIgnored: Bool {
    workspace.discovered.skipped.contains { $0.reason == .ignoredByGit && opening.isAsked($0.path, request.paths) }
  }

  var error: AuditError {
    let place = request.paths.joined(separator: " ")
    if request.paths.count == 1, let unfit = workspace.discovered.unfit.first {
      return AuditError(place: place, message: unfit.message, remedy: "name a Swift file or a folder")
    }
    if !workspace.excluded.isEmpty {
      return AuditError(
        place: place,
        message: "every Swift file found is excluded",
        remedy: "name another path, or allow it with --allow-empty"
      )
    }
    if !isIgnored {
      return AuditError(
        place: place,
        message: "no Swift file found",
        remedy: "name another path, or allow it with --allow-empty"
      )
    }
    return AuditError(
      place: place,
      message: "no Swift file found outside of what git ignores",
      remedy: "audit that too with --no-ignore, name another path, or allow it with --allow-empty"
    )
  }
}
