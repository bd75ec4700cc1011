/// A value that may depend on conditions: a decision table, read from the top, with a default.
///
/// A row whose conditions a context doesn't name is passed over, so the default is what holds where nothing special is
/// known: light, base level, the default theme.
package struct ConditionalValue<Value: Sendable>: Sendable {
  package struct Row: Sendable {
    package let when: ConditionSet
    package let value: Value

    package init(when: ConditionSet, value: Value) {
      self.when = when
      self.value = value
    }
  }

  /// In the order in which they are tried. No row is empty of conditions or shadowed by an earlier one.
  package private(set) var rows: [Row]
  /// The value where no row holds.
  package private(set) var fallback: Value

  /// A value that depends on nothing.
  package init(_ value: Value) {
    rows = []
    fallback = value
  }

  package init(rows: some Sequence<Row>, fallback: Value) {
    self.init(fallback)
    for row in rows {
      guard append(row) else { break }
    }
  }

  /// `value` where `condition` holds, else `fallback`.
  package init(when condition: Condition, _ value: Value, else fallback: Value) {
    rows = [Row(when: ConditionSet(condition), value: value)]
    self.fallback = fallback
  }

  /// The value, where it depends on nothing.
  package var constant: Value? { rows.isEmpty ? fallback : nil }

  package var isConstant: Bool { rows.isEmpty }

  /// All values, rows first.
  package var values: [Value] { rows.map(\.value) + [fallback] }

  /// The value in `context`.
  package func value(in context: ConditionSet) -> Value {
    rows.first { $0.when.isSubset(of: context) }?.value ?? fallback
  }

  package func value(in appearance: Appearance) -> Value {
    value(in: ConditionSet(appearance: appearance))
  }

  /// The table that is left where `known` holds.
  package func assuming(_ known: ConditionSet) -> ConditionalValue {
    guard !rows.isEmpty else { return self }
    let remaining = rows.lazy.compactMap { row in
      row.when.assuming(known).map { Row(when: $0, value: row.value) }
    }
    return ConditionalValue(rows: remaining, fallback: fallback)
  }

  package func assuming(_ condition: Condition) -> ConditionalValue {
    assuming(ConditionSet(condition))
  }

  package func map<NewValue>(_ transform: (Value) -> NewValue) -> ConditionalValue<NewValue> {
    var result = ConditionalValue<NewValue>(transform(fallback))
    result.rows = rows.map { ConditionalValue<NewValue>.Row(when: $0.when, value: transform($0.value)) }
    return result
  }

  /// `combination` of both values under all conditions of either. `nil` where the table would get more rows than
  /// `limit`.
  package func combined<Other, NewValue>(
    with other: ConditionalValue<Other>,
    limit: Int = ConditionalLimits.rows,
    _ combination: (Value, Other) -> NewValue
  ) -> ConditionalValue<NewValue>? {
    flatMap(limit: limit) { mine in other.map { combination(mine, $0) } }
  }

  /// The tables that `transform` gives, each under the conditions of the value it was given. `nil` where the result
  /// would get more rows than `limit`.
  package func flatMap<NewValue>(
    limit: Int = ConditionalLimits.rows,
    _ transform: (Value) -> ConditionalValue<NewValue>
  ) -> ConditionalValue<NewValue>? {
    let base = transform(fallback)
    guard !rows.isEmpty else { return base.rows.count <= limit ? base : nil }
    var result = ConditionalValue<NewValue>(base.fallback)
    // Row by row, and within a row in the order of its table: the first pair that holds is then the first row that
    // holds here with the first one that holds there.
    for row in rows {
      let inner = transform(row.value)
      let last = ConditionalValue<NewValue>.Row(when: .always, value: inner.fallback)
      for innerRow in inner.rows + [last] {
        guard let when = row.when.merging(innerRow.when) else { continue }
        guard result.append(.init(when: when, value: innerRow.value)) else { return result }
        guard result.rows.count <= limit else { return nil }
      }
    }
    for row in base.rows where !result.append(row) { return result }
    return result.rows.count <= limit ? result : nil
  }

  /// Adds a row at the end, unless an earlier one always holds before it. `false` where the row always holds and thus
  /// became the default: nothing after it counts.
  @discardableResult
  private mutating func append(_ row: Row) -> Bool {
    if row.when.isEmpty {
      fallback = row.value
      return false
    }
    if !rows.contains(where: { $0.when.isSubset(of: row.when) }) { rows.append(row) }
    return true
  }
}

extension ConditionalValue where Value: Equatable {
  /// Without the last rows that say what the default says, and `constant` where all rows do.
  package var simplified: ConditionalValue {
    var result = self
    while let last = result.rows.last, last.value == result.fallback { result.rows.removeLast() }
    return result
  }
}

extension ConditionalValue: Equatable where Value: Equatable {}
extension ConditionalValue.Row: Equatable where Value: Equatable {}
extension ConditionalValue: Hashable where Value: Hashable {}
extension ConditionalValue.Row: Hashable where Value: Hashable {}
