/// The typeface of a font.
package enum FontFamily: Hashable, Sendable {
  case system
  /// By PostScript or family name.
  case named(String)

  /// `system`, or the name.
  package var name: String {
    switch self {
    case .system: "system"
    case .named(let name): name
    }
  }
}
