import Linting
import Testing

@Suite struct NearestWordTests {
  private let words = ["raw-color", "raw-font", "raw-height", "raw-border", "off", "error", "warning"]

  @Test(arguments: [
    ("raw-colour", "raw-color"), ("raw-fnot", "raw-font"), ("Raw-Font", "raw-font"), ("raw_height", "raw-height"),
    ("of", "off"), ("warn", nil), ("warnign", "warning"), ("banana", nil), ("", nil), ("raw-colr", "raw-color"),
  ])
  func finds(word: String, expected: String?) {
    #expect(NearestWord.nearest(to: word, in: words) == expected)
  }

  @Test func ofEquallyNearOnesTheFirstInOrder() {
    #expect(NearestWord.nearest(to: "bat", in: ["cat", "bar"]) == "bar")
    #expect(NearestWord.nearest(to: "bat", in: ["bar", "cat"]) == "bar")
  }

  @Test func longWordsCostLittle() {
    let long = String(repeating: "x", count: 100_000)
    #expect(NearestWord.nearest(to: long, in: [long + "y", "a"]) == long + "y")
  }
}
