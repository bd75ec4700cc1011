import Audit
import LanguageServer
import Linting
import Workspace

/// Starts the language server on the process's own streams.
enum LanguageServerStart {
  static func run(rules: [any Rule.Type]) throws(CommandError) -> ExitCode {
    guard let streams = StandardStreams.claim() else {
      throw CommandError(UsageProblem("the system has no file descriptors left", remedy: "close programs"))
    }
    let code = ServerProcess.run(
      input: streams.input,
      output: streams.output,
      options: ServerOptions(version: ToolVersion.current, files: DiskFileSystem()),
      features: { DesignFeatures(host: $0, rules: rules) }
    )
    return code == 0 ? .clean : .findings
  }
}
