package import Linting

/// The rules that a configuration may name.
package struct KnownRules: Sendable {
  package struct Rule: Sendable {
    package let id: RuleID
    package let summary: String
    package let options: [RuleDescription.Option]

    package init(id: RuleID, summary: String, options: [RuleDescription.Option] = []) {
      self.id = id
      self.summary = summary
      self.options = options
    }
  }

  /// In the order of their ids.
  package let rules: [Rule]

  package init(_ rules: [Rule]) {
    self.rules = rules.sorted { $0.id < $1.id }
  }

  package init(_ descriptions: [RuleDescription]) {
    self.init(descriptions.map { Rule(id: $0.id, summary: $0.summary, options: $0.options) })
  }
}
