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

  var lineCount: Int { text.count { $0.isNewline } }

  /// The modules imported, with the line of each.
  var imports: [(module: String, line: Int)] {
    lines(of: code).compactMap { line, text in
      guard
        let match = text.wholeMatch(
          of:
            #/\s*(?:@\w+ )*(?:(?:public|package|internal|private|fileprivate) )?import (?:(?:struct|class|enum|protocol|func|var|let|typealias) )?(\w+).*/#
        )
      else { return nil }
      return (String(match.1), line)
    }
  }

  /// The types that the file declares at its top level, those private to it aside.
  var topLevelTypes: [String] {
    lines(of: code).compactMap { _, text in
      let declaration =
        #/(?:@\w+ )*(?:(?:package|public|final|indirect) )*(?:class|struct|enum|actor|protocol|typealias) (\w+).*/#
      return text.wholeMatch(of: declaration).map { String($0.1) }
    }
  }

  /// The types that the file extends at its top level.
  var topLevelExtensions: [String] {
    lines(of: code).compactMap { _, text in
      text.wholeMatch(of: #/(?:(?:package|public|private|fileprivate) )?extension (\w+).*/#).map { String($0.1) }
    }
  }

  /// The places where `pattern` matches, as `path:line`.
  func places(of pattern: Regex<some Any>, in text: String) -> [String] {
    lines(of: text).compactMap { line, text in text.contains(pattern) ? "\(path):\(line)" : nil }
  }

  private func lines(of text: String) -> [(Int, Substring)] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated().map { ($0 + 1, $1) }
  }
}
