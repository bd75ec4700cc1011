import SwiftSource
import Testing

/// What holds for every source: what a trigger stands in is kept to the byte, and the rest stays Swift.
@Suite struct SieveGuaranteeTests {
  private func expectGuarantee(_ text: String) -> Int {
    let guarantee = SieveGuarantee(source: Array(text.utf8), triggers: .sample)
    #expect(guarantee.violations.isEmpty, "\(text)")
    return guarantee.keptDeclarations
  }

  @Test(arguments: 0..<20)
  func randomSources(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var kept = 0
    for _ in 0..<25 {
      let text = random.file()
      kept += expectGuarantee(text)
      kept += expectGuarantee(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    }
    #expect(kept > 20, "else the sources prove nothing")
  }

  @Test(arguments: RandomSource.statements)
  func everyStatementAtTheTopAndInAFunction(statement: String) {
    _ = expectGuarantee(statement + "\nfunc load() { print(\"a, b, c, d\") }\nlet color = 1\n")
    _ = expectGuarantee("func a() {\n\(statement)\n}\nvar b: Int { \n\(statement)\n}\nfunc c() { UIColor.red }")
    _ = expectGuarantee("class A {\nvar b = c {\n\(statement)\n} d: {\n\(statement)\n}\nfunc e() { .red }\n}")
  }

  /// A file that is being typed: cut anywhere, with what stands behind it or without.
  @Test func brokenSourcesLoseNothing() {
    var random = RandomSource(seed: 99)
    for _ in 0..<12 {
      let bytes = Array(random.file().utf8)
      for cut in stride(from: 0, to: bytes.count, by: 7) {
        check(Array(bytes[..<cut]))
        check(Array(bytes[..<cut] + bytes[min(cut + 3, bytes.count)...]))
      }
    }
  }

  /// Bytes at random, rich in those that mean something.
  @Test func anyBytesAreRead() {
    var generator = SplitMix64(state: 7)
    let alphabet = Array("{}()[]\"\"#\\/*`'\n\r .,;@=aredUIColor01_\u{0}é😀".utf8) + [0xFF, 0x80, 0xC3, 0xF0]
    for _ in 0..<3000 {
      let length = Int.random(in: 0..<60, using: &generator)
      check((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? 0 })
    }
  }

  @Test(arguments: ["{", "(", "[", "\"\\(", "/*", "struct A {", "#if A\n", "a { \"\\(b(", "}", "#", "\"", "`", "/"])
  func deepNestingIsRead(opening: String) {
    check(Array(String(repeating: opening, count: 100_000).utf8))
  }

  @Test func balancedDeepNestingIsTakenApart() {
    let depth = 100_000
    let blocks = String(repeating: "{", count: depth) + String(repeating: "}", count: depth)
    let types = String(repeating: "struct A {\n", count: depth) + String(repeating: "}\n", count: depth)
    let comments = String(repeating: "/*", count: depth) + String(repeating: "*/", count: depth)
    for text in ["func a() " + blocks + "\nlet color = 1", types + "let color = 1", comments + "let color = 1"] {
      let sifted = Sieve(triggers: .sample).sift(Array(text.utf8))
      #expect(sifted.statistics.unclear == nil)
      #expect(sifted.bytes?.count == text.utf8.count)
    }
  }

  /// Length, line ends, and nothing but blanks; and no trigger word is lost.
  private func check(_ bytes: [UInt8]) {
    let result = Sieve(triggers: .sample).sift(bytes)
    guard let sifted = result.bytes else { return }
    #expect(sifted.count == bytes.count)
    #expect(sifted.split(separator: 10).count == bytes.split(separator: 10).count)
    let changed = zip(bytes, sifted).filter { $0 != $1 }
    #expect(changed.allSatisfy { $1 == UInt8(ascii: " ") && $0 != 10 && $0 != 13 })
    #expect(result.statistics.unclear == nil || changed.isEmpty)
  }
}
