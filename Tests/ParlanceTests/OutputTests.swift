import Testing

@Suite struct OutputTests {
  @Test func aClosedPipeEndsQuietly() async throws {
    let run = try await ProgramRun(["audit", "--help"], output: .closedPipe)
    #expect(!run.isKilled)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
  }

  #if os(Linux)
  @Test func aFullDiskIsAFailure() async throws {
    let run = try await ProgramRun(["audit", "--help"], output: .file("/dev/full"))
    #expect(run.exitCode == 2)
    #expect(run.errors == "parlance: error: standard output can't be written: No space left on device\n")
  }
  #endif

  @Test(arguments: [
    (["--color", "always"], [:], true),
    (["--color", "always"], ["NO_COLOR": "1"], true),
    ([], ["CLICOLOR_FORCE": "1"], true),
    ([], ["CLICOLOR_FORCE": "0"], false),
    ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
    ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": ""], true),
    (["--color", "never"], ["CLICOLOR_FORCE": "1"], false),
    ([], [:], false),
  ])
  func coloursWhereTheUserWantsThem(
    arguments: [String],
    environment: [String: String],
    isColored: Bool
  ) async throws {
    let run = try await ProgramRun(["rules"] + arguments, environment: environment)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\u{1B}[") == isColored)
  }
}
