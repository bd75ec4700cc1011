import DesignTokens
import SwiftSource
import Symbols

extension UsageScanner {
  /// Whether the current declaration is a local one: it stands in a body.
  var isLocalDeclaration: Bool {
    declaration.map { unit[$0].modifiers.contains(.isLocal) } ?? false
  }

  /// Whether a call named like a modifier gives the colour or font of its place instead of changing a view:
  /// `Theme.font(.body)`, `.foregroundStyle(theme.tint(.primary))`.
  func isLookUp(_ call: CallSite) -> Bool {
    guard let base = call.base else { return false }
    if unit.kind(base) == .identifier, unit.name(base).isCapitalized { return true }
    guard call.expectation.isColor && call.expectation.takesOnlyColors || call.expectation.isFont else { return false }
    return unit.kind(base) == .identifier || unit.kind(base) == .member
  }

  /// Whether a function or value of the workspace is what an unqualified name means here.
  func hasDeclaration(named name: String) -> Bool {
    scope.binding(name) != nil || !table.lookUp(name, from: place).isEmpty
  }
}
