import Testing
import Workspace

@Suite struct ChildProcessTests {
  @Test func keepsBothOutputsAndTheExitCode() throws {
    let output = try ChildProcess.run("sh", ["-c", "printf 'a\\0b'; printf c >&2; exit 3"], timeout: 30)
    #expect(output.status == 3)
    #expect(output.standardOutput == [0x61, 0, 0x62])
    #expect(output.standardError == [0x63])
  }

  @Test func readsMoreThanAPipeHolds() throws {
    let script = "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2"
    let output = try ChildProcess.run("sh", ["-c", script], timeout: 30)
    #expect(output.standardOutput.count == 300_000)
    #expect(output.standardError.count == 300_000)
  }

  @Test func itsInputIsEmptyAndItsEnvironmentIsChosen() throws {
    let output = try ChildProcess.run(
      "sh",
      ["-c", "cat; printf %s \"$WORD-${HOME-none}\""],
      setting: ["WORD": "x"],
      withoutVariables: ["HOME"],
      timeout: 30
    )
    #expect(output.standardOutput == Array("x-none".utf8))
  }

  @Test func endsWhatTakesTooLong() {
    #expect(throws: ChildProcess.Failure.timedOut) { try ChildProcess.run("sleep", ["60"], timeout: 0.05) }
  }

  @Test func namesASignal() throws {
    #expect(try ChildProcess.run("sh", ["-c", "kill -9 $$"], timeout: 30).status == 137)
  }

  @Test func aMissingProgramIsAnError() {
    #expect(throws: ChildProcess.Failure.self) { try ChildProcess.run("no-such-program-here", [], timeout: 5) }
  }
}
