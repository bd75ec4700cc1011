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
  let open: [DocumentID: TextDocument]

  var isComplete: Bool { projects.allSatisfy { $0.state != nil } }

  var revision: UInt64 {
    var hasher = Hasher()
    for view in projects { hasher.combine(view.state?.revision) }
    return UInt64(UInt(bitPattern: hasher.finalize()))
  }

  func diagnostics(of document: TextDocument, _ cancellation: Cancellation) throws -> [EditorDiagnostic] {
    guard document.language == .swift else { return problems(in: document) }
    guard case .file(let path) = document.id else {
      return reading(of: document).map { Diagnoser(state: $0.state).diagnostics($0.findings, in: $0.path) } ?? []
    }
    guard let (view, state) = view(of: path), state.isSpoken else { return [] }
    let diagnoser = Diagnoser(state: state)
    let open = view.project.document(at: path)
    if let reading = open.flatMap({ view.project.reading(of: document.text, $0, in: state) }) {
      try cancellation.check()
      return diagnoser.diagnostics(reading.findings, in: path)
    }
    guard let place = state.workspace.place(of: path) else { return [] }
    return diagnoser.diagnostics(state.workspace.judgeAsRead(at: place).findings.findings, in: path)
  }

  func diagnosedFiles() -> [FilePath] {
    let audited = projects.flatMap { $0.state.map { $0.isSpoken ? $0.workspace.auditedPaths : [] } ?? [] }
    let buffers = projects.map(\.project.bufferPath)
    return Set(audited + problemFiles()).subtracting(buffers).sorted()
  }

  func problemFiles() -> [FilePath] {
    projects.flatMap { $0.state?.problems.files ?? [] }.withoutRepeats()
  }

  /// What is wrong in a configuration or a file of definitions.
  private func problems(in document: TextDocument) -> [EditorDiagnostic] {
    guard case .file(let path) = document.id else { return [] }
    let problems = projects.lazy.compactMap { $0.state?.problems }.first { $0[path] != nil }
    return problems?.diagnostics(of: path, in: document.text) ?? []
  }

  /// The project that a file is part of.
  func view(of path: FilePath) -> (View, ProjectState)? {
    for view in projects {
      if let state = view.state, view.project.holds(path) { return (view, state) }
    }
    return nil
  }
}
