import SwiftSource
import Symbols

/// `.environment(\.key, value)`: keys of the platform that hold a design value, and the workspace's own by their types.
enum SwiftUIEnvironment: Recognizer {
  static let calls = ["environment"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard call.arguments.count == 2, call.arguments[0].label == nil,
      scanner.unit.kind(call.arguments[0].value) == .keyPath
    else { return nil }
    let path = scanner.unit.name(call.arguments[0].value)
    return (own(path, scanner) ?? platform(path)).map { Recognition(expectations: [1: $0]) }
  }

  private static func platform(_ key: String) -> Expectation? {
    switch key {
    case "defaultMinListRowHeight", "defaultMinListHeaderHeight": .measure(Measure(kind: .height), .row)
    case "font": .font()
    default: nil
    }
  }

  /// What the property at a path of names is, by its declared type.
  private static func own(_ path: String, _ scanner: UsageScanner) -> Expectation? {
    var type = ResolvedType.external("EnvironmentValues")
    var name = ""
    for step in path.split(separator: ".") {
      name = String(step)
      type = scanner.table.member(name, of: type.unwrapped, from: scanner.place)
    }
    guard !type.isUnknown, !name.isEmpty else { return nil }
    var expectation = Expectation(type: type)
    guard let external = type.externalName else { return expectation }
    if DesignType.colors.contains(external) {
      expectation = .color(LabelWords.colorRole(name))
    } else if DesignType.fonts.contains(external) {
      expectation = .font()
    } else if DesignType.numbers.contains(external), let measure = LabelWords.measure(name) {
      expectation = .measure(measure)
    }
    expectation.type = type
    return expectation
  }
}
