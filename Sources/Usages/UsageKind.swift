/// What kind of design decision a place states: the `kind` of a finding (contracts.md §2).
package enum UsageKind: String, Sendable, CaseIterable {
  case color, font, height, width, size, spacing, radius, border, shadow, opacity, component, token, suppression
}
