package import SwiftSource

/// A token's value, to be drawn behind its use.
package struct TokenHint: Hashable, Sendable {
  /// Behind the expression.
  package let offset: UInt32
  package let label: String
  /// Under which `EditorContext.documentation(for:)` tells more.
  package let key: String?

  package init(offset: UInt32, label: String, key: String? = nil) {
    self.offset = offset
    self.label = label
    self.key = key
  }
}

extension EditorContext {
  /// The hints inside `range`, in source order.
  package func hints(in range: SourceRange) -> [TokenHint] { [] }
}
