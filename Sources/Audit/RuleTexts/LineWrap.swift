/// Breaks running text into lines.
package enum LineWrap {
  /// Breaks at white space, which counts as one space; a word that is longer than the line stays whole. A text without
  /// words gives no line.
  package static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in text.split(whereSeparator: { $0.isWhitespace }) {
      if !current.isEmpty, current.count + 1 + word.count > width {
        lines.append(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + word
    }
    return current.isEmpty ? lines : lines + [current]
  }
}
