/// What is typed in a measured file, and where.
enum TypedCode: CaseIterable {
  /// A statement, first in a body.
  case statement
  /// A modifier behind a call, in a body or in a property's value.
  case modifier
  /// A whole member between others, its braces closed last.
  case member

  var name: String {
    switch self {
    case .statement: "statements"
    case .modifier: "modifiers"
    case .member: "members"
    }
  }

  var text: String {
    switch self {
    case .statement: "        let tone = Color.red.opacity(0.5)\n"
    case .modifier: ".padding(.top, 12)"
    case .member:
      "    private func tone(_ name: String) -> UIColor {\n        if name.isEmpty {\n            return .white\n        }\n"
        + "        return UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)\n    }\n\n"
    }
  }

  /// The place next to a line where this is typed, as its line and column; `nil` where it doesn't fit.
  func place(_ line: Int, in lines: [Substring]) -> (line: Int, column: Int)? {
    guard line > 0 else { return nil }
    let (before, here) = (Self.indented(lines[line - 1]), Self.indented(lines[line]))
    switch self {
    case .statement:
      let isBody = before.hasPrefix("        ") && before.hasSuffix("{") && !before.contains("switch ")
      return isBody && here.hasPrefix("            ") ? (line, 0) : nil
    case .modifier:
      return here.hasPrefix("        ") && here.hasSuffix(")") ? (line, lines[line].utf8.count) : nil
    case .member:
      let words = ["var ", "func ", "let ", "private ", "static ", "public ", "override ", "init(", "@"]
      return before.allSatisfy(\.isWhitespace) && words.contains { here.hasPrefix("    " + $0) } ? (line, 0) : nil
    }
  }

  /// A line with spaces for its tabs.
  private static func indented(_ line: Substring) -> Substring { line.replacing("\t", with: "    ") }

  /// As many places as wanted, spread over a file.
  func places(_ count: Int, in lines: [Substring]) -> [(line: Int, column: Int)] {
    (0..<count).compactMap { index in
      let start = lines.count * (2 * index + 1) / (2 * count)
      return lines.indices.lazy.compactMap { place((start + $0) % lines.count, in: lines) }.first
    }
  }
}
