import LanguageServerProtocol

/// What a request is answered from.
struct RequestContext: Sendable {
  let snapshot: SessionSnapshot
  let cancellation: Cancellation
  let progress: RequestProgress
  /// The commands that are advertised.
  let commands: [String]
  private let inbox: Inbox

  init(
    snapshot: SessionSnapshot,
    cancellation: Cancellation,
    progress: RequestProgress,
    commands: [String],
    inbox: Inbox
  ) {
    self.snapshot = snapshot
    self.cancellation = cancellation
    self.progress = progress
    self.commands = commands
    self.inbox = inbox
  }

  var features: any FeatureSnapshot { snapshot.features }
  var capabilities: ClientCapabilities { snapshot.client.capabilities }

  /// Has the client apply edits; a refusal is told to the user.
  func apply(_ edit: WorkspaceEdit, _ label: String) {
    inbox.put(
      .work { session in
        session.link.ask(ApplyEditRequest.self, .init(label: label, edit: edit)) { [link = session.link] result in
          guard case .success(let answer) = result, !answer.isApplied else { return }
          let reason = answer.failureReason.map { ": \($0)" } ?? ""
          link.show(.warning, "The editor did not apply '\(label)'\(reason)", kind: "applyEdit")
        }
      }
    )
  }
}
