import JSON
import LanguageServerProtocol

/// Events, each to where it belongs.
extension Session {
  func handle(_ event: SessionEvent) {
    switch event {
    case .request(let request, let params): handle(request, params)
    case .notification(let method, let params): handle(notification: method, params)
    case .response(let id, let result):
      if !link.receive(id, result) { link.log(.log, "an answer to the unknown request \(id) was dropped") }
    case .invalid(let id, let error):
      link.log(.error, error.message)
      writer.send(.error(id: id, error))
    case .frameProblem(let problem):
      link.log(.error, problem.message)
      writer.send(.error(id: nil, ResponseError(.parseError, problem.message)))
    case .cancelled: waiting.answerCancelled(in: self)
    case .work(let body): body(self)
    case .ended(let reason): handle(reason)
    }
  }

  private func handle(_ request: PendingRequest, _ params: JSONValue?) {
    link.logTrace("Received '\(request.method)' (\(request.id))", verbose: params?.text())
    if let refusal = lifeCycle.refusal(of: request.method) { return requests.answer(request, .failure(refusal)) }
    guard let handler = handlers.requests[request.method] else {
      let error = ResponseError(.methodNotFound, "'\(request.method)' is not supported")
      return requests.answer(request, .failure(error))
    }
    do {
      try request.cancellation.check()
      try handler.start(params, request, self)
    } catch {
      requests.answer(request, .failure(error))
    }
  }

  /// Unknown ones are dropped, as are those that come at the wrong time.
  private func handle(notification method: String, _ params: JSONValue?) {
    link.logTrace("Received '\(method)'", verbose: params?.text())
    guard lifeCycle.accepts(notification: method), let handler = handlers.notifications[method] else { return }
    do {
      try handler.handle(params, self)
    } catch {
      link.log(.error, "'\(method)' was ignored: \(error)")
    }
  }

  private func handle(_ reason: SessionEnd) {
    if case .streamLost = reason { link.log(.error, FrameProblem.streamLost.message) }
    end(1)
  }
}
