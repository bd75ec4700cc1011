package import DesignTokens
package import Symbols

/// What an expression or declaration is worth, and how it came to that.
///
/// Two are equal when their values are: neither the way nor the conditions count.
package struct Evaluated: Sendable {
  /// What holds for the platform asked for, the newest system, and parameters and state at their defaults.
  package var value: EvaluatedValue
  /// The declarations that the value was only handed on by, outermost first: what it is an alias of. Empty for a value
  /// that is made on the spot.
  package var references: [TokenReference]
  /// The expression that supplied the value to the body asked about; `nil` where that lies outside of it (a default
  /// argument).
  package var origin: ExpressionPlace?
  /// Other values under other circumstances, each with all else as for `value`. Filled in at the evaluator's interface.
  package var conditions: [ConditionalValue]

  package init(
    _ value: EvaluatedValue,
    references: [TokenReference] = [],
    origin: ExpressionPlace? = nil,
    conditions: [ConditionalValue] = []
  ) {
    self.value = value
    self.references = references
    self.origin = origin
    self.conditions = conditions
  }

  /// The same value as one that is made on the spot: of an expression that did more than hand it on.
  func asNew() -> Evaluated { Evaluated(value) }

  /// Whether it was made on the spot, by nobody outside.
  var isNew: Bool { references.isEmpty && origin == nil }

  /// Levels of aliases that are remembered.
  static let maximumReferences = 8

  func reached(through reference: TokenReference) -> Evaluated {
    var result = self
    if result.references.first != reference {
      result.references.insert(reference, at: 0)
      if result.references.count > Self.maximumReferences { result.references.removeLast() }
    }
    return result
  }
}

extension Evaluated: Hashable {
  package static func == (left: Evaluated, right: Evaluated) -> Bool { left.value == right.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

// MARK: What it is, if it is that

extension Evaluated {
  package var number: Double? {
    if case .number(let number, _) = value { number } else { nil }
  }

  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  package var color: AppearanceColor? {
    if case .color(let color) = value { color } else { nil }
  }

  package var font: FontValue? {
    if case .font(let font) = value { font } else { nil }
  }

  package var enumCase: EnumValue? {
    if case .enumCase(let one) = value { one } else { nil }
  }

  package var instance: InstanceValue? {
    if case .instance(let instance) = value { instance } else { nil }
  }

  package var elements: [Evaluated]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  package var metatype: TypeKey? {
    if case .metatype(let key) = value { key } else { nil }
  }

  package var unresolved: Unresolved? {
    if case .unresolved(let why) = value { why } else { nil }
  }

  package var isNothing: Bool { value == .nothing }
}
