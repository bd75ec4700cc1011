import JSON
import Workspace

/// Finds and reads the workspace that a run is about, and stops at what keeps the run from being meaningful.
struct WorkspaceOpening {
  let known: KnownRules
  let fileSystem: any FileSystem
  /// What relative names are relative to.
  let here: FilePath
  let parallel: ParallelMap

  /// - Throws: where there is no working directory: relative names would then mean something else than was asked.
  init(
    known: KnownRules,
    fileSystem: any FileSystem = DiskFileSystem(),
    here: FilePath? = DiskFileSystem.currentFolder,
    jobs: Int?
  ) throws(AuditError) {
    guard let here else {
      throw AuditError(message: "the working directory no longer exists", remedy: "change to another one")
    }
    self.known = known
    self.fileSystem = fileSystem
    self.here = here
    parallel = ParallelMap(jobs: jobs ?? ParallelMap.processorCount)
  }

  /// The paths that names on a command line mean; each leads to something.
  func paths(_ names: [String]) throws(AuditError) -> [FilePath] {
    var paths: [FilePath] = []
    for name in names {
      let path = FilePath(name, relativeTo: here)
      do throws(FileError) {
        _ = try fileSystem.realPath(of: path)
      } catch {
        // What is no UTF-8 on the command line reaches the program with this character in its place.
        if name.contains("\u{FFFD}") {
          throw AuditError(place: name, message: "the name is not valid UTF-8", remedy: "rename it")
        }
        throw AuditError(place: name, message: error.message, remedy: "check the path")
      }
      paths.append(path)
    }
    return paths
  }

  /// - Throws: where a configuration can't be understood: all that is wrong, each with its place.
  func open(_ request: WorkspaceRequest) throws(AuditError) -> LoadedWorkspace {
    let workspace = LoadedWorkspace.load(request, known: known, fileSystem: fileSystem, parallel: parallel)
    var errors = workspace.configurationProblems.map { problem in
      AuditError(
        place: "\(problem.file.relative(to: here)):\(problem.position.line):\(problem.position.column)",
        message: problem.message,
        remedy: problem.remedy
      )
    }
    guard var first = errors.first else { return workspace }
    errors.removeFirst()
    first.further = errors
    throw first
  }

  /// What could not be read, of what was asked for.
  func problems(of workspace: LoadedWorkspace, asked names: [String]) -> [AuditProblem] {
    workspace.problems.filter { isAsked($0.path, names) }.map { problem in
      AuditProblem(
        file: problem.path.relative(to: workspace.root),
        message: problem.message,
        weight: problem.weight == .failure ? .failure : .note
      )
    }
  }

  /// What was asked for by name and can't be audited.
  func unfitProblems(of workspace: LoadedWorkspace) -> [AuditProblem] {
    workspace.discovered.unfit.map { entry in
      AuditProblem(file: entry.path.relative(to: workspace.root), message: entry.message, weight: .failure)
    }
  }

  /// Whether a path lies under one of the names, or one of them under it.
  func isAsked(_ path: FilePath, _ names: [String]) -> Bool {
    names.contains { name in
      let asked = FilePath(name, relativeTo: here)
      let real = (try? fileSystem.realPath(of: asked)) ?? asked
      return real.contains(path) || asked.contains(path)
    }
  }
}
