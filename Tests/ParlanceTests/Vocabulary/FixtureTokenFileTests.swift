import Testing

@Suite struct FixtureTokenFileTests {
  @Test(arguments: Fixture.allCases)
  func everyVocabularyGivesAValidTokenFile(of fixture: Fixture) async throws {
    let run = try await ProgramRun(["tokens", "--format", "dtcg", "--quiet"], in: fixture.folder)
    #expect(run.exitCode == 0)
    let check = try TokenFileCheck(run.output)
    #expect(check.problems == [])
    #expect(check.count >= 5)
  }
}
