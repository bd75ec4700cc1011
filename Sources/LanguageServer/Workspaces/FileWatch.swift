import JSON
import LanguageServerProtocol
import Workspace

/// Hears of changes on disk: from the client where it can watch files, else by looking when the server is used.
///
/// Changes are gathered for a moment, since a checkout makes thousands. Used on the session's thread.
final class FileWatch {
  private let link: ClientLink
  private let timers: Timers
  private let clock: any SessionClock
  private var gathered: Set<FilePath> = []
  private var timer: Timers.Timer?
  private var registration: Registration?
  private var stamps: FileStamps?
  private var lastLook: Double?
  private var isLooking = false
  /// Gets the paths that may have changed, sorted.
  var onChange: ([FilePath]) -> Void = { _ in }

  /// How long changes are gathered, in seconds: well below what a person notices.
  static let delay = 0.05
  /// The time between two looks, in seconds.
  static let interval = 2.0

  init(link: ClientLink, timers: Timers, clock: any SessionClock) {
    self.link = link
    self.timers = timers
    self.clock = clock
  }

  /// Asks the client to watch, or to watch other folders than before.
  func register(_ patterns: [String], in folders: [DocumentURI], for client: ClientProfile) {
    let workspace = client.capabilities.workspace
    guard workspace.registersWatchedFiles else { return }
    let watchers =
      workspace.relativePatterns && !folders.isEmpty
      ? folders.flatMap { folder in patterns.map { FileSystemWatcher(pattern: $0, base: folder) } }
      : patterns.map { FileSystemWatcher(pattern: $0) }
    let next = Registration(
      id: "parlance/watched-files",
      method: DidChangeWatchedFilesNotification.method,
      options: ["watchers": watchers.json]
    )
    guard next != registration, !watchers.isEmpty else { return }
    if let registration {
      link.ask(UnregisterCapabilityRequest.self, .init(registrations: [registration])) { _ in }
    }
    registration = next
    link.ask(RegisterCapabilityRequest.self, .init(registrations: [next])) { _ in }
  }

  func gather(_ paths: some Sequence<FilePath>) {
    gathered.formUnion(paths)
    guard timer == nil, !gathered.isEmpty else { return }
    timer = timers.schedule(after: Self.delay) { [weak self] in self?.flush() }
  }

  /// Passes on what is gathered, now.
  func flush() {
    timers.cancel(timer)
    timer = nil
    guard !gathered.isEmpty else { return }
    let paths = gathered.sorted()
    gathered = []
    onChange(paths)
  }

  /// Looks for changes beside the session, unless it did so a moment ago.
  /// - Parameter paths: asked for only if there is a look.
  func look(at paths: () -> [FilePath], on lane: WorkLane, inbox: Inbox) {
    let now = clock.now
    guard !isLooking, lastLook.map({ now - $0 >= Self.interval }) ?? true else { return }
    lastLook = now
    isLooking = true
    let paths = paths()
    lane.add {
      let next = FileStamps(of: paths)
      inbox.put(.work { session in session.watch.compare(next) })
    }
  }

  private func compare(_ next: FileStamps) {
    isLooking = false
    if let stamps { gather(next.changes(since: stamps)) }
    stamps = next
  }
}
