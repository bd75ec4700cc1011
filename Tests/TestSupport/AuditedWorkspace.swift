package import Linting
import Rules
package import SwiftSource
package import Workspace

/// A workspace in memory, audited by the engine as `parlance audit` does it.
package struct AuditedWorkspace: Sendable {
  package let results: [FileJudge.Result]
  /// What the configuration got wrong; findings are those of what could be read of it.
  package let configurationProblems: [String]
  private let texts: [String: [UInt8]]

  /// - Parameter files: contents by path from the root; a `.parlance.json` is the configuration.
  package init(
    _ files: [String: String],
    run: RunOptions = RunOptions(),
    rules: [any Rule.Type] = allRules
  ) {
    self.init(bytes: files.mapValues { Array($0.utf8) }, run: run, rules: rules)
  }

  package init(
    bytes files: [String: [UInt8]],
    run: RunOptions = RunOptions(),
    rules: [any Rule.Type] = allRules
  ) {
    let root = FilePath("/project")
    var fileSystem = InMemoryFileSystem()
    fileSystem.addFolder(root)
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) { fileSystem.write(bytes, to: root.appending(name)) }
    let parallel = ParallelMap(jobs: 2)
    let workspace = LoadedWorkspace.load(
      WorkspaceRequest(paths: [root], skipsIgnoredFiles: false),
      known: KnownRules(rules.map { $0.description }),
      fileSystem: fileSystem,
      parallel: parallel
    )
    configurationProblems = workspace.configurationProblems.map(\.message)
    results = AuditEngine(rules: rules, run: run, parallel: parallel).judge(workspace)
    texts = files
  }

  package func result(of file: String) -> FileJudge.Result? { results.first { $0.name == file } }

  package func findings(in file: String) -> [Finding] { result(of: file)?.findings.findings ?? [] }

  /// What stands at a finding's place.
  package func text(_ range: SourceRange, in file: String) -> String {
    let bytes = texts[file] ?? []
    let lower = min(Int(range.lowerBound), bytes.count)
    return String(decoding: bytes[lower..<max(lower, min(Int(range.upperBound), bytes.count))], as: UTF8.self)
  }

  /// Each finding as `file: rule 'text'`, in file and source order.
  package var summaries: [String] {
    results.flatMap { result in
      result.findings.findings.map { "\(result.name): \($0.rule) '\(text($0.range, in: result.name))'" }
    }
  }
}
