import Audit
import Foundation
import Rules
import Workspace

// Measures the editor's waits and the audit on a folder, and prints a line for each figure with what it must stay
// under: `swift run -c release Benchmarks FOLDER FILE`. FILE is a Swift file of the folder with findings, whose text is
// repeated to make long ones.
/// Prints a line at once, whatever standard output is.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

guard CommandLine.arguments.count == 3 else {
  say("Benchmarks FOLDER FILE: measures an editor's waits in FOLDER, in longer versions of its Swift file FILE")
  exit(2)
}
let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory).standardizedFileURL
let file = folder.appending(path: CommandLine.arguments[2])
guard FileManager.default.isReadableFile(atPath: file.path()), let client = Client() else {
  say("\(file.path()) can't be read")
  exit(2)
}

let scenario = EditorScenario(client: client, folder: folder, file: file)
let ready = scenario.begin()
let residentWhenReady = ProcessMemory.resident
for (lines, limit) in [(2_000, 25), (10_000, 60)] {
  let typing = scenario.typing(lines: lines, keystrokes: 200)
  say("\(lines) lines, keystroke to findings: \(typing.keystroke.text) (p95 must stay under \(limit) ms)")
  say("\(lines) lines, completion: \(typing.completion.text) (p95 must stay under 10 ms)")
  say("\(lines) lines, hover: \(typing.hover.text) (p95 must stay under 10 ms)")
}
scenario.edit(times: 1_000)
let residentBefore = ProcessMemory.resident
scenario.edit(times: 10_000)
let residentAfter = ProcessMemory.resident
say("resident: \(Timings.rounded(residentWhenReady)) MB when ready (must stay under 300 MB)")
say("10,000 edits: \(Timings.rounded(residentBefore)) MB before, \(Timings.rounded(residentAfter)) MB after")

var audit = Timings()
var request = AuditRequest()
request.paths = [folder.path()]
let observer = AuditObserver(note: { if $0.hasPrefix("times:") { say("audit, \($0)") } })
let report = audit.measure { try? WorkspaceAuditor(rules: allRules).audit(request, observer: observer) }
let cold = audit.percentile(1)
say("audit: \(Timings.rounded(cold)) ms, \(report?.files.count ?? 0) files")
say("ready after 'initialized': \(Timings.rounded(ready)) ms (must stay under \(Timings.rounded(cold * 1.5)) ms)")
