package import Linting

/// What all states of an editor's workspaces share.
package struct LiveEnvironment: Sendable {
  package let judge: FileJudge
  package let known: KnownRules
  package let parallel: ParallelMap

  package init(rules: [any Rule.Type], parallel: ParallelMap = ParallelMap()) {
    judge = FileJudge(rules: rules, run: RunOptions())
    known = KnownRules(rules.map { $0.description })
    self.parallel = parallel
  }
}
