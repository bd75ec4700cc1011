import Testing

@testable import Workspace

@Suite struct OpenStepReaderTests {
  private func read(_ text: String) -> OpenStepValue? { OpenStepReader.read(Array(text.utf8)) }

  @Test func tablesListsAndTextsAreRead() {
    let value = read("// !$*UTF8*$!\n{ a = (x, \"y \\\"z\\\"\", ); /* no */ \"b/c\" = { d = 1.5; }; }")
    #expect(
      value == .table(["a": .list([.text("x"), .text("y \"z\"")]), "b/c": .table(["d": .text("1.5")])])
    )
  }

  @Test(arguments: ["", "{", "{ a = ", "{ a = b }", "( a b )", "\"a", "{ a = /* b", "}", "/*"])
  func whatIsBrokenIsNothing(_ text: String) { #expect(read(text) == nil) }

  @Test func nestingEnds() {
    #expect(read(String(repeating: "(", count: 20) + "a" + String(repeating: ")", count: 20)) != nil)
    #expect(read(String(repeating: "(", count: 100_000) + "a" + String(repeating: ")", count: 100_000)) == nil)
  }
}
