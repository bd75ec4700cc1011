import SwiftSource
import Symbols

extension UsageScanner {
  /// Whether the current declaration is a local one: it stands in a body.
  var isLocalDeclaration: Bool {
    declaration.map { unit[$0].modifiers.contains(.isLocal) } ?? false
  }

  /// Whether a function or value of the workspace is what an unqualified name means here.
  func hasDeclaration(named name: String) -> Bool {
    scope.binding(name) != nil || !table.lookUp(name, from: place).isEmpty
  }
}
