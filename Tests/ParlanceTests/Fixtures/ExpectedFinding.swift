/// What a line of a fixture says must be found on it: `// expect: RULE [VALUE], …`, or `expect(preview):` where the
/// context has to be included.
struct ExpectedFinding {
  let file: String
  /// From 1.
  let line: Int
  let rule: String
  /// One of `AuditedFinding.values`; `nil` where any will do.
  let value: String?
  let context: String

  /// In the order of the text.
  static func all(in text: String, file: String) -> [ExpectedFinding] {
    var found: [ExpectedFinding] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for match in line.matches(of: /expect(?:\((\w+)\))?: ([^*]+)/) {
        for part in match.2.split(separator: ",") {
          let words = part.split(separator: " ")
          guard let rule = words.first else { continue }
          found.append(
            ExpectedFinding(
              file: file,
              line: index + 1,
              rule: String(rule),
              value: words.count > 1 ? String(words[1]) : nil,
              context: match.1.map { String($0) } ?? "usage"
            )
          )
        }
      }
    }
    return found
  }

  func matches(_ finding: AuditedFinding) -> Bool {
    rule == finding.rule && (value.map { finding.values.contains($0) } ?? true)
  }
}

extension ExpectedFinding: CustomStringConvertible {
  var description: String { "\(file):\(line): [\(rule)] \(value ?? "") not found" }
}
