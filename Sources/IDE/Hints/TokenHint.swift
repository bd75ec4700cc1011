import DesignSystem
import DesignTokens
package import SwiftSource
import Usages

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
  package func hints(in range: SourceRange) -> [TokenHint] {
    usages().compactMap { usage in
      guard range.touches(usage.range.upperBound), let token = token(of: usage),
        token.standardValue.unresolvedReason == nil
      else { return nil }
      return TokenHint(
        offset: usage.range.upperBound,
        label: ValueText.short(token.standardValue),
        key: "token:" + token.name.text
      )
    }
  }
}
