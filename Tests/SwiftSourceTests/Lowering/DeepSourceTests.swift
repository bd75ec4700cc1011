import SwiftSource
import TestSupport
import Testing

/// Input that nests or grows beyond all reason: no crash, a bounded tree, and a word about what was left out.
@Suite struct DeepSourceTests {
  private static let count = 10_000

  private static func nested(_ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: count) + inner + String(repeating: close, count: count)
  }

  private static let nesting: [(String, String)] = [
    ("parentheses", "let a = " + nested("(", "1", ")")),
    ("brackets", "let a = " + nested("[", "1", "]")),
    ("closures", "let a = " + nested("{", "1", "}")),
    ("calls", "let a = " + nested("f(", "1", ")")),
    ("trailing closures", "let a = " + nested("f {", "1", "}")),
    ("blocks", "func a() { " + nested("do {", "1", "}") + "}"),
    ("types", nested("struct A {", "let b = 1", "}")),
    ("functions", nested("func a() {", "run()", "}")),
    ("conditions", nested("#if A\n", "let b = 1", "\n#endif")),
    ("interpolations", "let a = " + nested("\"\\(", "1", ")\"")),
    ("switches", "func a() { " + nested("switch a { case .b: ", "1", "}") + "}"),
    ("generics", "let a: " + nested("Box<", "Int", ">")),
    ("array types", "let a: " + nested("[", "Int", "]")),
    ("function types", "let a: " + nested("(", "Int", ") -> Int")),
    ("patterns", "func f() { switch a { case " + nested(".b(", "let c", ")") + ": 1 } }"),
    ("tuple patterns", "let " + nested("(", "a", ")") + " = 1"),
    ("open parentheses", "let a = " + nested("(", "1", "")),
    ("open braces", nested("{", "1", "")),
    ("else ifs", "func f() { " + nested("if a { 1 } else ", "if b { 2 }", "") + "}"),
  ]

  private static let chains: [(String, String)] = [
    ("members", "let a = b" + String(repeating: ".c", count: count)),
    ("modifiers", "let a = b" + String(repeating: ".c(1)", count: count)),
    ("subscripts", "let a = b" + String(repeating: "[0]", count: count)),
    ("optional chains", "let a = b" + String(repeating: "?.c", count: count)),
    ("unwraps", "let a = b" + String(repeating: "!", count: count)),
    ("prefixes", "let a = " + String(repeating: "- ", count: count) + "b"),
    (
      "prefix operators",
      "let a = " + String(repeating: "-(", count: count) + "b" + String(repeating: ")", count: count)
    ),
    ("sums", "let a = b" + String(repeating: " + c", count: count)),
    ("ternaries", "let a = " + String(repeating: "b ? c : ", count: count) + "d"),
    ("coalescing", "let a = " + String(repeating: "b ?? ", count: count) + "d"),
    ("assignments", "func f() { " + String(repeating: "b = ", count: count) + "d }"),
    ("casts", "let a = b" + String(repeating: " as C", count: count)),
    ("tries", "let a = " + String(repeating: "try ", count: count) + "b"),
    ("optional types", "let a: Int" + String(repeating: "?", count: count)),
    ("member types", "let a: B" + String(repeating: ".C", count: count)),
    ("specialisations", "let a = b" + String(repeating: "<C>", count: count)),
  ]

  private func lower(_ source: String) -> SourceUnit {
    BigStack.run { SourceUnit.lower(source) }
  }

  private func expectBounded(_ unit: SourceUnit) {
    for index in unit.nodes.indices {
      let height = Int(unit.nodes[index].height)
      #expect(height <= SourceUnit.maximumHeight)
      let children = unit.children(NodeID(Int32(index)))
      #expect(children.allSatisfy { unit[$0].height < unit.nodes[index].height })
    }
  }

  @Test(arguments: nesting) func nesting(_ name: String, _ source: String) {
    expectBounded(lower(source))
  }

  @Test(arguments: chains) func chains(_ name: String, _ source: String) {
    expectBounded(lower(source))
  }

  @Test(arguments: ["sums", "modifiers", "ternaries", "casts"]) func whatIsLeftOutIsReported(_ name: String) throws {
    let source = try #require(Self.chains.first { $0.0 == name }?.1)
    let unit = lower(source)
    #expect(!unit.truncations.isEmpty)
    #expect(unit.truncations.allSatisfy { Int($0.upperBound) <= source.utf8.count && !$0.isEmpty })
  }

  @Test func whatNestsUpToTheBoundIsWhole() {
    let terms = SourceUnit.maximumHeight - 1
    let whole = lower("let a = b" + String(repeating: " + c", count: terms))
    #expect(whole.truncations.isEmpty)
    #expect(whole.nodes.count { $0.kind == .identifier } == terms + 1)
    #expect(lower("let a = b" + String(repeating: " + c", count: terms + 1)).truncations.count == 1)
  }

  @Test func whatStandsBehindDeepCodeIsRead() {
    for (name, source) in Self.chains {
      #expect(lower(source + "\nlet behind = 1").declarations.last?.name == "behind", "\(name)")
    }
  }

  /// Long is not deep: siblings cost no level.
  @Test func longListsAreWhole() {
    let unit = lower(
      "let a = [" + String(repeating: "1, ", count: Self.count) + "1]\n"
        + String(repeating: "run()\n", count: Self.count)
    )
    #expect(unit.truncations.isEmpty)
    #expect(unit.declarations[0].value.map { unit.childCount($0) } == Self.count + 1)
    #expect(unit.statements.count == Self.count)
  }
}
