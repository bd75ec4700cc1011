import SwiftSource
import Testing

/// What the sieve says about a file besides its text.
@Suite struct SiftedSourceTests {
  private func sift(_ text: String) -> SiftedSource {
    Sieve(triggers: .sample).sift(Array(text.utf8))
  }

  @Test func aliases() {
    let sifted = sift(
      """
      public typealias Tone = UIColor
      struct Screen {
        typealias Handler<T> = (Tone, [Module.Shade: Int]) async -> T
        func load() { typealias Local = Int }
        fileprivate typealias `Type` = any Equatable & Hashable
        let name = Other
      }
      typealias Broken
      let color = Wrong; typealias Last = First; use(Second)
      """
    )
    #expect(
      sifted.aliases == [
        SiftedSource.Alias(name: "Tone", words: ["UIColor"]),
        SiftedSource.Alias(name: "Handler", words: ["Tone", "Module", "Shade", "Int", "async", "T"]),
        SiftedSource.Alias(name: "Type", words: ["any", "Equatable", "Hashable"]),
        SiftedSource.Alias(name: "Broken", words: []),
        SiftedSource.Alias(name: "Last", words: ["First"]),
      ]
    )
  }

  @Test func aliasesOfSkippedFilesAreKnown() {
    let sifted = sift("typealias Shade = Tone")
    #expect(sifted.bytes == nil)
    #expect(sifted.aliases == [SiftedSource.Alias(name: "Shade", words: ["Tone"])])
  }

  @Test func blankedTypes() {
    let sifted = sift(
      """
      struct Store { struct Inner<T> { let name: T } ; func load() { } }
      class Screen: Base { enum Keys { case a } ; class Nested { let name = "abcdefghi" } ; let color = 1 }
      extension Outer.Middle: Codable { func load() { } }
      extension UIColor { struct Kept { let name = "abcdefghi" } }
      func load() { struct Local { let name: String } }
      """
    )
    #expect(
      sifted.blankedTypes.map(\.name) == ["Store.Inner", "Store", "Screen.Keys", "Screen.Nested", "Outer.Middle"]
    )
    #expect(sift("actor Store { }\nprotocol Loading { }").blankedTypes.map(\.name) == ["Store", "Loading"])
    #expect(
      sift("final class Leaf<T>: Middle, Kit.Marked where T: Any { }").blankedTypes.first?.inherited.contains("Marked")
        == true
    )
  }

  @Test func statistics() {
    let text = "func load() { print(1, 2, 3) }\nlet color = 1\n"
    let sifted = sift(text)
    #expect(sifted.statistics.totalBytes == text.utf8.count)
    #expect(sifted.statistics.blankedBytes == " print(1, 2, 3) ".utf8.count)
    #expect(sifted.statistics.keptBytes == text.utf8.count - 16)
    #expect(sifted.statistics.blankedBlocks == 1)
    #expect(sifted.statistics.unclear == nil)
  }
}
