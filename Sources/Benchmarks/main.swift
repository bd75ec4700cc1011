import Audit
import Foundation
import Rules
import Workspace

// Measures the editor's waits and the audit on a folder, and prints a line for each figure with what it must stay
// under: `swift run -c release Benchmarks FOLDER FILE [LINES [PAUSE]]`. FILE is a Swift file of the folder with findings,
// whose text is repeated to make long ones. LINES (2000 or 10000) and PAUSE (0 or 0.1 seconds between letters) limit
// what is typed.
/// Prints a line at once, whatever standard output is.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

guard CommandLine.arguments.count >= 3 else {
  say(
    "Benchmarks FOLDER FILE [LINES [PAUSE]]: measures an editor's waits in FOLDER, in longer versions of its file FILE"
  )
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
let wanted = CommandLine.arguments.dropFirst(3).map { Double($0) }
for (lines, limit) in [(2_000, 25), (10_000, 60)] where wanted.isEmpty || wanted.first == Double(lines) {
  for pause in [0, 0.1] where wanted.count < 2 || wanted.last == pause {
    let typing = scenario.typing(lines: lines, pause: pause)
    let title = "\(lines) lines, " + (pause > 0 ? "pausing between letters" : "without a pause")
    for (code, keystrokes) in typing.keystrokes {
      say("\(title), keystroke to findings, \(code.name): \(keystrokes.text) (p95 must stay under \(limit) ms)")
    }
    say("\(title), completion: \(typing.completion.text) (p95 must stay under 10 ms)")
    say("\(title), hover: \(typing.hover.text) (p95 must stay under 10 ms)")
  }
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
