import LanguageServerProtocol

/// The session as the features see it: each wish becomes an event.
final class SessionHost: FeatureHost {
  private let inbox: Inbox
  private let lastProgress = Locked(0)

  init(inbox: Inbox) {
    self.inbox = inbox
  }

  func resultsChanged() {
    inbox.put(.work { session in session.resultsChanged() })
  }

  func beginProgress(_ title: String, isCancellable: Bool) -> WorkProgress {
    let number = lastProgress.withLock { number in
      number += 1
      return number
    }
    let cancellation = Cancellation()
    inbox.put(
      .work { session in
        let isShown = session.client.capabilities.window.workDoneProgress
        session.progress.start(number, title: title, isCancellable: isCancellable, isShown: isShown, cancellation)
      }
    )
    return WorkProgress(number: number, inbox: inbox, cancellation: cancellation)
  }

  func log(_ message: String) {
    inbox.put(.work { session in session.link.log(.log, message) })
  }

  func warn(_ message: String, kind: String) {
    inbox.put(.work { session in session.link.show(.warning, message, kind: kind) })
  }
}
