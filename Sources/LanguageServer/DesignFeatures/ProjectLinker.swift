import JSON
import SwiftSource
import Workspace

/// Makes the next state of a project from what changed: reads what is new, builds the vocabulary anew where
/// declarations changed, links the open documents.
struct ProjectLinker {
  private var workspace: LiveWorkspace?
  /// The open documents as the vocabulary was built with them.
  private var built: [FilePath: Int] = [:]
  /// The open documents as they are linked.
  private var linked: [FilePath: Int] = [:]
  private var linkedTexts: [FilePath: [UInt8]] = [:]
  private var counts: UseCounts?
  private(set) var problems = FileProblems.none

  /// - Parameter closed: documents that are open no more.
  /// - Returns: nil where nothing that matters changed.
  mutating func update(
    isReload: Bool,
    documents: [FilePath: Project.ReadText],
    closed: Set<FilePath>,
    files: any FileSystem,
    _ request: WorkspaceRequest,
    _ environment: LiveEnvironment,
    _ host: any FeatureHost,
    progress: @escaping @Sendable (Int) -> Void
  ) -> LiveWorkspace? {
    let units = documents.mapValues(\.source.unit)
    let digests = units.mapValues(\.interfaceDigest)
    let texts = documents.mapValues(\.text.bytes)
    guard let before = workspace, !isReload, var stale = leave(closed, in: before, files) else {
      return finish(load(files, request, environment, host, progress), units, digests, texts)
    }
    for (path, open) in documents {
      guard let place = before.place(of: path) else { continue }
      if built[path] == nil {
        built[path] = digest(before.workspace.files[place].bytes, open.source.text, digests[path])
      }
      if built[path] != digests[path] { stale[path] = open.source.text }
    }
    guard stale.isEmpty else { return finish(before.reading(stale), units, digests, texts) }
    guard linked != digests else { return nil }
    return link(before, units, digests, texts)
  }

  /// Takes leave of documents that are open no more. Those that are linked as their files say may stay so.
  /// - Returns: what other files say now; nil where one is gone.
  private mutating func leave(
    _ closed: Set<FilePath>,
    in before: LiveWorkspace,
    _ files: any FileSystem
  ) -> [FilePath: [UInt8]]? {
    var stale: [FilePath: [UInt8]] = [:]
    for path in closed {
      built[path] = nil
      guard let place = before.place(of: path) else { continue }
      guard let bytes = try? files.read(path, limit: LoadedWorkspace.maximumFileSize) else { return nil }
      let known = before.workspace.files[place].bytes
      if known != bytes { stale[path] = bytes }
      if linkedTexts[path] == known { linked[path] = nil }
    }
    return stale
  }

  /// What a document's file said when the vocabulary was built.
  private func digest(_ read: [UInt8], _ open: [UInt8], _ current: Int?) -> Int? {
    read == open ? current : SourceUnit.lower(read).interfaceDigest
  }

  private mutating func load(
    _ files: any FileSystem,
    _ request: WorkspaceRequest,
    _ environment: LiveEnvironment,
    _ host: any FeatureHost,
    _ progress: @escaping @Sendable (Int) -> Void
  ) -> LiveWorkspace {
    let next = LiveWorkspace.load(
      request,
      fileSystem: files,
      in: environment,
      previous: workspace,
      progress: progress
    )
    let found = FileProblems(next.workspace, after: problems)
    for news in found.news(since: problems, root: next.workspace.root) { host.warn(news.message, kind: news.kind) }
    problems = found
    return next
  }

  private mutating func finish(
    _ next: LiveWorkspace,
    _ units: [FilePath: SourceUnit],
    _ digests: [FilePath: Int],
    _ texts: [FilePath: [UInt8]]
  ) -> LiveWorkspace {
    built = digests
    counts = nil
    return link(next, units, digests, texts)
  }

  private mutating func link(
    _ next: LiveWorkspace,
    _ units: [FilePath: SourceUnit],
    _ digests: [FilePath: Int],
    _ texts: [FilePath: [UInt8]]
  ) -> LiveWorkspace {
    let result = units.isEmpty ? next : next.linking(units)
    workspace = result
    linked = digests
    linkedTexts = texts
    return result
  }

  /// Kept as long as only open documents are linked anew.
  mutating func counts(_ workspace: LiveWorkspace) -> UseCounts {
    if let counts { return counts }
    let made = UseCounts(workspace)
    counts = made
    return made
  }
}
