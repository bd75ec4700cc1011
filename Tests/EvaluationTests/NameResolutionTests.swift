import Evaluation
import SwiftSource
import Symbols
import Testing

/// Names, aliases, optionals, subscripts, conditions.
@Suite struct NameResolutionTests {
  @Test(arguments: [
    EvaluationCase("enum Gap { static let base: CGFloat = 4; static let wide = base * 3 }", "Gap.wide", "12.0"),
    EvaluationCase("enum A { static let x = 2.0; enum B { static let y = x + 1 } }", "A.B.y", "3.0"),
    EvaluationCase(
      "struct Row { static let tall = pad + 2 * edge\n static let pad: CGFloat = 10\n static let edge: CGFloat = 3 }",
      "Row.tall",
      "16.0"
    ),
    EvaluationCase("extension CGFloat { static let bar: Self = 44 }\nlet h: CGFloat = .bar", "h", "44.0"),
    EvaluationCase("enum Other { static let a = 5.0 }\ntypealias Alias = Other", "Alias.a", "5.0"),
    EvaluationCase("let first = second\nlet second = third\nlet third = 7.5", "first", "7.5"),
    EvaluationCase("enum E { static let neg = -E.x\n static let x: CGFloat = 6 }", "E.neg", "-6.0"),
    EvaluationCase("enum E { static let `default`: CGFloat = 9 }", "E.default", "9.0"),
  ]) func names(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test(arguments: [
    EvaluationCase("let map: [String: Double] = [\"a\": 1, \"b\": 2]", "map[\"b\"] ?? 0", "2.0"),
    EvaluationCase("enum K { case x, y }\nlet map: [K: Double] = [.x: 3, .y: 4]", "map[.y]", "4.0"),
    EvaluationCase("let list = [1.5, 2.5]", "list[1]", "2.5"),
    EvaluationCase("func f(_ given: Double? = nil) -> Double { given ?? 8 }", "f()", "8.0"),
    EvaluationCase("func f(_ given: Double? = nil) -> Double { given ?? 8 }", "f(3)", "3.0"),
    EvaluationCase("struct P { var tint: Double? }\nlet none: P? = nil", "none?.tint ?? 1.5", "1.5"),
    EvaluationCase("let pair = (width: 4.0, height: 9.0)", "pair.height", "9.0"),
    EvaluationCase("let value: Double = { let a = 3.0; return a * 2 }()", "value", "6.0"),
    EvaluationCase("struct T { lazy var x: CGFloat = { 2.5 }() }", "T().x", "2.5"),
  ]) func structures(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test func referencesTellTheWay() {
    let probe = EvaluationProbe(
      """
      enum Core { static let sea = UIColor(white: 0, alpha: 1) }
      enum Role { static let link = Core.sea
        static let faded = Core.sea.withAlphaComponent(0.5) }
      """,
      "Role.link"
    )
    let names = probe.value.references.map { probe.evaluator.symbols.qualifiedName(of: $0.symbol) }
    #expect(names == ["Role.link", "Core.sea"])
    let derived = probe.symbol("faded").map { probe.evaluator.value(of: $0) }
    #expect(derived?.references.isEmpty == true)
  }

  @Test func aReferenceThroughAFunctionNamesTheCase() {
    let probe = EvaluationProbe(
      """
      enum Step: Int { case small, large }
      enum Tokens { static func gap(_ s: Step) -> CGFloat { switch s { case .small: return 4; case .large: return 12 } } }
      enum Card { static let inset = Tokens.gap(.large) }
      """,
      "0"
    )
    let reference = probe.symbol("inset").map { probe.evaluator.value(of: $0) }?.references.first
    #expect(reference.map { probe.evaluator.symbols.qualifiedName(of: $0.symbol) } == "Tokens.gap")
    #expect(reference?.arguments.map { probe.evaluator.symbols[$0.symbol].name } == ["large"])
  }

  @Test func whatIsDefinedThroughItselfEnds() {
    let probe = EvaluationProbe("let a = b + 1\nlet b = a + 1", "a")
    #expect(probe.text(probe.value).contains("defined through itself"))
  }

  @Test func depthIsBounded() {
    let chain = (0..<400).map { "let v\($0) = v\($0 + 1) + 1" }.joined(separator: "\n") + "\nlet v400 = 1.0"
    let probe = EvaluationProbe(chain, "v0")
    #expect(probe.value.unresolved != nil)
    #expect(EvaluationProbe(chain, "v390").value.number == 11)
  }

  @Test func anUnknownNameSaysWhy() {
    let probe = EvaluationProbe("enum A { static let x = Elsewhere.tokens.blue }", "A.x")
    #expect(probe.value.unresolved?.reason.contains("Elsewhere") == true)
  }
}
