import SwiftSource
import TestSupport
import Testing

/// Input that nests or grows beyond all reason: no crash, a bounded tree, and a word about what was left out.
@Suite struct DeepSourceTests {
  private static let count = 10_000

  private static func nested(_ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: count) + inner + String(repeating: close, count: count)
  }

  /// Named, so that a report doesn't print the source.
  struct Sample: CustomTestStringConvertible {
    let name: String
    let source: String

    init(_ name: String, _ source: String) { (self.name, self.source) = (name, source) }

    var testDescription: String { name }
  }

  private static let nesting: [Sample] = [
    Sample("parentheses", "let a = " + nested("(", "1", ")")),
    Sample("brackets", "let a = " + nested("[", "1", "]")),
    Sample("closures", "let a = " + nested("{", "1", "}")),
    Sample("calls", "let a = " + nested("f(", "1", ")")),
    Sample("trailing closures", "let a = " + nested("f {", "1", "}")),
    Sample("blocks", "func a() { " + nested("do {", "1", "}") + "}"),
    Sample("types", nested("struct A {", "let b = 1", "}")),
    Sample("functions", nested("func a() {", "run()", "}")),
    Sample("conditions", nested("#if A\n", "let b = 1", "\n#endif")),
    Sample("interpolations", "let a = " + nested("\"\\(", "1", ")\"")),
    Sample("switches", "func a() { " + nested("switch a { case .b: ", "1", "}") + "}"),
    Sample("generics", "let a: " + nested("Box<", "Int", ">")),
    Sample("array types", "let a: " + nested("[", "Int", "]")),
    Sample("function types", "let a: " + nested("(", "Int", ") -> Int")),
    Sample("patterns", "func f() { switch a { case " + nested(".b(", "let c", ")") + ": 1 } }"),
    Sample("tuple patterns", "let " + nested("(", "a", ")") + " = 1"),
    Sample("tuples in brackets", "let a = " + nested("[(A, ", "b", ")]")),
    Sample("generic brackets", "let a = " + nested("A<[", "b", "]>") + "()"),
    Sample("macros", "let a = " + nested("#m(", "1", ")")),
    Sample("captures", "let a = " + nested("{ [a = ", "1", "] in }")),
    Sample("attributes", nested("@a(", "b", ")") + " let a = 1"),
    Sample("open parentheses", "let a = " + nested("(", "1", "")),
    Sample("open braces", nested("{", "1", "")),
    Sample("else ifs", "func f() { " + nested("if a { 1 } else ", "if b { 2 }", "") + "}"),
  ]

  private static let chains: [Sample] = [
    Sample("members", "let a = b" + String(repeating: ".c", count: count)),
    Sample("modifiers", "let a = b" + String(repeating: ".c(1)", count: count)),
    Sample("subscripts", "let a = b" + String(repeating: "[0]", count: count)),
    Sample("optional chains", "let a = b" + String(repeating: "?.c", count: count)),
    Sample("unwraps", "let a = b" + String(repeating: "!", count: count)),
    Sample("prefixes", "let a = " + String(repeating: "- ", count: count) + "b"),
    Sample(
      "prefix operators",
      "let a = " + String(repeating: "-(", count: count) + "b" + String(repeating: ")", count: count)
    ),
    Sample("sums", "let a = b" + String(repeating: " + c", count: count)),
    Sample("ternaries", "let a = " + String(repeating: "b ? c : ", count: count) + "d"),
    Sample("coalescing", "let a = " + String(repeating: "b ?? ", count: count) + "d"),
    Sample("assignments", "func f() { " + String(repeating: "b = ", count: count) + "d }"),
    Sample("comparisons", "let a = b" + String(repeating: " < c", count: count)),
    Sample("casts", "let a = b" + String(repeating: " as C", count: count)),
    Sample("tries", "let a = " + String(repeating: "try ", count: count) + "b"),
    Sample("optional types", "let a: Int" + String(repeating: "?", count: count)),
    Sample("member types", "let a: B" + String(repeating: ".C", count: count)),
    Sample("specialisations", "let a = b" + String(repeating: "<C>", count: count)),
  ]

  private func lower(_ source: String) -> SourceUnit {
    BigStack.run { SourceUnit.lower(source) }
  }

  private func expectBounded(_ unit: SourceUnit) {
    let nodes = unit.nodes.indices.map { NodeID(Int32($0)) }
    #expect(nodes.allSatisfy { unit[$0].height <= SourceUnit.maximumHeight })
    #expect(nodes.allSatisfy { node in unit.children(node).allSatisfy { unit[$0].height < unit[node].height } })
  }

  @Test(arguments: nesting) func whatNests(_ sample: Sample) { expectReadTo(sample) }

  @Test(arguments: chains) func whatIsLong(_ sample: Sample) { expectReadTo(sample) }

  /// The tree is bounded, and what stands behind is read where the brackets are closed.
  private func expectReadTo(_ sample: Sample) {
    let unit = lower(sample.source + "\nlet behind = 1")
    expectBounded(unit)
    if !sample.name.hasPrefix("open") { #expect(unit.declarations.last?.name == "behind") }
  }

  @Test(arguments: ["sums", "ternaries", "casts"]) func whatIsLeftOutIsReported(_ name: String) throws {
    let source = try #require(Self.chains.first { $0.name == name }?.source)
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
