import JSON
import Linting
import SwiftSource
import Workspace

/// What is wrong in a project's configurations, token files and asset catalogs, and what is to be told of it.
struct FileProblems: Sendable {
  private let byFile: [FilePath: [ProjectProblem]]

  static let none = FileProblems(byFile: [:])

  private init(byFile: [FilePath: [ProjectProblem]]) {
    self.byFile = byFile
  }

  /// - Parameter previous: its files stay, even without a problem, so that what was told of them is taken back.
  init(_ workspace: LoadedWorkspace, after previous: FileProblems) {
    let cleared = previous.byFile.mapValues { _ in [ProjectProblem]() }
    byFile = cleared.merging(Dictionary(grouping: workspace.projectProblems, by: \.file)) { $1 }
  }

  /// All that have problems or had some before, sorted.
  var files: [FilePath] { byFile.keys.sorted() }

  /// The problems of a file; nil for one that never had any.
  subscript(file: FilePath) -> [ProjectProblem]? { byFile[file] }

  /// What is to be told of problems that weren't there before: for each kind of file, sentences with their places.
  func news(since previous: FileProblems, root: FilePath) -> [(kind: String, message: String)] {
    files.flatMap { file in
      let known = Set(previous[file] ?? [])
      return (self[file] ?? []).filter { $0.isError && !known.contains($0) }.map { problem in
        let place = "\(file.relative(to: root)):\(problem.position.line):\(problem.position.column)"
        let kept = problem.isKept ? "; until then what it said before holds" : ""
        return (problem.kind.rawValue, "\(place): \(problem.message)\(kept)")
      }
    }
  }

  /// The problems of a file as they stand in its text, which may be a newer one.
  func diagnostics(of file: FilePath, in text: LineTable) -> [EditorDiagnostic] {
    (self[file] ?? []).map { problem in
      let place = LinePosition(line: problem.position.line - 1, column: problem.position.column - 1)
      let start = text.offset(of: place, in: .utf8)
      return EditorDiagnostic(
        rule: RuleID(rawValue: problem.kind.rawValue),
        severity: problem.isError ? .error : .warning,
        range: SourceRange(start, Self.end(ofWordAt: start, in: text)),
        message: problem.message,
        fingerprint: "\(problem.kind.rawValue) \(problem.message)"
      )
    }
  }

  /// Behind the string, number or word that begins at an offset; on its line.
  private static func end(ofWordAt start: UInt32, in text: LineTable) -> UInt32 {
    let line = text.content(ofLine: text.line(at: start))
    let word = text.bytes[min(Int(start), Int(line.upperBound))..<Int(line.upperBound)]
    let quote = UInt8(ascii: "\"")
    if word.first == quote {
      let close = word.dropFirst().firstIndex(of: quote).map { $0 + 1 } ?? word.endIndex
      return UInt32(clamping: close)
    }
    let close = word.dropFirst().firstIndex { !isWordByte($0) } ?? word.endIndex
    return UInt32(clamping: close)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
  }
}
