import DesignSystem
package import Linting
import SwiftSource
import Workspace

/// Looks at a workspace and drafts its first configuration: the engine behind `parlance init`.
package struct ConfigurationStarter: Sendable {
  private let rules: [any Rule.Type]

  package init(rules: [any Rule.Type]) { self.rules = rules }

  package struct Result: Sendable {
    /// Where the configuration belongs, relative to the working directory.
    package let file: String
    /// The configuration's text.
    package let configuration: [UInt8]
    /// What was found and skipped, for people.
    package let summary: String
    /// What could not be read.
    package let problems: [AuditProblem]
  }

  package func start(_ request: StartRequest, observer: AuditObserver) throws(AuditError) -> Result {
    let opening = try WorkspaceOpening(known: KnownRules(rules.map { $0.description }), jobs: request.jobs)
    let folder = try self.folder(request, opening)
    let file = folder.appending(ConfigurationFile.name)
    let name = file.relative(to: opening.here)
    if opening.fileSystem.exists(file), !request.overwrites {
      throw AuditError(place: name, message: "a configuration is there already", remedy: "replace it with --force")
    }
    // What is replaced must not shape what replaces it.
    let reading = try WorkspaceOpening(
      known: opening.known,
      fileSystem: HidingFileSystem(base: opening.fileSystem, hidden: file),
      jobs: request.jobs
    )
    let workspace = try reading.open(
      WorkspaceRequest(paths: [folder], skipsIgnoredFiles: request.skipsIgnoredFiles)
    )
    let problems = reading.problems(of: workspace, asked: [request.folder]).sorted()
    let counter = ProgressCounter(total: workspace.files.count, audited: 0, observer: observer)
    let analysis = WorkspaceAnalysis.analyze(
      workspace,
      parallel: reading.parallel,
      progress: { counter.lowered() }
    )
    Notes(workspace, opening.here).report(analysis, to: observer)
    let survey = WorkspaceSurvey(workspace, analysis, folder: folder)
    return Result(
      file: name,
      configuration: ConfigurationDraft(survey).bytes,
      summary: SurveyText(survey).text,
      problems: problems
    )
  }

  private func folder(_ request: StartRequest, _ opening: WorkspaceOpening) throws(AuditError) -> FilePath {
    let path = try opening.paths([request.folder]).first ?? opening.here
    guard (try? opening.fileSystem.status(of: path))?.kind == .folder,
      let real = try? opening.fileSystem.realPath(of: path)
    else {
      throw AuditError(place: request.folder, message: "not a folder", remedy: "name the folder to configure")
    }
    return real
  }
}
