import Audit
import Linting
import Rules

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

let program = Program(
  auditor: WorkspaceAuditor(rules: allRules),
  lister: VocabularyLister(rules: allRules),
  lineExplainer: LineExplainer(rules: allRules),
  starter: ConfigurationStarter(rules: allRules),
  extractor: WorkspaceExtractor(rules: allRules),
  server: { () throws(CommandError) in try LanguageServerStart.run(rules: allRules) },
  rules: allRules.map { $0.description },
  console: Console()
)
exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
