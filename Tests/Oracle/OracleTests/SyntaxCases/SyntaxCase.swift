import Testing

/// A small text whose two readings are compared.
struct SyntaxCase: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  /// Cases in one text: each begins behind a line `--- its name`.
  static func list(_ text: String) -> [SyntaxCase] {
    var cases: [SyntaxCase] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        cases.append(SyntaxCase(name: String(line.dropFirst(4)), text: ""))
      } else if let last = cases.popLast() {
        cases.append(SyntaxCase(name: last.name, text: last.text + line + "\n"))
      }
    }
    return cases
  }

  /// Swift as it should be.
  static let sound =
    declarations + members + attributes + statements + patterns + expressions + closures + literals + types + newer
    + conditional + lexical
  /// Swift as it is while it is written.
  static let broken = edges + brokenLiterals + brokenStructure + brokenParts
}
