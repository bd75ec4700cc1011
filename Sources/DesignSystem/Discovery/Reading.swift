import DesignTokens
import Evaluation
import Symbols

/// A value as the vocabulary keeps it, with how it came about.
struct Reading {
  var value: DesignTokens.ConditionalValue<TokenValue>
  /// The evaluated value itself, for what is asked of it further.
  var evaluated: Evaluated

  /// The declarations that handed the value on, outermost first.
  var references: [TokenReference] { evaluated.references }

  var standard: TokenValue { value.value(in: .standard) }

  var isResolved: Bool { standard.unresolvedReason == nil }
}
