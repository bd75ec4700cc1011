import LanguageServerProtocol
import Workspace

/// One client's session: takes events in their order, on one thread, and holds all that changes with them.
///
/// What a message does stands in its handler; what needs memory stands in a part of the session.
final class Session {
  let options: ServerOptions
  let inbox: Inbox
  let writer: MessageWriter
  let requests: RequestRegistry
  let processWatch: ProcessWatch
  let timers: Timers
  let link: ClientLink
  let features: any LanguageFeatures
  let handlers: HandlerRegistry
  let settings: SettingsSource
  let watch: FileWatch
  let publisher: DiagnosticPublisher
  let refreshes: RefreshRequests
  let progress: ProgressCenter
  let waiting: WaitingRequests
  let documentLane = WorkLane(name: "documents")
  let workspaceLane = WorkLane(name: "workspace")
  /// Requests about a document that run beside the session.
  var running: [DocumentKey: [PendingRequest]] = [:]

  var lifeCycle = LifeCycle()
  var client = ClientProfile.unknown
  var documents = DocumentStore()
  var folders: OpenFolders
  private var exitCode: Int32?
  private var isStopped = false
  /// Events since the session last settled.
  private var unsettled = 0

  init(
    options: ServerOptions,
    inbox: Inbox,
    writer: MessageWriter,
    requests: RequestRegistry,
    watch processWatch: ProcessWatch,
    features makeFeatures: (any FeatureHost) -> any LanguageFeatures
  ) {
    self.options = options
    self.inbox = inbox
    self.writer = writer
    self.requests = requests
    self.processWatch = processWatch
    timers = Timers(clock: options.clock)
    link = ClientLink(writer: writer, timers: timers)
    features = makeFeatures(SessionHost(inbox: inbox))
    handlers = HandlerRegistry(offered: features.offered)
    settings = SettingsSource(link: link)
    watch = FileWatch(link: link, timers: timers, clock: options.clock)
    publisher = DiagnosticPublisher(link: link, inbox: inbox, lane: documentLane)
    refreshes = RefreshRequests(link: link, timers: timers)
    progress = ProgressCenter(link: link)
    waiting = WaitingRequests()
    folders = OpenFolders(files: options.files)
    settings.onChange = { [unowned self] in settingsChanged() }
    watch.onChange = { [unowned self] in features.filesChanged($0, files: files) }
  }

  /// Serves until the end.
  /// - Returns: the exit code.
  func run() -> Int32 {
    while exitCode == nil {
      timers.fireDue()
      unsettled += 1
      if inbox.isEmpty || unsettled > Self.settleLimit { settle() }
      let limit = timers.next.flatMap(options.clock.waitLimit)
      if let event = inbox.take(until: limit) { handle(event) }
    }
    stopWork()
    return exitCode ?? 1
  }

  /// How many events may come without a pause before what waits for a pause is done all the same.
  private static let settleLimit = 64

  /// What can wait until no message does.
  private func settle() {
    unsettled = 0
    if pushesDiagnostics { publisher.flush(makeSnapshot) }
  }

  /// The disk under the open documents.
  var files: OverlayFileSystem {
    OverlayFileSystem(options.files, buffers: documents.buffers)
  }

  func makeSnapshot() -> SessionSnapshot {
    SessionSnapshot(
      client: client,
      documents: documents,
      folders: folders,
      settings: settings.settings,
      files: files,
      features: features.makeSnapshot()
    )
  }

  /// Whether the client gets diagnostics without asking.
  var pushesDiagnostics: Bool {
    lifeCycle.phase == .running && features.offered.contains(.diagnostics) && !client.capabilities.pullsDiagnostics
  }

  func end(_ code: Int32) {
    exitCode = code
  }

  /// Gives up what runs in the background and answers what is still to be answered.
  /// - Parameter method: of requests that are answered otherwise.
  func stopWork(except method: String? = nil) {
    if !isStopped { features.stop() }
    isStopped = true
    documentLane.stop()
    workspaceLane.stop()
    for request in requests.unanswered where request.method != method {
      request.cancellation.cancel(.client)
      requests.answer(request, .failure(CancelledError(reason: .client)))
    }
  }
}
