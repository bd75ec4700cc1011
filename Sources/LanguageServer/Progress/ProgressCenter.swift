import LanguageServerProtocol

/// The progress that the server shows by itself. Used on the session's thread.
final class ProgressCenter {
  private struct Entry {
    var stream: ProgressStream
    let cancellation: Cancellation
  }

  private let link: ClientLink
  private var entries: [Int: Entry] = [:]

  init(link: ClientLink) {
    self.link = link
  }

  /// - Parameter isShown: whether the client shows progress of the server's.
  func start(_ number: Int, title: String, isCancellable: Bool, isShown: Bool, _ cancellation: Cancellation) {
    guard isShown else { return }
    entries[number] = Entry(
      stream: ProgressStream(title: title, isCancellable: isCancellable),
      cancellation: cancellation
    )
    let token = Self.token(number)
    link.ask(WorkDoneProgressCreateRequest.self, .init(token: token)) { [weak self] result in
      switch result {
      case .success: self?.update(number) { $0.begin() }
      case .failure: self?.entries[number] = nil
      }
    }
  }

  func update(_ number: Int, _ body: (inout ProgressStream) -> Void) {
    guard var entry = entries[number] else { return }
    body(&entry.stream)
    for step in entry.stream.takePending() {
      link.notify(ProgressNotification.self, .init(token: Self.token(number), value: step))
    }
    entries[number] = entry.stream.isEnded ? nil : entry
  }

  /// The user pressed the button; the work ends when it notices.
  func cancel(_ token: ProgressToken) {
    entries.first { Self.token($0.key) == token }?.value.cancellation.cancel(.client)
  }

  private static func token(_ number: Int) -> ProgressToken {
    .string("parlance/\(number)")
  }
}
