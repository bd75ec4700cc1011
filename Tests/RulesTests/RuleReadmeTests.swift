import Audit
import Foundation
import Linting
import Rules
import Testing

/// `Sources/Rules/README.md` is what `parlance rules --format markdown` prints.
@Suite struct RuleReadmeTests {
  @Test func isFresh() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = package.appending(path: "Sources/Rules/README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text == RuleReference.markdown(of: allRules.map { $0.description }),
      "make it with 'parlance rules --format markdown > Sources/Rules/README.md'"
    )
  }
}
