/// What the code around a usage is for.
package enum UsageContext: String, Sendable, CaseIterable {
  /// A token's or component's own definition.
  case definition
  case usage
  case preview
  case test
}
