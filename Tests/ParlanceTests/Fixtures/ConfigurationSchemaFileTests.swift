import Foundation
import JSON
import Linting
import Rules
import Testing
import Workspace

/// The JSON Schema that ships with the editors' extensions is the one that the program reads configurations by.
@Suite struct ConfigurationSchemaFileTests {
  @Test func isFresh() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let schema = ConfigurationSchema(KnownRules(allRules.map { $0.description })).jsonSchema
    try Golden(package.appending(path: "editors/vscode/schemas/parlance.schema.json"))
      .expect(String(decoding: schema.serialized(.pretty), as: UTF8.self) + "\n")
  }
}
