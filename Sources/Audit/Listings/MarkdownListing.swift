import DesignSystem
import DesignTokens

/// The vocabulary as Markdown: a table per kind.
package enum MarkdownListing {
  package static func write(_ listing: VocabularyListing, to bytes: inout [UInt8]) {
    var text = "# Design vocabulary\n"
    let tokens = listing.tokens
    for kind in TokenKind.allCases {
      let entries = tokens.filter { $0.kind == kind }
      guard !entries.isEmpty else { continue }
      text += "\n## \(kind.rawValue)\n\n| token | spelling | value | place |\n| --- | --- | --- | --- |\n"
      for token in entries {
        let place = listing.position(of: token.place)
        let spelling = listing.speller.spelling(of: token)?.text ?? ""
        let cells = [
          code(token.name.text), code(spelling), escape(ValueText.describe(token.standardValue)),
          escape("\(token.place.path):\(place.line)"),
        ]
        text += "| " + cells.joined(separator: " | ") + " |\n"
      }
    }
    let components = listing.components
    if !components.isEmpty {
      text += "\n## component\n\n| component | base | role | initialisers | place |\n| --- | --- | --- | --- | --- |\n"
      for component in components {
        let place = listing.position(of: component.place)
        let cells = [
          code(component.name.text), code(component.base), component.role.rawValue,
          component.initializers.map(code).joined(separator: ", "), escape("\(component.place.path):\(place.line)"),
        ]
        text += "| " + cells.joined(separator: " | ") + " |\n"
      }
    }
    bytes += text.utf8
  }

  private static func code(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let fence = text.contains("`") ? "``" : "`"
    return fence + text.replacing("|", with: "\\|").replacing("\n", with: " ") + fence
  }

  private static func escape(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|", "\\", "`", "*", "_", "<", "[", "]": result += "\\\(character)"
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
