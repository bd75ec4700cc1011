import JSON
import LanguageServerProtocol

/// What the server says to its client by itself: notifications, and requests with their answers.
///
/// Used on the session's thread.
final class ClientLink {
  private struct Outstanding {
    let method: String
    let timer: Timers.Timer
    let finish: (Result<JSONValue, ResponseError>) -> Void
  }

  /// How long an answer is waited for, in seconds; a client may first ask its user.
  static let timeout = 60.0

  private let writer: MessageWriter
  private let timers: Timers
  private var outstanding: [RequestID: Outstanding] = [:]
  private var lastID: Int64 = 0
  /// Requests that wait for `initialized`.
  private var held: [() -> Void] = []
  private(set) var isConfirmed = false
  private var shown: Set<String> = []
  var trace = TraceValue.off

  init(writer: MessageWriter, timers: Timers) {
    self.writer = writer
    self.timers = timers
  }

  /// The client said `initialized`.
  func confirm() {
    guard !isConfirmed else { return }
    isConfirmed = true
    for request in held { request() }
    held = []
  }

  func notify<N: ServerNotification>(_ notification: N.Type, _ params: N.Params) {
    writer.send(.notification(method: N.method, params: params.json))
  }

  /// Asks the client once it is ready to be asked.
  /// - Parameter finish: gets the answer, on the session's thread; an error too where none comes in time.
  func ask<R: ServerRequest>(
    _ request: R.Type,
    _ params: R.Params,
    then finish: @escaping (Result<R.Answer, ResponseError>) -> Void
  ) {
    guard isConfirmed else {
      held.append { [self] in ask(request, params, then: finish) }
      return
    }
    lastID += 1
    let id = RequestID.integer(lastID)
    let timer = timers.schedule(after: Self.timeout) { [weak self] in
      self?.receive(id, .failure(ResponseError(.requestFailed, "the client did not answer in time")))
    }
    outstanding[id] = Outstanding(method: R.method, timer: timer) { result in
      finish(result.flatMap { Self.decode($0) })
    }
    let json = params.json
    writer.send(.request(id: id, method: R.method, params: json.isNull ? JSONValue?.none : json))
  }

  private static func decode<T: FieldDecodable>(_ value: JSONValue) -> Result<T, ResponseError> {
    do {
      return .success(try T(Field(value, at: .root("result"))))
    } catch {
      return .failure(ResponseError(error))
    }
  }

  /// - Returns: false for an answer that nobody waits for (any more).
  @discardableResult func receive(_ id: RequestID, _ result: Result<JSONValue, ResponseError>) -> Bool {
    guard let request = outstanding.removeValue(forKey: id) else { return false }
    timers.cancel(request.timer)
    if case .failure(let error) = result { log(.warning, "'\(request.method)' failed: \(error.message)") }
    request.finish(result)
    return true
  }

  func log(_ type: MessageType, _ message: String) {
    notify(LogMessageNotification.self, MessageParams(type: type, message: message))
  }

  /// Pops up once for each kind of problem; every time it is logged.
  func show(_ type: MessageType, _ message: String, kind: String) {
    log(type, message)
    guard shown.insert(kind).inserted else { return }
    notify(ShowMessageNotification.self, MessageParams(type: type, message: message))
  }

  func logTrace(_ message: @autoclosure () -> String, verbose: @autoclosure () -> String?) {
    guard trace != .off else { return }
    notify(
      LogTraceNotification.self,
      LogTraceNotification.Params(message: message(), verbose: trace == .verbose ? verbose() : nil)
    )
  }
}
