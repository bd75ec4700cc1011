import LanguageServerProtocol

/// One token's progress, as the client hears it: a begin, reports, an end, each in its time.
struct ProgressStream {
  private enum State {
    /// The client hasn't agreed to the token yet.
    case announced
    case begun
    case ended
  }

  private var state = State.announced
  private let title: String
  private let isCancellable: Bool
  private var message: String?
  private var percentage: Int?
  /// What the client is to be told, in order.
  private(set) var pending: [WorkDoneProgress] = []

  init(title: String, isCancellable: Bool) {
    self.title = title
    self.isCancellable = isCancellable
  }

  var isEnded: Bool { if case .ended = state { true } else { false } }

  /// The client agreed to the token.
  mutating func begin() {
    guard case .announced = state else { return }
    state = .begun
    pending.append(
      .begin(title: title, isCancellable: isCancellable, message: message, percentage: percentage ?? 0)
    )
  }

  mutating func report(_ message: String?, percentage: Int?) {
    let higher = max(percentage ?? 0, self.percentage ?? 0)
    guard message != self.message || higher != self.percentage else { return }
    self.message = message
    self.percentage = higher
    if case .begun = state { pending.append(.report(message: message, percentage: higher)) }
  }

  /// Work that ends before the client agreed is never shown.
  mutating func end() {
    if case .begun = state { pending.append(.end(message: nil)) }
    state = .ended
  }

  mutating func takePending() -> [WorkDoneProgress] {
    defer { pending = [] }
    return pending
  }
}
