package import LanguageServer
package import Workspace

/// Features of a language small enough for tests: a document should not use the words that `words.txt` lists.
///
/// The list of each folder counts for all; a file `hold.txt` means that not all is known yet.
package final class WordFeatures: LanguageFeatures {
  package let offered: Set<EditorFeature>
  package let commands = ["words.calls", "words.shout", "words.wait", "words.echo", "words.fail", "words.print"]
  package let watchedPatterns = ["**/*.txt", "**/*.swift"]

  private let host: any FeatureHost
  private var folders: [FilePath] = []
  private var words: [FileWord] = []
  private var isComplete = false
  private var revision: UInt64 = 0
  private var calls: [String] = []
  private var files: any FileSystem = InMemoryFileSystem()
  private var progress: WorkProgress?

  package init(host: any FeatureHost, offered: Set<EditorFeature> = Set(EditorFeature.allCases)) {
    self.host = host
    self.offered = offered
  }

  package var watchedPaths: [FilePath] {
    folders + folders.map { $0.appending(Self.list) }
  }

  package func workspaceChanged(_ workspace: ServedWorkspace) {
    calls.append("workspace \(workspace.folders.map(\.string).joined(separator: ","))")
    folders = workspace.folders
    files = workspace.files
    reload()
  }

  package func documentChanged(_ change: DocumentChange, files: any FileSystem) {
    self.files = files
    switch change {
    case .opened(let document): calls.append("opened \(name(document.id))")
    case .edited(let document, let changes):
      calls.append(
        "edited \(name(document.id)) \(changes.map { "\($0.range)+\($0.newLength)" }.joined(separator: ","))"
      )
    case .saved(let id): calls.append("saved \(name(id))")
    case .closed(let id): calls.append("closed \(name(id))")
    }
    reload()
  }

  package func filesChanged(_ paths: [FilePath], files: any FileSystem) {
    calls.append("files \(paths.map { String($0.name) }.joined(separator: ","))")
    self.files = files
    reload()
  }

  package func stop() {
    progress?.end()
  }

  package func makeSnapshot() -> any FeatureSnapshot {
    WordSnapshot(
      isComplete: isComplete,
      revision: revision,
      words: words,
      folders: folders,
      files: files,
      calls: calls
    )
  }

  private static let list = "words.txt"

  private func reload() {
    var words: [FileWord] = []
    var isHeld = false
    for folder in folders {
      words += FileWord.read(folder.appending(Self.list), in: files)
      isHeld = isHeld || files.exists(folder.appending("hold.txt"))
    }
    if isHeld, progress == nil { progress = host.beginProgress("Reading words", isCancellable: true) }
    progress?.report("\(words.count) words", fraction: isHeld ? 0.5 : 1)
    if !isHeld {
      progress?.end()
      progress = nil
    }
    guard words != self.words || isComplete == isHeld else { return }
    self.words = words
    isComplete = !isHeld
    revision += 1
    host.resultsChanged()
  }

  private func name(_ id: DocumentID) -> String {
    switch id {
    case .file(let path): String(path.name)
    case .buffer(let uri): uri
    }
  }
}
