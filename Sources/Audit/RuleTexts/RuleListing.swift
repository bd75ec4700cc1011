import JSON
package import Linting

/// The rules in one list, in the order given.
package struct RuleListing: Sendable {
  private let rules: [RuleDescription]

  package init(of rules: [RuleDescription]) {
    self.rules = rules
  }

  /// A table of ids, severities and summaries.
  package func text(isColored: Bool = false) -> [UInt8] {
    var table = TextTable([("rule", .leading), ("default", .leading), ("reports", .leading)])
    for rule in rules { table.row(rule.id.rawValue, Self.severity(of: rule), rule.summary) }
    var writer = TextWriter(isColored: isColored)
    table.write(to: &writer)
    return writer.bytes
  }

  /// `{"rules": [{"id", "defaultSeverity", "summary", "rationale", "options": [{"name", "summary"}]}]}`.
  package func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject(indent: 2)
    writer.key("rules")
    writer.beginArray(indent: 4)
    for rule in rules {
      writer.beginObject()
      writer.key("id")
      writer.string(rule.id.rawValue)
      writer.key("defaultSeverity")
      writer.string(Self.severity(of: rule))
      writer.key("summary")
      writer.string(rule.summary)
      writer.key("rationale")
      writer.string(rule.rationale)
      writer.key("options")
      writer.beginArray()
      for option in rule.options {
        writer.beginObject()
        writer.key("name")
        writer.string(option.name)
        writer.key("summary")
        writer.string(option.summary)
        writer.end()
      }
      writer.end()
      writer.end()
    }
    writer.end()
    writer.end()
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// A severity's word, or `off`.
  static func severity(of rule: RuleDescription) -> String {
    rule.defaultSeverity?.rawValue ?? "off"
  }
}
