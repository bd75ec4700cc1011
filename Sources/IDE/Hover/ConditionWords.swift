import DesignTokens

/// What a value depends on, as people say it: "dark and before iOS 13".
enum ConditionWords {
  static func text(_ conditions: ConditionSet) -> String {
    conditions.isEmpty ? "always" : conditions.conditions.map(text).joined(separator: " and ")
  }

  private static func text(_ condition: Condition) -> String {
    switch condition.axis {
    case .colorScheme: condition.value
    case .contrast: "\(condition.value) contrast"
    case .elevation: condition.value == Condition.base.value ? "base level" : condition.value
    case .platform: "on \(condition.value)"
    case .olderThan: "before \(versions(condition.value))"
    case .theme: "in the theme `\(condition.value)`"
    case .environment(let name): predicate(name, condition.value)
    }
  }

  /// What `#available` asks for, `iOS 13.0, macOS 10.15, *`, without what goes without saying.
  private static func versions(_ text: String) -> String {
    let names = text.split(separator: ",").map { $0.trimmingSpaces }.filter { $0 != "*" && !$0.isEmpty }
    let short = names.map { name in
      var name = name
      while name.hasSuffix(".0") { name = name.dropLast(2) }
      return String(name)
    }
    return short.isEmpty ? "the newest system" : short.joined(separator: " or ")
  }

  private static func predicate(_ name: String, _ value: String) -> String {
    switch value {
    case "true": "`\(name)`"
    case "false": "not `\(name)`"
    default: "`\(name)` is `\(value)`"
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
