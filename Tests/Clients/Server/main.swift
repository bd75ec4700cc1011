import LanguageServer
import LanguageServerTestSupport
import Workspace

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// The language server with the features of the tests' small language, as a process.
guard let streams = StandardStreams.claim() else { exit(2) }
exit(
  ServerProcess.run(
    input: streams.input,
    output: streams.output,
    options: ServerOptions(version: "test", files: DiskFileSystem()),
    features: { WordFeatures(host: $0) }
  )
)
