import JSON
import LanguageServerProtocol

/// What a request tells before its answer, on the tokens that came with it.
struct RequestProgress: Sendable {
  private let writer: MessageWriter
  private let request: PendingRequest
  private let workDone: ProgressToken?
  private let partialResult: ProgressToken?

  init(writer: MessageWriter, request: PendingRequest, params: JSONValue?) {
    let field = Field(params: params)
    self.writer = writer
    self.request = request
    workDone = field.lenient("workDoneToken")
    partialResult = field.lenient("partialResultToken")
  }

  /// Whether the result can go out in parts; the answer is empty then.
  var takesParts: Bool { partialResult != nil }

  func part(_ value: any JSONEncodable) {
    if let partialResult { send(partialResult, value) }
  }

  /// Surrounds work with a begin and an end.
  func during<Result>(_ title: String, _ work: () throws -> Result) rethrows -> Result {
    guard let workDone else { return try work() }
    send(workDone, WorkDoneProgress.begin(title: title, isCancellable: false, message: nil, percentage: nil))
    defer { send(workDone, WorkDoneProgress.end(message: nil)) }
    return try work()
  }

  func report(fraction: Double) {
    guard let workDone else { return }
    send(workDone, WorkDoneProgress.report(message: nil, percentage: Int(min(max(fraction, 0), 1) * 100)))
  }

  /// With the answer the tokens are done.
  private func send(_ token: ProgressToken, _ value: any JSONEncodable) {
    guard !request.hasAnswer else { return }
    let params = ProgressNotification.Params(token: token, value: value)
    writer.send(.notification(method: ProgressNotification.method, params: params.json))
  }
}
