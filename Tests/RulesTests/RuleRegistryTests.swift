import Linting
import Rules
import Testing

/// What holds for the rules as a whole.
@Suite struct RuleRegistryTests {
  @Test func registersEachRuleOnce() {
    let ids = allRules.map { $0.description.id.rawValue }
    #expect(Set(ids).count == ids.count)
    let types = allRules.map { String(describing: $0) }
    #expect(Set(types).count == types.count)
  }

  /// Severities are a contract: scripts and configurations count on them.
  @Test func hasTheDefaultSeverities() {
    let expected: [String: Severity?] = [
      "raw-color": .warning, "palette-color": .warning, "system-color": nil, "named-asset": .info,
      "unknown-asset": .warning, "token-alpha": .info, "raw-font": .warning, "text-style": nil,
      "raw-height": .warning, "icon-size": .info, "hairline": nil, "raw-spacing": .info, "raw-radius": .info,
      "raw-border": .info, "raw-shadow": .info, "local-constant": .info, "raw-width": nil, "hex-string": nil,
      "custom-value": .info, "raw-component": .info, "deprecated-token": .warning, "unknown-token": .warning,
      "unused-suppression": .warning,
    ]
    for rule in allRules {
      let description = rule.description
      let severity = expected[description.id.rawValue]
      #expect(severity != nil, "'\(description.id)' is no rule of the contract")
      #expect(severity == .some(description.defaultSeverity), "default severity of '\(description.id)'")
    }
  }

  @Test func describesEachRule() {
    for rule in allRules {
      let description = rule.description
      let id = description.id.rawValue
      #expect(id.allSatisfy { $0.isLowercase || $0 == "-" }, "the id '\(id)'")
      #expect(!description.summary.isEmpty && description.summary.first?.isLowercase == true, "summary of '\(id)'")
      #expect(description.summary.last != ".", "summary of '\(id)'")
      #expect(description.rationale.last == ".", "rationale of '\(id)'")
      #expect(description.examples.contains { $0.isFlagged }, "a flagged example of '\(id)'")
      #expect(description.examples.contains { !$0.isFlagged }, "an accepted example of '\(id)'")
    }
  }
}
