import Audit
import DesignTokens
import Linting
import SwiftSource
import Usages

/// Findings and reports made by hand.
enum SampleReport {
  /// A finding of a raw colour, with one exact token for it, unless something else is said.
  static func finding(
    rule: RuleID = "raw-color",
    severity: Severity = .warning,
    kind: UsageKind = .color,
    role: UsageRole? = .background,
    at place: (line: Int, column: Int) = (12, 29),
    message: String = "raw colour '#3366CC'",
    notes: [String] = [],
    value: UsageValue? = .color(AppearanceColor(blue)),
    suggestions: [Suggestion] = [exact("UIColor.mainColor()")],
    fingerprint: String = "f1"
  ) -> PlacedFinding {
    PlacedFinding(
      Finding(
        rule: rule,
        severity: severity,
        kind: kind,
        role: role,
        range: SourceRange(0, 1),
        message: message,
        notes: notes,
        value: value,
        suggestions: suggestions,
        fingerprint: fingerprint,
        contentFingerprint: "c" + fingerprint.dropFirst()
      ),
      at: TextPlace(line: place.line, column: place.column, endLine: place.line, endColumn: place.column + 42)
    )
  }

  static let blue = ColorValue(red: 0.2, green: 0.4, blue: 0.8)

  static func exact(_ name: String) -> Suggestion {
    Suggestion(token: name, replacement: name, match: .exact, difference: 0, applicability: .safe)
  }

  static func near(_ name: String, _ difference: Double) -> Suggestion {
    Suggestion(token: name, replacement: name, match: .near, difference: difference, applicability: .offered)
  }

  static func report(_ files: FileReport..., problems: [AuditProblem] = []) -> AuditReport {
    AuditReport(version: "9.9.9", root: ".", files: files, problems: problems)
  }

  /// Two findings in a file whose path holds a space and letters beyond ASCII, one in another.
  static let mixed = AuditReport(
    version: "9.9.9",
    root: "..",
    files: [
      FileReport(
        path: "App/Ein Käfer.swift",
        findings: [
          finding(notes: ["the literal is the same in light and dark"]),
          finding(
            rule: "raw-height",
            severity: .info,
            kind: .height,
            role: .row,
            at: (40, 9),
            message: "raw height 44",
            value: .length(44),
            suggestions: [near("Heights.row", 1)],
            fingerprint: "f2"
          ),
        ],
        suppressed: 3,
        adoption: [.color: AdoptionCount(tokens: 310, raw: 1), .spacing: AdoptionCount(tokens: 0, raw: 7)]
      ),
      FileReport(path: "App/Generated.swift", isAnalyzed: false),
      FileReport(
        path: "App/Login.swift",
        findings: [
          finding(
            rule: "raw-font",
            severity: .error,
            kind: .font,
            role: nil,
            at: (7, 3),
            message: "raw font",
            value: .font(FontValue(size: 15)),
            suggestions: [],
            fingerprint: "f3"
          )
        ],
        adoption: [.color: AdoptionCount(tokens: 1, raw: 0), .font: AdoptionCount(tokens: 2, raw: 1)],
        problems: [AuditProblem(file: "App/Login.swift", line: 3, column: 4, message: "invalid UTF-8")]
      ),
    ],
    problems: [AuditProblem(file: "App/Gone.swift", message: "no permission to read it", weight: .failure)],
    baselined: 2,
    stale: 1,
    unlistedFiles: 4
  )
}

/// A reporter's output as text.
func text(_ reporter: some Reporter, of report: AuditReport) -> String {
  String(decoding: reporter.bytes(of: report), as: UTF8.self)
}
