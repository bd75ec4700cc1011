/// A design of the system font.
package enum FontDesign: String, CaseIterable, Hashable, Sendable {
  case `default`
  case rounded
  case serif
  case monospaced
}
