package import JSON

/// What an action is for; the names are LSP's.
package enum EditorActionKind: String, Sendable, Hashable, CaseIterable {
  case quickFix = "quickfix"
  case fixAll = "source.fixAll.parlance"
}

/// Something that can be done to the code at a range.
package struct EditorAction: Sendable, Equatable {
  package enum Effect: Sendable, Equatable {
    case edits([FileEdits])
    /// The edits are made when the action is chosen, by `edits(ofAction:)`.
    case later(key: String)
    case command(String, arguments: [JSONValue])
  }

  package var title: String
  package var kind: EditorActionKind
  package var effect: Effect
  /// Whether it is the one to take without thinking.
  package var isPreferred = false
  /// Why it can't be used here.
  package var disabledReason: String?
  /// What it repairs.
  package var diagnostics: [EditorDiagnostic] = []
  /// Whether the client should let the edits be confirmed.
  package var needsConfirmation = false

  package init(title: String, kind: EditorActionKind, effect: Effect) {
    self.title = title
    self.kind = kind
    self.effect = effect
  }
}

/// What a command leaves to be done.
package struct CommandOutcome: Sendable, Equatable {
  /// What is told to the client that asked.
  package var value: JSONValue = .null
  /// What is applied in the editor, under this label.
  package var edits: [FileEdits] = []
  package var label = ""

  package init() {}
}
