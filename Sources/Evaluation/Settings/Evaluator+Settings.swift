import Symbols

extension Evaluator {
  /// What code of a type sets on an instance, in the order in which it is first set.
  ///
  /// Statements that can't be decided are passed over, and what they might set is left out.
  package func settings(of code: SettingCode, on receiver: Evaluated) -> [Setting] {
    guard let owner = receiver.instance?.type else { return [] }
    var isAdaptive = false
    let matters = { (query: Query) in
      switch query {
      case .style: isAdaptive
      case .predicate(let text, _): ControlStates.isAsked(about: text)
      case .platform, .contrast, .level, .availability, .choice, .changeable: false
      }
    }
    let result = run(for: code.symbol, circumstances: Self.stateCount, where: matters) { interpreter in
      let log = SettingLog(owner: owner, isDescription: code.isDescription)
      interpreter.log = log
      defer { interpreter.log = nil }
      interpreter.run(code, on: receiver)
      isAdaptive = isAdaptive || log.branchesByStyle
      return Evaluated(.instance(log.settings))
    }
    guard let settings = result.instance else { return [] }
    return settings.fields.compactMap { field in
      guard let path = field.label else { return nil }
      var value = field.value
      value.conditions = result.conditions.compactMap { condition in
        guard let other = condition.value.instance?[path],
          ValueComparison.areEqual(other.value, value.value) == false
        else { return nil }
        return ConditionalValue(condition: condition.condition, value: other)
      }
      return Setting(path: path, value: value)
    }
  }

  /// States of an object that its code is run for once more each.
  private static let stateCount = 4
}

extension SettingCode {
  fileprivate var symbol: SymbolID {
    switch self {
    case .function(let symbol, _), .observer(let symbol), .description(let symbol): symbol
    }
  }

  fileprivate var isDescription: Bool {
    if case .description = self { true } else { false }
  }
}
