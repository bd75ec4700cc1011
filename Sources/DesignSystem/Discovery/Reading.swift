import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// A value as the vocabulary keeps it, with how it came about.
struct Reading {
  var value: DesignTokens.ConditionalValue<TokenValue>
  /// The evaluated value itself, for what is asked of it further.
  var evaluated: Evaluated

  /// The declarations that handed the value on, outermost first.
  var references: [TokenReference] { evaluated.references }

  var standard: TokenValue { value.value(in: .standard) }

  /// The reading of what the running program may have changed: its name stands, its value doesn't.
  func changeable(_ declaration: Declaration) -> Reading {
    let isStored = declaration.attributes.contains { Self.storedAttributes.contains($0.name) }
    guard isStored || declaration.accessors.contains(where: { $0.name == "didSet" }) else { return self }
    var result = self
    result.value = DesignTokens.ConditionalValue(.unresolved(UnresolvedReason("may be changed while the app runs")))
    return result
  }

  private static let storedAttributes: Set<String> = ["AppStorage", "SceneStorage", "UserDefault", "Persisted"]

  var isResolved: Bool { standard.unresolvedReason == nil }
}
