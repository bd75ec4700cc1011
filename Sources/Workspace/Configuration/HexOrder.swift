/// Where the alpha stands in eight hex digits.
package enum HexOrder: String, Sendable, CaseIterable {
  case argb
  case rgba
}
