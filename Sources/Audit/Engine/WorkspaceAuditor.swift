import JSON
package import Linting
import Rules
import Workspace

/// Audits what is on disk: the engine behind `parlance audit`.
package struct WorkspaceAuditor: Auditing {
  private let rules: [any Rule.Type]

  package init(rules: [any Rule.Type]) { self.rules = rules }

  package func audit(_ request: AuditRequest, observer: AuditObserver) throws(AuditError) -> AuditReport {
    let disk = DiskFileSystem()
    let here = DiskFileSystem.currentFolder
    let parallel = ParallelMap(jobs: request.jobs ?? ParallelMap.processorCount)
    let known = KnownRules(rules.map { $0.description })
    let workspace = LoadedWorkspace.load(
      try self.request(request, here, disk),
      known: known,
      fileSystem: disk,
      parallel: parallel
    )
    try check(workspace, here)
    Notes(workspace, here).report(to: observer)
    let audited = workspace.files.filter(\.isAudited)
    guard !audited.isEmpty || request.allowsNoFiles || workspace.problems.contains(where: { $0.weight == .failure })
    else {
      throw AuditError(
        place: request.paths.joined(separator: " "),
        message: workspace.excluded.isEmpty ? "no Swift file found" : "every Swift file found is excluded",
        remedy: "name another path, or allow it with --allow-empty"
      )
    }
    let engine = AuditEngine(rules: rules, run: run(request), parallel: parallel)
    let counter = ProgressCounter(total: workspace.files.count, audited: audited.count, observer: observer)
    let results = engine.judge(
      workspace,
      progress: AuditEngine.Progress(lowered: { counter.lowered() }, judged: { counter.judged() })
    )
    let problems = workspace.problems.filter { isAsked($0.path, request, here) }.map { problem in
      AuditProblem(
        file: problem.path.relative(to: workspace.root),
        message: problem.message,
        weight: problem.weight == .failure ? .failure : .note
      )
    }
    return AuditReport(
      root: printed(workspace.root, here),
      files: results.map { FileReport(path: $0.name, isAnalyzed: $0.isAnalyzed, result: $0.findings, lines: $0.lines) },
      problems: problems.sorted(),
      unlistedFiles: workspace.excluded.count
    )
  }

  private func printed(_ root: FilePath, _ here: FilePath) -> String {
    let relative = root.relative(to: here)
    return relative.isEmpty ? "." : relative
  }

  private func isAsked(_ path: FilePath, _ request: AuditRequest, _ here: FilePath) -> Bool {
    request.paths.contains { asked in
      let asked = FilePath(asked, relativeTo: here)
      let real = (try? DiskFileSystem().realPath(of: asked)) ?? asked
      return real.contains(path) || real == path || asked == path || asked.contains(path)
    }
  }

  private func request(
    _ request: AuditRequest,
    _ here: FilePath,
    _ disk: DiskFileSystem
  ) throws(AuditError) -> WorkspaceRequest {
    var paths: [FilePath] = []
    var overlays: [FilePath: [UInt8]] = [:]
    if let input = request.standardInput {
      let path = FilePath(input.path, relativeTo: here)
      let real = disk.realPlace(of: path)
      paths = [real]
      overlays[real] = input.bytes
    } else {
      for name in request.paths {
        let path = FilePath(name, relativeTo: here)
        do throws(FileError) {
          _ = try disk.realPath(of: path)
        } catch {
          throw AuditError(place: name, message: error.message, remedy: "check the path")
        }
        paths.append(path)
      }
    }
    return WorkspaceRequest(
      paths: paths,
      configuration: request.configuration.map { FilePath($0, relativeTo: here) },
      overlays: overlays,
      skipsIgnoredFiles: request.skipsIgnoredFiles
    )
  }

  private func run(_ request: AuditRequest) -> RunOptions {
    var levels: [RuleID: RunOptions.RunLevel] = [:]
    for override in request.overrides {
      switch override.level {
      case .on: levels[override.rule] = .on
      case .off: levels[override.rule] = .off
      case .severity(let severity): levels[override.rule] = .severity(severity)
      }
    }
    return RunOptions(levels: levels, only: Set(request.only), contexts: request.contexts, jobs: request.jobs)
  }

  /// A configuration that can't be understood stops the run: its first problem says where.
  private func check(_ workspace: LoadedWorkspace, _ here: FilePath) throws(AuditError) {
    guard let problem = workspace.configurationProblems.first else { return }
    let more = workspace.configurationProblems.count - 1
    throw AuditError(
      place: "\(problem.file.relative(to: here)):\(problem.position.line):\(problem.position.column)",
      message: problem.message + (more > 0 ? " (and \(more) more)" : ""),
      remedy: problem.remedy
    )
  }
}
