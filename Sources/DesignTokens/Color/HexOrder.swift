/// Where alpha stands in a hexadecimal colour of four or eight digits.
package enum HexOrder: String, CaseIterable, Hashable, Sendable {
  case rgba
  case argb
}
