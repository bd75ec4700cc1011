import Audit
import Linting

/// `parlance rules`: lists the rules.
struct RulesCommand: Command {
  let rules: [RuleDescription]
  let console: Console

  func run(_ options: RulesOptions) throws(CommandError) -> ExitCode {
    switch options.format {
    case .text: try console.print(RuleListing(of: rules).text(isColored: console.isColored(options.color)))
    case .json: try console.print(RuleListing(of: rules).json())
    case .markdown: try console.print(RuleReference.markdown(of: rules))
    }
    return .clean
  }
}
