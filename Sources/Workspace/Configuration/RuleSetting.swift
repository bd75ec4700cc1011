package import JSON
package import Linting

/// Whether a rule runs, and what its findings count as.
package enum RuleLevel: Sendable, Hashable {
  case off
  case on(Severity)

  /// nil for a word that is none of `error`, `warning`, `info`, `hint`, `off`.
  package init?(name: String) {
    if name == "off" {
      self = .off
    } else if let severity = Severity(rawValue: name) {
      self = .on(severity)
    } else {
      return nil
    }
  }

  package var name: String {
    switch self {
    case .off: "off"
    case .on(let severity): severity.rawValue
    }
  }

  /// The most severe first.
  package static let names = Severity.allCases.sorted(by: >).map { $0.rawValue } + ["off"]

  /// nil for `off`.
  package var severity: Severity? {
    if case .on(let severity) = self { severity } else { nil }
  }
}

/// What a configuration says of one rule.
package struct RuleSetting: Sendable, Equatable {
  /// nil: not said here.
  package var level: RuleLevel?
  /// What stands beside `severity`.
  package var options: JSONObject

  package init(level: RuleLevel? = nil, options: JSONObject = JSONObject()) {
    self.level = level
    self.options = options
  }

  /// Numbers that the rule accepts as they are, in points.
  package var allowedNumbers: [Double] {
    options["allow"]?.arrayValue?.compactMap(\.doubleValue) ?? []
  }

  /// Takes over what the inner setting says; the rest stays.
  package mutating func refine(by inner: RuleSetting) {
    if let level = inner.level { self.level = level }
    for option in inner.options {
      options[option.key] = option.value
    }
  }
}

extension [RuleID: RuleSetting] {
  mutating func refine(by inner: [RuleID: RuleSetting]) {
    for (rule, setting) in inner {
      self[rule, default: RuleSetting()].refine(by: setting)
    }
  }
}
