import DesignSystem
package import Linting
package import SwiftSource
import Symbols
package import Usages

/// One moment of a workspace that an editor works in: files as the disk and the open documents have them, their
/// analysis, and what the next moment can be made from.
///
/// Immutable; changes give another one. The analysis is the one that an audit of these texts makes.
package struct LiveWorkspace: Sendable {
  package let workspace: LoadedWorkspace
  /// As an audit has it.
  package let base: WorkspaceAnalysis
  /// With the open documents read whole.
  package private(set) var current: WorkspaceAnalysis
  let settings: [FileSettings?]
  /// The places of the files by their real paths.
  private let places: [FilePath: Int]
  private let environment: LiveEnvironment

  /// Reads the workspace.
  /// - Parameters:
  ///   - fileSystem: with the open documents over the disk.
  ///   - previous: what is read already: files whose bytes didn't change keep their units.
  ///   - progress: called with each file that is read anew, from any thread.
  package static func load(
    _ request: WorkspaceRequest,
    fileSystem: any FileSystem,
    in environment: LiveEnvironment,
    previous: LiveWorkspace? = nil,
    progress: @escaping @Sendable (_ total: Int) -> Void = { _ in }
  ) -> LiveWorkspace {
    let workspace = LoadedWorkspace.load(
      request,
      known: environment.known,
      fileSystem: fileSystem,
      parallel: environment.parallel,
      previous: previous?.workspace
    )
    return LiveWorkspace(workspace, environment, previous: previous, progress)
  }

  /// The workspace with other texts of some of its files.
  /// - Parameter texts: by real path; files that aren't in it are left out.
  package func reading(_ texts: [FilePath: [UInt8]]) -> LiveWorkspace {
    LiveWorkspace(workspace.replacing(texts), environment, previous: self) { _ in }
  }

  private init(
    _ workspace: LoadedWorkspace,
    _ environment: LiveEnvironment,
    previous: LiveWorkspace?,
    _ progress: @escaping @Sendable (Int) -> Void
  ) {
    self.workspace = workspace
    self.environment = environment
    settings = environment.judge.settings(of: workspace)
    places = Dictionary(workspace.files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    let modules = ModuleMap(workspace.files)
    let files = workspace.files
    // A file whose bytes are the same as before says the same.
    let known = files.map { file -> SourceUnit? in
      guard let previous, let place = previous.places[file.path],
        previous.workspace.files[place].bytes == file.bytes
      else { return nil }
      return previous.base.units[place]
    }
    let result = WorkspaceReading(parallel: environment.parallel)
      .read(files, modules: modules, known: (known, previous?.operators ?? .standard)) { progress(files.count) }
    base = WorkspaceAnalysis.build(result, modules, of: workspace, environment.parallel)
    current = base
  }

  /// The operators that the files declare.
  package var operators: OperatorTable { base.operators }

  // MARK: Open documents

  /// Links the open documents as they are whole, and leaves the vocabulary as it is.
  /// - Parameter units: by real path.
  package func linking(_ units: [FilePath: SourceUnit]) -> LiveWorkspace {
    var files = base.symbols.files
    var linked = base.units
    for (path, unit) in units {
      guard let place = places[path] else { continue }
      // The vocabulary names the declarations by their places in the base.
      let aligned = unit.aligned(to: base.symbols.unit(Int32(truncatingIfNeeded: place)))
      linked[place] = aligned
      files[place] = LinkedFile(path: files[place].path, module: files[place].module, unit: aligned)
    }
    var result = self
    result.current = base.relinked(files, linked)
    return result
  }

  // MARK: Files

  /// Where a file stands in `workspace.files` and in the analysis; `nil` for what isn't part of the workspace.
  /// - Parameter path: a real one.
  package func place(of path: FilePath) -> Int? { places[path] }

  /// The analysis with a document as it is being written.
  /// - Parameter before: the document's unit in an analysis that was made before; its declarations keep their places.
  package func analysis(
    with unit: SourceUnit,
    at place: Int,
    keeping before: SourceUnit? = nil
  ) -> WorkspaceAnalysis {
    let linked = current.symbols.unit(Int32(truncatingIfNeeded: place))
    return current.replacing(unit.aligned(to: linked, keeping: before), at: place)
  }

  /// How a file is judged; `nil` where it isn't.
  package func settings(at place: Int) -> FileSettings? { settings[place] }

  /// The findings in a document as it is being written.
  /// - Parameters:
  ///   - analysis: with the document in it.
  ///   - memory: what was suggested before in the document, in this state of the workspace.
  ///   - scan: runs the scanner.
  package func judge(
    _ lines: LineTable,
    at place: Int,
    in analysis: WorkspaceAnalysis,
    _ memory: SuggestionMemory? = nil,
    scan: (UsageScanner) -> [Usage] = { $0.scan() }
  ) -> FileJudge.Result {
    let file = workspace.files[place].with(lines.bytes)
    return environment.judge.judge(file, at: place, lines, settings[place], in: analysis, memory, scan: scan)
  }

  /// The findings of a file as an audit has them.
  package func judgeAsRead(at place: Int) -> FileJudge.Result {
    environment.judge.judge(workspace.files[place], at: place, settings[place], in: base)
  }

  /// Runs `body` for each place on several threads with big stacks; results in the order of the places.
  package func concurrently<Output: Sendable>(
    _ places: some Sequence<Int>,
    _ body: @Sendable (Int) -> Output
  ) -> [Output] {
    environment.parallel.map(Array(places), body)
  }

  /// Whether there is nothing to say: no configuration and no token.
  package var isIdle: Bool {
    workspace.configurations.allLayers.isEmpty && base.vocabulary.isEmpty
  }
}
