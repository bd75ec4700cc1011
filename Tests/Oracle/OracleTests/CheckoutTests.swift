import Foundation
import SwiftSource
import SwiftSyntaxOracle
import Testing

/// The project's own Swift is read as the compiler's parser reads it.
@Suite struct CheckoutTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["Fixtures", "Sources", "Tests"])
  func everyFile(_ folder: String) throws {
    let walk = try #require(FileManager.default.enumerator(atPath: root.appending(path: folder).path))
    let paths = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    #expect(!paths.isEmpty)
    let found = BigStack.map(paths) { path, _ in
      guard let data = FileManager.default.contents(atPath: root.appending(path: folder + "/" + path).path) else {
        return [] as [String]
      }
      let bytes = [UInt8](data)
      let expected = SyntaxOracle.unit(bytes)
      return UnitComparison.differences(expected: expected, got: SourceUnit.lower(bytes), in: bytes).map { difference in
        let line = LineTable(of: bytes).line(at: difference.offset)
        return "\(folder)/\(path):\(line + 1): \(difference)"
      }
    }
    #expect(found.count == paths.count)
    #expect(Array(found.joined()) == [])
  }

  /// Whatever a comparison leaves out is told with its reason.
  @Test func exceptionsAreWrittenDown() throws {
    let page = try String(contentsOf: root.appending(path: "Tests/Oracle/EXCEPTIONS.md"), encoding: .utf8)
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
    #expect(Set(headings) == Set(KnownDifference.all.map { $0.reason[...] } + [KnownDifference.tooDeep[...]]))
  }
}
