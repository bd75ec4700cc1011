#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Constants of the standard library and CoreGraphics.
enum PlatformConstants {
  static func named(_ name: String, of type: String) -> EvaluatedValue? {
    let isNumber = NumericType.floating.contains(type) || NumericType.integer.contains(type)
    switch name {
    case "zero" where isNumber: return .number(0, isInteger: NumericType.integer.contains(type))
    case "infinity" where isNumber: return .floating(.infinity)
    case "pi" where isNumber: return .floating(.pi)
    case "greatestFiniteMagnitude" where isNumber: return .floating(.greatestFiniteMagnitude)
    case "leastNormalMagnitude", "leastNonzeroMagnitude", "ulpOfOne":
      return isNumber ? .floating(.leastNormalMagnitude) : nil
    case "max" where NumericType.integer.contains(type): return .integer(Double(Int64.max))
    default: return nil
    }
  }

  static func global(_ name: String) -> EvaluatedValue? {
    switch name {
    case "CGFLOAT_MIN": .floating(.leastNormalMagnitude)
    case "CGFLOAT_MAX": .floating(.greatestFiniteMagnitude)
    case "M_PI": .floating(.pi)
    default: nil
    }
  }
}

/// Functions of the standard library and the C library's mathematics.
enum PlatformFunctions {
  /// `nil` for a function that isn't known.
  static func call(_ name: String, _ arguments: [Argument], _ interpreter: Interpreter) -> Evaluated? {
    let plain =
      name.hasPrefix("Swift.") || name.hasPrefix("Foundation.")
      ? String(name.drop { $0 != "." }.dropFirst()) : name
    guard let function = functions[plain] else { return nil }
    var numbers: [Double] = []
    var isInteger = true
    for argument in arguments {
      let value = interpreter.value(of: argument)
      guard case .number(let number, let whole) = value.value else {
        return value.unresolved != nil ? value : nil
      }
      numbers.append(number)
      isInteger = isInteger && whole
    }
    guard let result = function(numbers) else { return nil }
    return Evaluated(.number(result, isInteger: isInteger && (plain == "min" || plain == "max" || plain == "abs")))
  }

  static func numberMethod(
    _ name: String,
    _ number: Double,
    _ isInteger: Bool,
    _ arguments: [Argument],
    _ interpreter: Interpreter
  ) -> Evaluated? {
    switch name {
    case "rounded":
      guard let rule = arguments.first else { return Evaluated(.floating(number.rounded())) }
      guard case .platformMember(_, let rule) = interpreter.value(of: rule).value else { return nil }
      switch rule {
      case "up": return Evaluated(.floating(number.rounded(.up)))
      case "down": return Evaluated(.floating(number.rounded(.down)))
      case "towardZero": return Evaluated(.floating(number.rounded(.towardZero)))
      default: return Evaluated(.floating(number.rounded()))
      }
    case "squareRoot": return number >= 0 ? Evaluated(.floating(number.squareRoot())) : nil
    case "negated": return Evaluated(.number(-number, isInteger: isInteger))
    default: return nil
    }
  }

  private static let functions: [String: @Sendable ([Double]) -> Double?] = [
    "min": { $0.min() }, "max": { $0.max() }, "abs": { $0.count == 1 ? abs($0[0]) : nil },
    "pow": { $0.count == 2 ? finite(pow($0[0], $0[1])) : nil },
    "sqrt": { $0.count == 1 && $0[0] >= 0 ? $0[0].squareRoot() : nil },
    "round": { $0.count == 1 ? $0[0].rounded() : nil }, "lround": { $0.count == 1 ? $0[0].rounded() : nil },
    "floor": { $0.count == 1 ? $0[0].rounded(.down) : nil }, "ceil": { $0.count == 1 ? $0[0].rounded(.up) : nil },
    "sin": { $0.count == 1 ? finite(sin($0[0])) : nil }, "cos": { $0.count == 1 ? finite(cos($0[0])) : nil },
    "UIEdgeInsetsMake": { _ in nil },
  ]

  private static func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }
}
