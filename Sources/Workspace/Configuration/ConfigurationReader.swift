import DesignTokens
import JSON
import Linting
import Usages

/// Reads the text of a configuration.
package struct ConfigurationReader: Sendable {
  private let schema: ConfigurationSchema

  package init(_ known: KnownRules) {
    schema = ConfigurationSchema(known)
  }

  /// What the text says, as far as it can be understood, and everything that is wrong in it, in the text's order.
  /// - Parameter places: nil: whether paths lead anywhere isn't checked.
  package func read(_ bytes: [UInt8], file: FilePath, places: ConfiguredPlaces? = nil) -> (
    configuration: Configuration, problems: [ConfigurationProblem]
  ) {
    do throws(JSONParseError) {
      let value = try JSONValue.parse(bytes, commentsAllowed: true)
      let map = try JSONSourceMap(bytes, commentsAllowed: true)
      var checker = ConfigurationChecker(file: file, map: map, places: places)
      checker.check(value, schema.root, at: .root, name: "the configuration")
      return (Self.configuration(value), checker.problems.sorted { $0.position < $1.position })
    } catch {
      let problem = ConfigurationProblem(
        file: file,
        position: error.position,
        message: error.message,
        remedy: error.reason == .trailingComma ? "remove the comma" : nil
      )
      return (Configuration(), [problem])
    }
  }

  /// Takes what fits and leaves the rest, which the checker has named.
  private static func configuration(_ value: JSONValue) -> Configuration {
    var configuration = Configuration()
    configuration.isRoot = value["root"]?.boolValue ?? false
    configuration.designSystem = value["designSystem"]?.arrayValue?.compactMap(designSystemEntry)
    configuration.include = value["include"].map(globs)
    configuration.exclude = globs(value["exclude"])
    configuration.rules = rules(value["rules"])
    configuration.components = members(value["components"]) { $0 }
    configuration.report = value["report"]?.stringValue.flatMap { ReportPolicy(rawValue: $0) }
    configuration.modifiers = members(value["modifiers"]) { ModifierKind(rawValue: $0) }
    configuration.hexOrder = members(value["hexOrder"]) { HexOrder(rawValue: $0) }
    configuration.theme = value["theme"]?.stringValue
    configuration.documentationURL = value["documentationURL"]?.stringValue
    configuration.overrides =
      value["overrides"]?.arrayValue?.map {
        ConfigurationOverride(files: globs($0["files"]), rules: rules($0["rules"]))
      } ?? []
    configuration.requiresReason = value["suppressions"]?["requireReason"]?.boolValue
    for member in value["policy"]?["minimumAdoption"]?.objectValue ?? JSONObject() {
      guard let kind = UsageKind(rawValue: member.key), let share = member.value.doubleValue else { continue }
      configuration.minimumAdoption[kind] = share
    }
    return configuration
  }

  private static func designSystemEntry(_ value: JSONValue) -> DesignSystemEntry? {
    guard let path = value.stringValue ?? value["path"]?.stringValue, !path.isEmpty else { return nil }
    return DesignSystemEntry(path: path, module: value["module"]?.stringValue)
  }

  private static func globs(_ value: JSONValue?) -> [Glob] {
    value?.arrayValue?.compactMap { $0.stringValue.flatMap { try? Glob($0) } } ?? []
  }

  private static func rules(_ value: JSONValue?) -> [RuleID: RuleSetting] {
    var settings: [RuleID: RuleSetting] = [:]
    for member in value?.objectValue ?? JSONObject() {
      var options = member.value.objectValue ?? JSONObject()
      let level = member.value.stringValue ?? options["severity"]?.stringValue
      options["severity"] = nil
      settings[RuleID(rawValue: member.key)] = RuleSetting(
        level: level.flatMap { RuleLevel(name: $0) },
        options: options
      )
    }
    return settings
  }

  private static func members<Value>(_ value: JSONValue?, _ read: (String) -> Value?) -> [String: Value] {
    var members: [String: Value] = [:]
    for member in value?.objectValue ?? JSONObject() {
      members[member.key] = member.value.stringValue.flatMap(read)
    }
    return members
  }
}
