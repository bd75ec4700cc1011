/// What a rule is: the text of `parlance explain`, of the rule reference, and its tests.
package struct RuleDescription: Sendable {
  package var id: RuleID
  /// One line, lower case, no final stop: what the rule reports.
  package var summary: String
  /// Why it matters and what to do instead; whole sentences.
  package var rationale: String
  /// `nil`: off unless configured.
  package var defaultSeverity: Severity?
  package var options: [Option]
  package var examples: [Example]

  package init(
    id: RuleID,
    summary: String,
    rationale: String,
    defaultSeverity: Severity?,
    options: [Option] = [],
    examples: [Example]
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.defaultSeverity = defaultSeverity
    self.options = options
    self.examples = examples
  }

  /// A key that the rule takes in the configuration beside `severity`.
  package struct Option: Sendable {
    package var name: String
    package var summary: String

    package init(name: String, summary: String) {
      self.name = name
      self.summary = summary
    }

    /// Numbers that are accepted as they are.
    package static let allow = Option(name: "allow", summary: "numbers that are accepted as they are, in points")
  }
}
