import SwiftSource
import Synchronization
import Workspace

/// A workspace that is kept up to date on a thread of its own.
///
/// Safe to share: what changes is reached only under the condition's lock.
final class Project: @unchecked Sendable {
  let scope: WorkspaceScope
  private var request: WorkspaceRequest
  private let environment: LiveEnvironment
  private let host: any FeatureHost
  private let revisions: RevisionCounter
  private let condition = ThreadCondition()
  private var documents: [FilePath: OpenText] = [:]
  /// Documents that are no files, by their URIs.
  private var buffers: [String: LiveDocument] = [:]
  /// Documents that were closed since the last job.
  private var closed: Set<FilePath> = []
  private var files: any FileSystem
  private var wish = Wish.reload
  /// Of `MonotonicTime`.
  private var lastEdit = 0.0
  private var isStopped = false
  /// Whether the thread is at a job that looks at all files.
  private var isReading = false
  private var known: ProjectState?
  /// Used on the project's thread alone.
  private var linker = ProjectLinker()
  /// The last states: letting go of one takes time, which only the project's thread has. Used there alone.
  private var lastStates: [ProjectState] = []

  /// What is to be done next; each includes those before it.
  private enum Wish: Int, Comparable {
    case nothing, compareDocuments, reload

    static func < (left: Wish, right: Wish) -> Bool { left.rawValue < right.rawValue }
  }

  struct OpenText {
    let document: LiveDocument
    var text: LineTable
  }

  /// A document's text read exactly.
  struct ReadText {
    let document: LiveDocument
    let text: LineTable
    let source: DocumentSource

    init(_ open: OpenText, _ operators: OperatorTable) {
      document = open.document
      text = open.text
      source = open.document.source(of: open.text.bytes, operators)
    }
  }

  init(
    _ request: WorkspaceRequest,
    scope: WorkspaceScope,
    files: any FileSystem,
    environment: LiveEnvironment,
    host: any FeatureHost,
    revisions: RevisionCounter
  ) {
    self.request = request
    self.scope = scope
    self.files = files
    self.environment = environment
    self.host = host
    self.revisions = revisions
  }

  func start() { ServerThread.start("project") { self.run() } }

  func stop() {
    locked {
      isStopped = true
      condition.signal()
    }
  }

  // MARK: What the session tells

  var state: ProjectState? { locked { known } }

  /// The open document at a real path.
  func document(at path: FilePath) -> LiveDocument? { locked { documents[path]?.document } }

  func take(_ text: LineTable, at path: FilePath, _ files: any FileSystem) {
    locked {
      self.files = files
      var isNew = false
      if documents[path] == nil {
        documents[path] = OpenText(document: LiveDocument(path: path), text: text)
        closed.remove(path)
        // A file that discovery hasn't seen may have been made since. While all is read, that is asked afterwards.
        isNew = !isReading && known.map { $0.workspace.place(of: path) == nil } ?? false
      } else {
        documents[path]?.text = text
      }
      lastEdit = MonotonicTime.now
      wish = max(wish, isNew ? .reload : .compareDocuments)
      condition.signal()
    }
  }

  func close(_ path: FilePath, _ files: any FileSystem) {
    locked {
      self.files = files
      guard documents.removeValue(forKey: path) != nil else { return }
      closed.insert(path)
      wish = max(wish, .compareDocuments)
      condition.signal()
    }
  }

  // MARK: What is no file

  /// Where such a document stands among the files: an empty file that no disk holds.
  var bufferPath: FilePath { (scope.searched.first ?? scope.root).appending(".parlance-buffer.swift") }

  func document(ofBuffer uri: String) -> LiveDocument? { locked { buffers[uri] } }

  func take(buffer uri: String, _ files: any FileSystem) {
    locked {
      guard buffers[uri] == nil else { return }
      buffers[uri] = LiveDocument(path: bufferPath, isBuffer: true)
      guard request.overlays[bufferPath] == nil else { return }
      request.overlays[bufferPath] = []
      request.paths.append(bufferPath)
      self.files = files
      wish = .reload
      condition.signal()
    }
  }

  func close(buffer uri: String) {
    locked { buffers[uri] = nil }
  }

  /// What is on disk, or in documents that are no Swift, may be different now.
  func reload(_ files: any FileSystem) {
    locked {
      self.files = files
      wish = .reload
      condition.signal()
    }
  }

  /// An open document as a state of the project sees it. What isn't said exactly yet is looked at after a pause.
  func reading(of text: LineTable, _ document: LiveDocument, in state: ProjectState) -> DocumentReading? {
    let reading = document.reading(of: text, in: state)
    if let reading, !reading.isSettled {
      locked {
        wish = max(wish, .compareDocuments)
        condition.signal()
      }
    }
    return reading
  }

  // MARK: The thread

  private struct Job {
    let wish: Wish
    let files: any FileSystem
    let documents: [FilePath: OpenText]
    let closed: Set<FilePath>
    let request: WorkspaceRequest
  }

  private func run() {
    while let job = next() {
      let documents = job.documents.mapValues { [operators = state?.workspace.operators ?? .standard] in
        ReadText($0, operators)
      }
      let progress = job.wish == .reload && known == nil ? ReadingProgress(host) : nil
      let workspace = linker.update(
        isReload: job.wish == .reload,
        documents: documents,
        closed: job.closed,
        files: job.files,
        job.request,
        environment,
        host,
        progress: { progress?.count(of: $0) }
      )
      progress?.end()
      if job.wish == .reload { endReading(job, workspace) }
      guard let workspace = workspace ?? unsettledWorkspace(documents) else { continue }
      let next = ProjectState(
        workspace: workspace,
        revision: revisions.next(),
        counts: linker.counts(workspace),
        problems: linker.problems
      )
      // Whoever asks in the new state shouldn't wait for all of a document to be read.
      for open in documents.values { open.document.prepare(open.text, open.source, in: next) }
      locked { known = next }
      // Nobody waits for what comes now as for the first state.
      ServerThread.stepBack()
      host.resultsChanged()
      lastStates = lastStates.suffix(1) + [next]
    }
  }

  /// A document that was opened while all was read may be a file that wasn't there yet.
  private func endReading(_ job: Job, _ workspace: LiveWorkspace?) {
    locked {
      isReading = false
      let isMissing = documents.keys.contains { job.documents[$0] == nil && workspace?.place(of: $0) == nil }
      if isMissing { wish = .reload }
    }
  }

  /// The workspace as it is, where not all is exact that was said of the open documents in it.
  private func unsettledWorkspace(_ documents: [FilePath: ReadText]) -> LiveWorkspace? {
    guard let state else { return nil }
    return documents.values.allSatisfy { $0.document.isSettled(in: state) } ? nil : state.workspace
  }

  /// How long typing has to pause before its effects on other files are looked for, in seconds.
  private static let pause = 0.25

  private func next() -> Job? {
    locked {
      while !isStopped {
        switch wish {
        case .nothing: condition.wait()
        case .compareDocuments:
          let due = lastEdit + Self.pause
          if due <= MonotonicTime.now { return takeJob() }
          condition.wait(until: due)
        case .reload: return takeJob()
        }
      }
      return nil
    }
  }

  private func takeJob() -> Job {
    defer {
      isReading = wish == .reload
      wish = .nothing
      closed = []
    }
    return Job(wish: wish, files: files, documents: documents, closed: closed, request: request)
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.withLock(body)
  }
}

/// Gives each state of a session a number of its own.
final class RevisionCounter: Sendable {
  private let last = Atomic<UInt64>(0)

  func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}

/// Shows how many files are read.
private final class ReadingProgress: Sendable {
  private let progress: WorkProgress
  private let done = Atomic<Int>(0)

  init(_ host: any FeatureHost) {
    progress = host.beginProgress("Reading the design system", isCancellable: false)
  }

  func count(of total: Int) {
    let done = done.add(1, ordering: .relaxed).newValue
    guard done % 32 == 0 else { return }
    progress.report("\(done)/\(total) files", fraction: Double(done) / Double(max(total, 1)))
  }

  func end() { progress.end() }
}

extension Project {
  /// Whether a file lies where the project looks.
  func holds(_ path: FilePath) -> Bool {
    scope.searched.isEmpty ? state?.workspace.place(of: path) != nil : scope.searched.contains { $0.contains(path) }
  }
}
