/// A file of the repository, by its path from the root.
struct SourceFile {
  let path: String
  let text: String

  /// The text with comments and string literals blanked, lines kept.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = path.hasSuffix(".swift") ? CodeText.code(of: text) : text
  }

  /// The file's name without extension.
  var name: String {
    let last = path.split(separator: "/").last ?? ""
    return String(last.split(separator: ".").first ?? last)
  }

  /// The folder below `Sources` or `Tests`: the target.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[1]) : ""
  }

  var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  /// The modules imported, with the line of each.
  var imports: [(module: String, line: Int)] {
    let pattern = #/\s*(?:@\w+ )*(?:\w+ )?import (?:(?:struct|class|enum|protocol|func|var|let|typealias) )?(\w+).*/#
    return lines(of: code, with: "import ").compactMap { line, text in
      text.wholeMatch(of: pattern).map { (String($0.1), line) }
    }
  }

  /// The types that the file declares at its top level.
  var topLevelTypes: [String] {
    let pattern =
      #/(?:@\w+ )*(?:(?:package|public|private|fileprivate|final|indirect) )*(?:class|struct|enum|actor|protocol|typealias) (\w+).*/#
    return lines(of: code, with: nil).compactMap { _, text in
      guard let first = text.first, !first.isWhitespace, first != "}" else { return nil }
      return text.wholeMatch(of: pattern).map { String($0.1) }
    }
  }

  /// The types that the file extends at its top level.
  var topLevelExtensions: [String] {
    lines(of: code, with: "extension ").compactMap { _, text in
      text.wholeMatch(of: #/(?:(?:package|public|private|fileprivate) )?extension (\w+).*/#).map { String($0.1) }
    }
  }

  /// The places where `pattern` matches, as `path:line`; only lines that hold `word` are looked at.
  func places(of pattern: Regex<some Any>, in text: String, with word: String) -> [String] {
    lines(of: text, with: word).compactMap { line, text in text.contains(pattern) ? "\(path):\(line)" : nil }
  }

  /// The lines that hold `word`, numbered from 1.
  private func lines(of text: String, with word: String?) -> [(Int, Substring)] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let bytes = word.map { Array($0.utf8) }
    return lines.enumerated().compactMap { index, line in
      guard bytes.map({ Self.contains($0, line) }) ?? true else { return nil }
      return (index + 1, Substring(line))
    }
  }

  private static func contains(_ word: [UInt8], _ line: Substring.UTF8View) -> Bool {
    guard let first = word.first else { return true }
    var rest = line
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
