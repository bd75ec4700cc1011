import Linting
import Rules
import SwiftSource
import TestSupport
import Usages
import Workspace

/// What the engine says of a workspace with and without the sieve, compared.
///
/// Every rule runs but the one that reads strings, for which nothing is sifted; every context is judged.
struct SieveDifference {
  /// One line for each thing that differs; empty where the sieve changed nothing.
  let lines: [String]
  /// How many findings there were: a comparison of nothing proves nothing.
  let findings: Int

  static var run: RunOptions {
    var levels: [RuleID: RunOptions.RunLevel] = [:]
    for rule in allRules where rule.description.id != "hex-string" { levels[rule.description.id] = .on }
    return RunOptions(levels: levels, contexts: Set(UsageContext.allCases))
  }

  init(_ files: [String: String]) {
    self.init(
      sifted: AuditedWorkspace(files, run: Self.run, usesSieve: true).results,
      whole: AuditedWorkspace(files, run: Self.run, usesSieve: false).results
    )
  }

  /// Of what lies in a folder on disk.
  init(folder: FilePath) {
    let parallel = ParallelMap(jobs: 2)
    let workspace = LoadedWorkspace.load(
      WorkspaceRequest(paths: [folder], skipsIgnoredFiles: false),
      known: KnownRules(allRules.map { $0.description }),
      fileSystem: DiskFileSystem(),
      parallel: parallel
    )
    let engine = AuditEngine(rules: allRules, run: Self.run, parallel: parallel)
    self.init(
      sifted: engine.judge(workspace, usesSieve: true),
      whole: engine.judge(workspace, usesSieve: false)
    )
  }

  private init(sifted: [FileJudge.Result], whole: [FileJudge.Result]) {
    var lines: [String] = []
    for (one, other) in zip(sifted, whole) {
      let (mine, theirs) = (Set(one.findings.findings), Set(other.findings.findings))
      for finding in mine.subtracting(theirs) { lines.append("only sifted: \(one.name) \(Self.describe(finding))") }
      for finding in theirs.subtracting(mine) { lines.append("only whole: \(one.name) \(Self.describe(finding))") }
      if one.isAnalyzed != other.isAnalyzed { lines.append("analyzed: \(one.name)") }
      if one.findings.problems != other.findings.problems { lines.append("problems: \(one.name)") }
      if one.findings.suppressed != other.findings.suppressed { lines.append("suppressed: \(one.name)") }
    }
    if sifted.count != whole.count { lines.append("\(sifted.count) files and \(whole.count)") }
    self.lines = lines.sorted()
    findings = whole.reduce(0) { $0 + $1.findings.findings.count }
  }

  private static func describe(_ finding: Finding) -> String {
    "\(finding.range.lowerBound) \(finding.rule) \(finding.fingerprint) \(finding.suggestions.map(\.token))"
  }
}
