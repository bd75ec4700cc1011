import Foundation

exit(BenchmarkProgram.run(CommandLine.arguments.dropFirst()))
