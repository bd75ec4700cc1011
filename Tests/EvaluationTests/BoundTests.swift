import Evaluation
import SwiftSource
import Testing

/// Definitions that are small to write and too large to work out end as unresolved, soon.
@Suite struct BoundTests {
  private func evaluate(_ source: String, _ expression: String) -> Evaluated {
    EvaluationProbe(source, expression).value
  }

  /// Whether the expression is given up on. What no bound holds doesn't end at all.
  private func isGivenUp(_ source: String, _ expression: String) -> Bool {
    evaluate(source, expression).unresolved != nil
  }

  @Test func functionsThatDoubleEachOtherEnd() {
    let steps = (0..<40).map { "func f\($0)(_ x: Double) -> Double { f\($0 + 1)(x + 1) + f\($0 + 1)(x + 2) }" }
    let source = steps.joined(separator: "\n") + "\nfunc f40(_ x: Double) -> Double { x }"
    #expect(isGivenUp(source, "f0(1)"))
    #expect(evaluate(source, "f38(1)").number == 16)
  }

  @Test func functionsThatCallEachOtherForEverEnd() {
    let source = "func a(_ x: Double) -> Double { b(x + 1) }\nfunc b(_ x: Double) -> Double { a(x + 1) }"
    #expect(isGivenUp(source, "a(1)"))
  }

  @Test func aValueThatDoublesItselfEnds() {
    let lines = (0..<40).map { "let s\($0 + 1) = s\($0) + s\($0)" }
    let source = "let s0 = \"abcdefgh\"\n" + lines.joined(separator: "\n")
    #expect(isGivenUp(source, "s40"))
    #expect(evaluate(source, "s3").string?.utf8.count == 64)
  }

  @Test func loopsInLoopsEnd() {
    let source = """
      func sum() -> Double {
        var n = 0.0
        for _ in 0..<250 { for _ in 0..<250 { for _ in 0..<250 { n += 1 } } }
        return n
      }
      """
    #expect(isGivenUp(source, "sum()"))
  }

  @Test func deepChainsOfAliasesEnd() {
    func chain(_ count: Int) -> String {
      "let a0 = 4.0\n" + (0..<count).map { "let a\($0 + 1) = a\($0)" }.joined(separator: "\n")
    }
    #expect(evaluate(chain(20), "a20").number == 4)
    #expect(isGivenUp(chain(5_000), "a5000"))
    #expect(isGivenUp("let a = b\nlet b = c\nlet c = a", "a"))
  }

  @Test func callsOfManyOverloadsEnd() {
    func overloads(_ count: Int) -> String {
      (0..<count).map { "func f(_ a: Int, _ b: Double = \($0)) -> Double { b }" }.joined(separator: "\n")
    }
    // The calls alone would take a tenth of the steps.
    let calls = "[" + String(repeating: "f(1), ", count: 50) + "]"
    let probe = EvaluationProbe(overloads(1_000), calls)
    #expect(probe.value(within: 2_000).unresolved?.reason == "more steps than are followed")
    #expect(EvaluationProbe("func f(_ a: Int) -> Double { 1 }", calls).value(within: 2_000).unresolved == nil)
    #expect(evaluate(overloads(10), "f(1, 7)").number == 7)
  }

  @Test func aTableOverManyConditionsHasABoundedNumberOfRows() {
    let flags = (0..<200).map { "s.flag\($0) ? \($0 + 1) : 0" }
    let source = """
      protocol Settings { \((0..<200).map { "var flag\($0): Bool { get }" }.joined(separator: "; ")) }
      func size(_ s: Settings) -> Double { \(flags.map { "(\($0))" }.joined(separator: " + ")) }
      var settings: Settings
      """
    let found = evaluate(source, "size(settings)")
    #expect(found.number == 0)
    #expect(found.conditions.count > 1)
    #expect(found.conditions.count <= 32)
  }

  @Test func aBudgetIsSpentByWhatIsRemembered() {
    let probe = EvaluationProbe("func f(_ x: Double) -> Double { x + x }\nlet a = f(2)", "a + a + a + a")
    let symbol = probe.symbol("probe")
    let budget = WorkBudget(10_000)
    guard let symbol else {
      Issue.record("the probe is not found")
      return
    }
    let limited = probe.evaluator.limited(to: budget)
    #expect(limited.value(of: symbol).number == 16)
    let first = 10_000 - budget.remaining
    #expect(limited.value(of: symbol).number == 16)
    #expect(10_000 - budget.remaining == 2 * first)
    budget.spend(20_000)
    #expect(budget.remaining == 0)
    #expect(limited.value(of: symbol).unresolved != nil)
  }
}
