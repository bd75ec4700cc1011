import Foundation

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.command.isEmpty {
    try Writing(options).run()
  } else if try !Running(options).run() {
    exit(1)
  }
} catch {
  FileHandle.standardError.write(Data("mutator: \(error)\n\n\(Options.usage)\n".utf8))
  exit(2)
}
