/// What an editor can ask for; each is offered or not, and can be switched off.
package enum EditorFeature: String, Sendable, Hashable, CaseIterable {
  case diagnostics
  case completion
  case hover
  case definition
  case references
  case documentSymbols
  case workspaceSymbols
  case codeActions
  case colors
  case inlayHints
  case codeLens
  case commands

  /// Whether it works without being switched on.
  package var isOnByDefault: Bool {
    self != .inlayHints
  }
}
