import Foundation

let options: Options
do {
  options = try Options(CommandLine.arguments.dropFirst())
} catch {
  FileHandle.standardError.write(Data("oracle: \(error)\n\n\(Options.usage)\n".utf8))
  exit(2)
}
CrashNote.install()
switch options.task {
case .compare(let folders): exit(Survey(options).run(folders) ? 0 : 1)
case .survive(let folders, let count): SurvivalSurvey(options, count: count).run(folders)
case .dump(let file): exit(Dump.run(file, byOracle: options.byOracle) ? 0 : 2)
}
