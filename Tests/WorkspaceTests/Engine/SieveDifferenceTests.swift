import Foundation
import TestSupport
import Testing
import Workspace

/// The sieve never changes a result: workspaces made to catch it at it, and the fixtures.
@Suite struct SieveDifferenceTests {
  @Test(arguments: SieveAttack.all) func changesNothing(_ attack: SieveAttack) {
    let difference = SieveDifference(attack.files)
    #expect(difference.lines == [])
    #expect(difference.findings >= attack.findings)
  }

  private static var fixtures: [String] {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Fixtures").standardized
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (entries ?? []).map { $0.path() }.sorted()
  }

  @Test(arguments: fixtures) func changesNothingInFixtures(_ folder: String) {
    #expect(SieveDifference(folder: FilePath(folder)).lines == [])
  }
}
