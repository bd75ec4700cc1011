import Audit

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

let program = Program(auditor: PendingEngine(), rules: [], console: Console())
exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
