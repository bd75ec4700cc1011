import Audit
import Linting
import Workspace

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The program: finds the command that a command line names and runs it.
struct Program<Auditor: Auditing> {
  let auditor: Auditor
  let lister: VocabularyLister
  let lineExplainer: LineExplainer
  let starter: ConfigurationStarter
  let extractor: WorkspaceExtractor
  /// Serves one client, and gives the exit code of the session.
  let server: @Sendable () throws(CommandError) -> ExitCode
  /// In the order in which they are listed.
  let rules: [RuleDescription]
  let console: Console

  /// - Parameter words: the command line behind the program's own name.
  func run(_ words: [String]) -> ExitCode {
    do throws(CommandError) {
      guard let first = words.first else {
        console.say(bytes: Array(HelpText.ofProgram().utf8))
        return .failure
      }
      return try run(first, words.dropFirst())
    } catch {
      console.say(error.line)
      return .failure
    }
  }

  private func run(_ first: String, _ rest: ArraySlice<String>) throws(CommandError) -> ExitCode {
    switch first {
    case "--help", "-h": return try print(HelpText.ofProgram())
    case "--version": return try print("\(ToolVersion.name) \(ToolVersion.current)\n")
    default: break
    }
    switch try command(named: first) {
    case .audit: return try run(AuditCommand(auditor: auditor, rules: rules, console: console), rest)
    case .tokens: return try run(TokensCommand(lister: lister, console: console), rest)
    case .explain: return try run(ExplainCommand(rules: rules, lines: lineExplainer, console: console), rest)
    case .rules: return try run(RulesCommand(rules: rules, console: console), rest)
    case .initialize: return try run(InitCommand(starter: starter, console: console), rest)
    case .extract: return try run(ExtractCommand(extractor: extractor, console: console), rest)
    case .lsp: return try run(LanguageServerCommand(server: server), rest)
    case .help: return try help(rest)
    }
  }

  private func run<C: Command>(_ command: C, _ words: ArraySlice<String>) throws(CommandError) -> ExitCode {
    let syntax = C.Options.syntax
    let parsed: ParsedArguments<C.Options>
    do {
      parsed = try ArgumentParser.parse(words, by: syntax)
    } catch {
      throw CommandError(error)
    }
    return parsed.wantsHelp ? try print(HelpText.of(syntax)) : try command.run(parsed.options)
  }

  /// `help`, `help COMMAND`.
  private func help(_ words: ArraySlice<String>) throws(CommandError) -> ExitCode {
    if let extra = words.dropFirst().first {
      throw CommandError(
        UsageProblem("'\(extra)' is one argument too many", remedy: "write 'parlance help COMMAND'")
      )
    }
    guard let word = words.first, word != "--help", word != "-h", word != "help" else {
      return try print(HelpText.ofProgram())
    }
    return try run(word, ["--help"])
  }

  private func command(named word: String) throws(CommandError) -> CommandName {
    do throws(UsageProblem) {
      if word.hasPrefix("-") {
        throw .unknown(
          "option",
          word,
          nearest: NearestWord.nearest(to: word, in: ["--help", "--version"]),
          otherwise: "a command comes first; 'parlance --help' lists them"
        )
      }
      return try CommandName.named(word)
    } catch {
      // A name that is there is more likely a path than a slip.
      guard !word.isEmpty, !word.hasPrefix("-"), access(word, F_OK) == 0, error.remedy != nil else {
        throw CommandError(error)
      }
      let path = word.contains(" ") ? "\"\(word)\"" : word
      throw CommandError(
        UsageProblem("unknown command '\(word)'", remedy: "write 'parlance audit \(path)' to audit it")
      )
    }
  }

  private func print(_ text: String) throws(CommandError) -> ExitCode {
    try console.print(text)
    return .clean
  }
}
