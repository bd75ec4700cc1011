/// Columns of text under headings, as wide as their widest cell.
struct TextTable {
  enum Alignment {
    case leading, trailing
  }

  private let headings: [String]
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  init(_ columns: [(heading: String, alignment: Alignment)]) {
    headings = columns.map { $0.heading }
    alignments = columns.map { $0.alignment }
  }

  /// One cell for each column.
  mutating func row(_ cells: String...) { rows.append(cells) }

  var isEmpty: Bool { rows.isEmpty }

  func write(to writer: inout TextWriter) {
    let widths = headings.indices.map { column in
      ([headings] + rows).map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    write(headings, widths, .strong, to: &writer)
    for row in rows { write(row, widths, nil, to: &writer) }
  }

  private func write(_ cells: [String], _ widths: [Int], _ style: TextWriter.Style?, to writer: inout TextWriter) {
    var line = ""
    for (column, cell) in cells.enumerated() where column < widths.count {
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      line += column > 0 ? "  " : ""
      line += alignments[column] == .leading ? cell + padding : padding + cell
    }
    while line.last == " " { line.removeLast() }
    if let style { writer.text(line, style) } else { writer.text(line) }
    writer.endLine()
  }
}
