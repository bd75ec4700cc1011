/// The typeface of a font.
package enum FontFamily: Hashable, Sendable {
  case system
  /// Stated by code that can't be followed.
  case unknown
  /// By PostScript or family name.
  case named(String)

  /// `system`, `unknown`, or the name.
  package var name: String {
    switch self {
    case .system: "system"
    case .unknown: "unknown"
    case .named(let name): name
    }
  }
}
