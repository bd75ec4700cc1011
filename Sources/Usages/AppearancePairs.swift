import DesignTokens
import SwiftSource

/// Finds the two sides of colours that code states per appearance: `isDark ? a : b`, `Color(light: a, dark: b)`.
enum AppearancePairs {
  /// The usages, each side of a pair with both sides' values.
  static func link(_ usages: [Usage], in unit: SourceUnit) -> [Usage] {
    var places: [SourceRange: Int] = [:]
    for (index, usage) in usages.enumerated() where color(usage) != nil { places[usage.range] = index }
    guard places.count > 1 else { return usages }
    var result = usages
    for index in unit.nodes.indices {
      guard let (light, dark) = sides(NodeID(Int32(truncatingIfNeeded: index)), unit),
        let first = places[unit.range(light)], let second = places[unit.range(dark)],
        let lightColor = color(usages[first]), let darkColor = color(usages[second])
      else { continue }
      let pair = ColorPair(light: lightColor, dark: darkColor)
      result[first].pair = pair
      result[second].pair = pair
    }
    return result
  }

  /// A colour that is the same in every appearance.
  private static func color(_ usage: Usage) -> ColorValue? {
    guard case .color(let color)? = usage.value, color.system == nil, color[.dark] == nil, usage.unknownAlpha == nil
    else { return nil }
    return color.resolved(in: .light)
  }

  /// What a choice or call states for each appearance; `nil` where it states none.
  static func sides(_ node: NodeID, _ unit: SourceUnit) -> (light: NodeID, dark: NodeID)? {
    switch unit.kind(node) {
    case .ternary:
      guard let condition = unit.child(node, 0), let first = unit.child(node, 1), let second = unit.child(node, 2),
        let asksDark = asksForDark(condition, unit)
      else { return nil }
      return asksDark ? (second, first) : (first, second)
    case .call:
      guard let call = unit.call(node), call.arguments.count >= 2, let dark = argument(call, darkLabels),
        let light = argument(call, lightLabels)
      else { return nil }
      return (light, dark)
    default: return nil
    }
  }

  private static func argument(_ call: CallView, _ labels: Set<String>) -> NodeID? {
    call.arguments.first { $0.label.map(labels.contains) == true }?.value
  }

  private static let lightLabels: Set<String> = ["light", "lightColor", "lightMode", "any", "regular"]
  private static let darkLabels: Set<String> = ["dark", "darkColor", "darkMode"]

  /// Whether a condition holds in dark appearance; `nil` where it asks about something else.
  private static func asksForDark(_ condition: NodeID, _ unit: SourceUnit) -> Bool? {
    switch unit.kind(condition) {
    case .prefix where unit.name(condition) == "!":
      return unit.child(condition, 0).flatMap { asksForDark($0, unit) }.map { !$0 }
    case .binary where unit.name(condition) == "==" || unit.name(condition) == "!=":
      guard let left = unit.child(condition, 0), let right = unit.child(condition, 1) else { return nil }
      for (style, subject) in [(right, left), (left, right)] where unit.kind(style) == .member {
        guard let asked = styles[unit.name(style)], let name = unit.calleeName(subject), subjects.contains(name)
        else { continue }
        return asked == (unit.name(condition) == "==")
      }
      return nil
    case .identifier, .member: return flags.contains(unit.name(condition)) ? true : nil
    default: return nil
    }
  }

  /// The appearance that a case stands for: whether it is the dark one.
  private static let styles = ["dark": true, "light": false]
  private static let subjects: Set<String> = ["userInterfaceStyle", "colorScheme", "interfaceStyle"]
  private static let flags: Set<String> = ["isDark", "isDarkMode", "isDarkAppearance", "darkMode"]
}
