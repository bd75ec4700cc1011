/// Conditions that hold together: at most one per axis. The empty set always holds.
package struct ConditionSet: Hashable, Sendable {
  /// Sorted; no axis twice.
  package let conditions: [Condition]

  package static let always = ConditionSet(sorted: [])

  /// What a report assumes where it says nothing else: iOS, the newest system, light, base level, the default theme.
  package static let standard = ConditionSet(
    sorted: [.light, .normalContrast, .base, .platform(.iOS)]
  )

  package init(_ condition: Condition) {
    self.init(sorted: [condition])
  }

  /// `nil` where two conditions contradict each other.
  package init?(_ conditions: some Sequence<Condition>) {
    var result: [Condition] = []
    for condition in conditions.sorted() {
      guard let last = result.last, last.axis == condition.axis else {
        result.append(condition)
        continue
      }
      guard last == condition else { return nil }
    }
    self.init(sorted: result)
  }

  /// The conditions that make up `appearance`, all three axes named.
  package init(appearance: Appearance) {
    self.init(sorted: [
      appearance.isDark ? .dark : .light,
      appearance.isHighContrast ? .highContrast : .normalContrast,
      appearance.isElevated ? .elevated : .base,
    ])
  }

  package var isEmpty: Bool { conditions.isEmpty }

  /// What is required on `axis`.
  package subscript(_ axis: Condition.Axis) -> String? {
    conditions.first { $0.axis == axis }?.value
  }

  package func contains(_ condition: Condition) -> Bool {
    conditions.contains(condition)
  }

  /// Whether everything that this asks for is in `other`.
  package func isSubset(of other: ConditionSet) -> Bool {
    conditions.count <= other.conditions.count && conditions.allSatisfy(other.contains)
  }

  /// Both together; `nil` where they contradict each other.
  package func merging(_ other: ConditionSet) -> ConditionSet? {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return ConditionSet(conditions + other.conditions)
  }

  /// What is left to ask where `known` holds; `nil` where it contradicts.
  package func assuming(_ known: ConditionSet) -> ConditionSet? {
    guard merging(known) != nil else { return nil }
    return ConditionSet(sorted: conditions.filter { !known.contains($0) })
  }

  /// Without the axes that `predicate` picks.
  package func removing(where predicate: (Condition.Axis) -> Bool) -> ConditionSet {
    ConditionSet(sorted: conditions.filter { !predicate($0.axis) })
  }

  private init(sorted: [Condition]) {
    conditions = sorted
  }
}

extension ConditionSet: CustomStringConvertible {
  package var description: String { conditions.map(\.description).joined(separator: ", ") }
}
