import Linting
import SwiftSource
import Workspace

/// What is known of all projects at one moment.
struct DesignSnapshot: FeatureSnapshot {
  struct View: Sendable {
    let project: Project
    let state: ProjectState?
  }

  let projects: [View]

  var isComplete: Bool { projects.allSatisfy { $0.state != nil } }

  var revision: UInt64 {
    var hasher = Hasher()
    for view in projects { hasher.combine(view.state?.revision) }
    return UInt64(UInt(bitPattern: hasher.finalize()))
  }

  func diagnostics(of document: TextDocument, _ cancellation: Cancellation) throws -> [EditorDiagnostic] {
    guard document.language == .swift, case .file(let path) = document.id, let (view, state) = view(of: path),
      state.isSpoken
    else { return [] }
    let diagnoser = Diagnoser(state: state)
    if let reading = view.project.document(at: path)?.reading(of: document.text, in: state) {
      try cancellation.check()
      return diagnoser.diagnostics(reading.findings, in: path)
    }
    guard let place = state.workspace.place(of: path) else { return [] }
    return diagnoser.diagnostics(state.workspace.judgeAsRead(at: place).findings.findings, in: path)
  }

  func diagnosedFiles() -> [FilePath] {
    Set(projects.flatMap { $0.state.map { $0.isSpoken ? $0.workspace.auditedPaths : [] } ?? [] }).sorted()
  }

  /// The project that a file is part of.
  func view(of path: FilePath) -> (View, ProjectState)? {
    for view in projects {
      if let state = view.state, view.project.holds(path) { return (view, state) }
    }
    return nil
  }
}
