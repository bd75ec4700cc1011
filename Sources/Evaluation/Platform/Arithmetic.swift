/// Infix operators of the standard library on known values.
enum Arithmetic {
  /// `nil` where the operator isn't defined for these values, or their result isn't finite.
  static func combine(_ symbol: String, _ left: EvaluatedValue, _ right: EvaluatedValue) -> EvaluatedValue? {
    switch (left, right) {
    case (.number(let a, let isFirst), .number(let b, let isSecond)):
      return numbers(symbol, a, b, isInteger: isFirst && isSecond)
    case (.string(let a), .string(let b)): return symbol == "+" ? .string(a + b) : nil
    case (.array(let a), .array(let b)): return symbol == "+" ? .array(a + b) : nil
    default: return nil
    }
  }

  private static func numbers(_ symbol: String, _ a: Double, _ b: Double, isInteger: Bool) -> EvaluatedValue? {
    let result: Double
    switch symbol {
    case "+", "&+": result = a + b
    case "-", "&-": result = a - b
    case "*", "&*": result = a * b
    case "/":
      guard b != 0 else { return nil }
      result = isInteger ? (a / b).rounded(.towardZero) : a / b
    case "%":
      guard b != 0 else { return nil }
      result = a.truncatingRemainder(dividingBy: b)
    case "<<", ">>", "&<<", "&>>", "&", "|", "^":
      return .integer(Double(bits(symbol, WholeValue.of(a), WholeValue.of(b))))
    default: return nil
    }
    return result.isFinite ? .number(result, isInteger: isInteger) : nil
  }

  private static func bits(_ symbol: String, _ a: Int64, _ b: Int64) -> Int64 {
    switch symbol {
    case "<<", "&<<": a << b
    case ">>", "&>>": a >> b
    case "&": a & b
    case "|": a | b
    default: a ^ b
    }
  }
}
