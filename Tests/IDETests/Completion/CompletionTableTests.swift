import IDE
import TestSupport
import Testing

/// The table of completion places.
@Suite struct CompletionTableTests {
  /// The sample projects, each with a file for every one of its places.
  private static let projects: [String: EditedProject] = {
    var projects: [String: EditedProject] = [:]
    for fixture in Set(CompletionTable.places.map(\.fixture)) {
      var files: [String: MarkedText] = [:]
      for (index, place) in CompletionTable.places.enumerated() where place.fixture == fixture {
        files[file(index)] = place.source(named: "Place\(index)")
      }
      projects[fixture] = EditedProject(fixture: fixture, files)
    }
    return projects
  }()

  private static func file(_ index: Int) -> String { "Places/Place\(index).swift" }

  private func offers(_ index: Int) throws -> [Completion] {
    let project = try #require(Self.projects[CompletionTable.places[index].fixture])
    return try project.document(Self.file(index)).completions()?.offers ?? []
  }

  @Test func theTableHasFiftyPlaces() { #expect(CompletionTable.places.count == 50) }

  @Test(arguments: CompletionTable.places.indices) func theRightSetIsOffered(_ index: Int) throws {
    let place = CompletionTable.places[index]
    let texts = try offers(index).map(\.text)
    if place.isExact {
      #expect(Set(texts) == Set(place.has), "\(place.testDescription)")
    } else {
      #expect(place.has.filter { !texts.contains($0) } == [], "\(place.testDescription): \(texts)")
      #expect(place.lacks.filter { texts.contains($0) } == [], "\(place.testDescription)")
    }
  }

  @Test(arguments: CompletionTable.places.indices) func theMostFittingIsFirst(_ index: Int) throws {
    let place = CompletionTable.places[index]
    let first = try offers(index).first?.text
    withKnownIssue {
      #expect(first == place.first, "\(place.testDescription)")
    } when: {
      CompletionTable.misses.contains(place.testDescription)
    }
  }
}
