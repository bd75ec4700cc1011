/// Builds a text for people in Markdown and in plain words at once.
struct NoteWriter {
  private var markdown: [String] = []
  private var illustrated: [String] = []
  private var plain: [String] = []

  var text: AnnotatedText {
    AnnotatedText(
      markdown: markdown.joined(separator: "\n\n"),
      illustrated: illustrated.joined(separator: "\n\n"),
      plain: plain.joined(separator: "\n")
    )
  }

  private mutating func append(_ block: String) {
    markdown.append(block)
    illustrated.append(block)
  }

  /// A paragraph; code is between back quotes.
  mutating func paragraph(_ text: String) {
    guard !text.isEmpty else { return }
    append(text)
    plain.append(text.filter { $0 != "`" && $0 != "*" })
  }

  /// A paragraph of somebody else's words, shown as they are.
  mutating func quotation(_ text: String) {
    guard !text.isEmpty else { return }
    append(Self.escaped(text))
    plain.append(text)
  }

  /// A picture in Markdown; what it shows is told in words as well.
  mutating func picture(_ text: String) {
    if !text.isEmpty { illustrated.append(text) }
  }

  mutating func table(_ header: [String], _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    let lines =
      [Self.row(header), Self.row(header.map { _ in "---" })] + rows.map { row in Self.row(row) }
    append(lines.joined(separator: "\n"))
    plain += rows.map { row in
      row.enumerated().map { index, cell in
        index == 0 || header[index].isEmpty ? cell : header[index] + " " + cell
      }
      .joined(separator: ", ").filter { $0 != "`" }
    }
  }

  mutating func list(_ items: [String]) {
    guard !items.isEmpty else { return }
    append(items.map { "- " + $0 }.joined(separator: "\n"))
    plain += items.map { "- " + $0.filter { $0 != "`" } }
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  /// Without meaning for Markdown.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\*_[]<>#|~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
