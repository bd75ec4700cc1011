import JSON

/// A finding as an audit's JSON gives it.
struct AuditedFinding {
  let file: String
  /// From 1.
  let line: Int
  let rule: String
  let severity: String
  /// The value in short forms: a colour's light `#RRGGBBAA` or system name, a font's `SIZE` and `SIZE/WEIGHT`, a number.
  let values: [String]

  static func all(in report: JSONValue) -> [AuditedFinding]? {
    guard let findings = report["findings"]?.arrayValue else { return nil }
    var found: [AuditedFinding] = []
    for finding in findings {
      guard let file = finding["file"]?.stringValue, let line = finding["line"]?.intValue,
        let rule = finding["rule"]?.stringValue, let severity = finding["severity"]?.stringValue
      else { return nil }
      found.append(
        AuditedFinding(
          file: file,
          line: line,
          rule: rule,
          severity: severity,
          values: finding["value"].map { values(of: $0) } ?? []
        )
      )
    }
    return found
  }

  private static func values(of value: JSONValue) -> [String] {
    if let number = value.doubleValue { return [text(number)] }
    if let color = value["light"]?.stringValue ?? value["system"]?.stringValue { return [color] }
    guard let size = value["size"]?.doubleValue else { return [] }
    return [text(size)] + (value["weight"]?.stringValue.map { ["\(text(size))/\($0)"] } ?? [])
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }
}

extension AuditedFinding: CustomStringConvertible {
  var description: String { "\(file):\(line): [\(rule)] \(values) not expected" }
}
