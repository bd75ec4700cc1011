import Audit

/// Lays help out in 80 columns.
struct HelpPage {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func gap() { text += "\n" }

  mutating func heading(_ heading: String) {
    gap()
    line(heading + ":")
  }

  mutating func paragraph(_ paragraph: String) {
    for piece in LineWrap.wrap(paragraph, to: Self.width) { line(piece) }
  }

  /// A term with what it means beside it, or below where the term is long.
  mutating func entry(_ term: String, _ meaning: String) {
    let margin = String(repeating: " ", count: Self.indent)
    var pieces = LineWrap.wrap(meaning, to: Self.width - Self.indent)[...]
    let start = "  " + term
    if start.count + 2 <= Self.indent {
      let padding = String(repeating: " ", count: Self.indent - start.count)
      line(start + padding + (pieces.popFirst() ?? ""))
    } else {
      line(start)
    }
    for piece in pieces { line(margin + piece) }
  }

  private static let width = 80
  private static let indent = 26
}
