package import Linting
package import Usages

/// The figures of a report.
package struct AuditSummary: Sendable, Equatable {
  /// Swift files seen.
  package var files = 0
  /// Swift files judged.
  package var analyzed = 0
  package var findings = 0
  /// Only severities that occur.
  package var bySeverity: [Severity: Int] = [:]
  /// Only rules that reported.
  package var byRule: [RuleID: Int] = [:]
  package var suppressed = 0
  package var baselined = 0
  package var stale = 0
  /// Positions in usage context; only kinds that occur.
  package var adoption: [UsageKind: AdoptionCount] = [:]

  package init(of report: AuditReport) {
    files = report.files.count + report.unlistedFiles
    baselined = report.baselined
    stale = report.stale
    for file in report.files {
      if file.isAnalyzed { analyzed += 1 }
      findings += file.findings.count
      suppressed += file.suppressed
      for placed in file.findings {
        bySeverity[placed.finding.severity, default: 0] += 1
        byRule[placed.finding.rule, default: 0] += 1
      }
      for (kind, count) in file.adoption {
        adoption[kind] = adoption[kind, default: AdoptionCount()] + count
      }
    }
  }

  /// Findings of at least `severity`.
  package func findings(atLeast severity: Severity) -> Int {
    bySeverity.reduce(0) { $1.key >= severity ? $0 + $1.value : $0 }
  }

  /// The kinds that a report lists: those that every design system has, and further ones that occur; in the order of
  /// `UsageKind`.
  package var adoptionKinds: [UsageKind] {
    UsageKind.allCases.filter { Self.alwaysListed.contains($0) || adoption[$0, default: AdoptionCount()].total > 0 }
  }

  private static let alwaysListed: Set<UsageKind> = [.color, .font, .height]
}

extension AdoptionCount {
  /// Positions that state a value, either way.
  package var total: Int { tokens + raw }
}
