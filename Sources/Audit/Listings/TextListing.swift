import DesignSystem
import DesignTokens

/// The vocabulary as text: one entry per line, grouped by kind, colours with swatches where the terminal shows them.
package enum TextListing {
  package static func write(_ listing: VocabularyListing, usesColor: Bool, to bytes: inout [UInt8]) {
    var text = ""
    let tokens = listing.tokens
    for kind in TokenKind.allCases {
      let entries = tokens.filter { $0.kind == kind }
      guard !entries.isEmpty else { continue }
      text += "\(kind.rawValue) (\(entries.count))\n"
      let width = min(entries.map(\.name.text.count).max() ?? 0, 48)
      for token in entries { text += line(token, listing, width: width, usesColor: usesColor) }
      text += "\n"
    }
    let components = listing.components
    if !components.isEmpty {
      text += "component (\(components.count))\n"
      for component in components {
        let place = listing.position(of: component.place)
        text += "  \(component.name.text): \(component.base), \(component.role.rawValue)"
        text += "  \(component.place.path):\(place.line):\(place.column)\n"
      }
      text += "\n"
    }
    text += "\(tokens.count) tokens, \(components.count) components\n"
    bytes += text.utf8
  }

  private static func line(
    _ token: Token,
    _ listing: VocabularyListing,
    width: Int,
    usesColor: Bool
  ) -> String {
    let place = listing.position(of: token.place)
    let name = token.name.text
    var text = "  " + name + String(repeating: " ", count: max(0, width - name.count)) + "  "
    if usesColor, let color = token.standardValue.color { text += SwatchText.swatch(color) + " " }
    text += ValueText.describe(token.standardValue)
    if let alias = token.aliasOf { text += "  = " + alias.text }
    if let reason = token.offer.reason { text += "  (" + reason.message + ")" }
    return text + "  \(token.place.path):\(place.line):\(place.column)\n"
  }
}
