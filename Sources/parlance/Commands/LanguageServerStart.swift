import Audit
import LanguageServer
import Linting
import Workspace

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

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
      features: { DesignFeatures(host: $0, rules: rules) },
      abandon: { code in
        ChildProcess.endAll()
        _exit(code)
      }
    )
    ChildProcess.endAll()
    return code == 0 ? .clean : .findings
  }
}
