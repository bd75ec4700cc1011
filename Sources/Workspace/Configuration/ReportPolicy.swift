/// When a raw value is worth a finding.
package enum ReportPolicy: String, Sendable, CaseIterable {
  case always
  /// Only where the vocabulary has an exact or near token.
  case hasReplacement = "has-replacement"
}
