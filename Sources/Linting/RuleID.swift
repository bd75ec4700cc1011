/// The name of a rule, as users write it (`raw-color`).
package struct RuleID: Hashable, Sendable, Comparable, RawRepresentable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
  package init(stringLiteral value: String) { rawValue = value }

  package var description: String { rawValue }

  package static func < (a: RuleID, b: RuleID) -> Bool { a.rawValue < b.rawValue }
}
