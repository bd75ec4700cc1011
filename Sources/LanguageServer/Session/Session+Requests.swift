import JSON
import LanguageServerProtocol

/// How requests are answered from a view of the session.
extension Session {
  /// - Parameters:
  ///   - waits: whether the answer has to wait until all is known.
  ///   - key: the document that the request is about; an edit of it overtakes a request that runs beside the session.
  func answer(
    _ request: PendingRequest,
    params: JSONValue?,
    lane: Lane,
    waits: Bool,
    about key: DocumentKey?,
    _ work: @escaping @Sendable (RequestContext) throws -> JSONValue
  ) {
    watchFiles()
    let start = { (session: Session) in session.begin(request, params: params, lane: lane, about: key, work) }
    if waits, !features.makeSnapshot().isComplete {
      waiting.add(request, start)
    } else {
      start(self)
    }
  }

  private func begin(
    _ request: PendingRequest,
    params: JSONValue?,
    lane: Lane,
    about key: DocumentKey?,
    _ work: @escaping @Sendable (RequestContext) throws -> JSONValue
  ) {
    let context = RequestContext(
      snapshot: makeSnapshot(),
      cancellation: request.cancellation,
      progress: RequestProgress(writer: writer, request: request, params: params),
      commands: features.commands,
      inbox: inbox
    )
    let job = { @Sendable [requests] in
      requests.answer(
        request,
        Result { () throws -> JSONValue in
          try request.cancellation.check()
          return try work(context)
        }
      )
    }
    switch lane {
    case .session: job()
    case .document: beside(documentLane, request, key, job)
    case .workspace: beside(workspaceLane, request, nil, job)
    }
  }

  private func beside(
    _ lane: WorkLane,
    _ request: PendingRequest,
    _ key: DocumentKey?,
    _ job: @escaping @Sendable () -> Void
  ) {
    if let key { running[key, default: []].append(request) }
    lane.add { [inbox] in
      job()
      if let key { inbox.put(.work { session in session.forget(request, key) }) }
    }
  }

  private func forget(_ request: PendingRequest, _ key: DocumentKey) {
    running[key]?.removeAll { $0 === request }
    if running[key]?.isEmpty == true { running[key] = nil }
  }

  /// What changed on disk is known before a request is answered; a client that can't watch is helped by looking.
  private func watchFiles() {
    watch.flush()
    guard !client.capabilities.workspace.registersWatchedFiles else { return }
    watch.look(at: { features.watchedPaths }, on: workspaceLane, inbox: inbox)
  }
}
