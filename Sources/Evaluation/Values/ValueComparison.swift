import DesignTokens

/// Compares values part by part, for a bounded number of parts.
///
/// Values share their parts: a chain of pairs of the same pair is small in memory and exponential to walk. Closures are
/// equal where they are of one place and captured the same.
struct ValueComparison {
  /// Parts that are still looked at.
  private var remaining = Self.limit

  /// Parts of two values that are compared at most.
  static let limit = 4_096

  /// Whether two values are the same; `nil` where they have more parts than are looked at.
  static func areEqual(_ left: EvaluatedValue, _ right: EvaluatedValue) -> Bool? {
    var comparison = ValueComparison()
    return comparison.areEqual(left, right)
  }

  private mutating func areEqual(_ left: EvaluatedValue, _ right: EvaluatedValue) -> Bool? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    switch (left, right) {
    case (.number(let a, let isFirst), .number(let b, let isSecond)): return a == b && isFirst == isSecond
    case (.string(let a), .string(let b)): return a == b
    case (.bool(let a), .bool(let b)): return a == b
    case (.nothing, .nothing): return true
    case (.color(let a), .color(let b)): return a == b
    case (.font(let a), .font(let b)): return a == b
    case (.enumCase(let a), .enumCase(let b)):
      guard a.symbol == b.symbol else { return false }
      return areEqual(a.payload, b.payload)
    case (.instance(let a), .instance(let b)):
      guard a.type == b.type else { return false }
      if let source = a.source, source == b.source { return true }
      return areEqual(a.fields, b.fields)
    case (.platformMember(let type, let name), .platformMember(let otherType, let other)):
      return type == otherType && name == other
    case (.array(let a), .array(let b)):
      return all(a, b) { $0.areEqual($1.value, $2.value) }
    case (.dictionary(let a), .dictionary(let b)):
      return all(a, b) { comparison, one, other in
        guard let isSameKey = comparison.areEqual(one.key.value, other.key.value) else { return nil }
        return isSameKey ? comparison.areEqual(one.value.value, other.value.value) : false
      }
    case (.tuple(let a), .tuple(let b)): return areEqual(a, b)
    case (.range(let lower, let upper, let isClosed), .range(let otherLower, let otherUpper, let isOtherClosed)):
      return lower == otherLower && upper == otherUpper && isClosed == isOtherClosed
    case (.closure(let a), .closure(let b)): return areEqual(a, b)
    case (.metatype(let a), .metatype(let b)): return a == b
    case (.unresolved(let a), .unresolved(let b)): return a == b
    default: return false
    }
  }

  private mutating func areEqual(_ left: ClosureValue, _ right: ClosureValue) -> Bool? {
    guard left.body == right.body, left.type == right.type else { return false }
    switch (left.captured.receiver?.value, right.captured.receiver?.value) {
    case (nil, nil): break
    case (let one?, let other?):
      guard let isSame = areEqual(one, other) else { return nil }
      guard isSame else { return false }
    default: return false
    }
    return areEqual(left.captured.bindings, right.captured.bindings)
  }

  private mutating func areEqual(_ left: [LabelledValue], _ right: [LabelledValue]) -> Bool? {
    all(left, right) { comparison, one, other in
      guard one.label == other.label else { return false }
      return comparison.areEqual(one.value.value, other.value.value)
    }
  }

  private mutating func all<Part>(
    _ left: [Part],
    _ right: [Part],
    _ compare: (inout ValueComparison, Part, Part) -> Bool?
  ) -> Bool? {
    guard left.count == right.count else { return false }
    for (one, other) in zip(left, right) {
      guard let isSame = compare(&self, one, other) else { return nil }
      guard isSame else { return false }
    }
    return true
  }
}
