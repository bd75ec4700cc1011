import JSON
import Testing

/// The vocabularies of the sample design systems: what their sources say, and nothing else.
@Suite struct FixtureListingTests {
  static let designSystems = Fixture.allCases.filter { $0 != .travelApp }

  @Test(arguments: designSystems)
  func whatTheSourcesSayIsListed(of fixture: Fixture) async throws {
    let listing = try JSONValue.parse(try await tokens(fixture, "--all", "--format", "json"))
    for group in ["tokens", "components"] {
      let facts = try StatedFact.all(of: fixture, in: group)
      #expect(!facts.isEmpty)
      for fact in facts { #expect(fact.differences(from: listing) == []) }
    }
  }

  @Test(arguments: designSystems)
  func whatIsNoVocabularyIsNotOffered(of fixture: Fixture) async throws {
    let offered = try JSONValue.parse(try await tokens(fixture, "--format", "json"))
    let all = try JSONValue.parse(try await tokens(fixture, "--all", "--format", "json"))
    let names = (offered["tokens"]?.arrayValue ?? []).compactMap { $0["name"]?.stringValue }
    for fact in try StatedFact.all(of: fixture, in: "notOffered") {
      #expect(!names.contains(fact.name))
      // What is no design value at all is not even listed.
      if fact.members["kind"] != nil { #expect(fact.differences(from: all) == []) }
    }
  }

  @Test(arguments: designSystems, ["json", "markdown", "dtcg"])
  func goldens(of fixture: Fixture, in format: String) async throws {
    let output = try await tokens(fixture, "--format", format)
    try fixture.golden("tokens.\(format == "markdown" ? "md" : format == "dtcg" ? "tokens.json" : "json")").expect(
      output
    )
  }

  @Test(arguments: designSystems)
  func goldenOfAll(of fixture: Fixture) async throws {
    try fixture.golden("all.json").expect(try await tokens(fixture, "--all", "--format", "json"))
  }

  @Test(arguments: designSystems)
  func theNumberOfThreadsDoesNotShow(in fixture: Fixture) async throws {
    let one = try await tokens(fixture, "--all", "--format", "json", "--jobs", "1")
    #expect(try await tokens(fixture, "--all", "--format", "json", "--jobs", "7") == one)
  }

  private func tokens(_ fixture: Fixture, _ arguments: String...) async throws -> String {
    let run = try await ProgramRun(["tokens", "--no-ignore", "--quiet"] + arguments, in: fixture.folder)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    return run.output
  }
}
