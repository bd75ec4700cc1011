import Testing

/// Literals, arithmetic, casts, texts.
@Suite struct LiteralAndArithmeticTests {
  @Test(arguments: [
    EvaluationCase("", "0xFF_00", "Int 65280"),
    EvaluationCase("", "0b101 + 0o17", "Int 20"),
    EvaluationCase("", "1_000.5", "1000.5"),
    EvaluationCase("", "-3 + 2 * 4", "Int 5"),
    EvaluationCase("", "(1 + 2) * 4", "Int 12"),
    EvaluationCase("", "7 % 4", "Int 3"),
    EvaluationCase("", "0x12345 >> 8 & 0xFF", "Int 35"),
    EvaluationCase("", "true && !false", "true"),
    EvaluationCase("", "nil", "nil"),
    EvaluationCase("", "\"#\" + \"12\"", "\"#12\""),
    EvaluationCase("let name = \"Sky\"", "\"Group/\\(name)20\"", "\"Group/Sky20\""),
  ]) func literals(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test(arguments: [
    EvaluationCase("", "9 / 16", "Int 0"),
    EvaluationCase("let ratio: CGFloat = 9 / 16", "ratio", "0.5625"),
    EvaluationCase("let whole: Int = 7 / 2", "whole", "Int 3"),
    EvaluationCase("let half = 7 / 2.0", "half", "3.5"),
    EvaluationCase("func scaled(_ x: Double) -> Double { x }", "scaled(153 / 255)", "0.6"),
    EvaluationCase("func cell(_ x: Int) -> Int { x / 2 }", "cell(5)", "Int 2"),
    EvaluationCase("let steps = 5\nlet width: CGFloat = CGFloat(steps / 2)", "width", "2.0"),
    EvaluationCase("", "UIColor(white: 51 / 255, alpha: 1)", "#333333FF"),
  ]) func division(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test(arguments: [
    EvaluationCase("", "CGFloat(12)", "12.0"),
    EvaluationCase("", "Int(7.9)", "Int 7"),
    EvaluationCase("", "Double(\"2.5\")", "2.5"),
    EvaluationCase("", "Int(\"ff\", radix: 16)", "Int 255"),
    EvaluationCase("", "Int(\"zz\", radix: 16)", "nil"),
    EvaluationCase("", "max(3, 8) + min(2.5, 4)", "10.5"),
    EvaluationCase("", "pow(2, 3)", "8.0"),
    EvaluationCase("", "(3.6).rounded()", "4.0"),
    EvaluationCase("", "12 as CGFloat", "12.0"),
  ]) func conversions(_ one: EvaluationCase) { #expect(one.actual == one.expected) }
}
