import SwiftSource
import Symbols

/// Sets a call's arguments against a callee's parameters by label and order.
enum ArgumentMatching {
  /// For each parameter the indices of its arguments; `nil` where the labels don't fit.
  static func match(_ arguments: [Argument], _ parameters: [CallParameter], isCase: Bool) -> [[Int]]? {
    var bound = Array(repeating: [Int](), count: parameters.count)
    var next = 0
    for (position, argument) in arguments.enumerated() {
      if argument.isTrailing, argument.label == nil {
        guard let index = parameters.indices.first(where: { $0 >= next && takesClosure(parameters[$0]) }) else {
          return nil
        }
        guard (next..<index).allSatisfy({ mayOmit(parameters[$0]) }) else { return nil }
        bound[index] = [position]
        next = index + 1
        continue
      }
      if next > 0, parameters[next - 1].isVariadic, !bound[next - 1].isEmpty, argument.label == nil {
        bound[next - 1].append(position)
        continue
      }
      var index = next
      while index < parameters.count, parameters[index].label != argument.label, mayOmit(parameters[index]) {
        index += 1
      }
      guard index < parameters.count, parameters[index].label == argument.label else { return nil }
      bound[index] = [position]
      next = index + 1
    }
    guard parameters.indices.dropFirst(next).allSatisfy({ mayOmit(parameters[$0]) }) else { return nil }
    return bound
  }

  private static func mayOmit(_ parameter: CallParameter) -> Bool { parameter.hasDefault || parameter.isVariadic }

  private static func takesClosure(_ parameter: CallParameter) -> Bool {
    switch parameter.type.unwrapped {
    case .function, .unknown, .parameter: true
    case .external(let name):
      // A closure type behind an alias that the workspace doesn't hold.
      !PlatformTypes.isColor(name) && !NumericType.floating.contains(name) && !NumericType.integer.contains(name)
        && name != "String" && name != "Bool"
    default: false
    }
  }
}

/// Which parameter types a literal may stand for.
enum LiteralFit {
  static func integer(_ type: ResolvedType, _ symbols: SymbolTable) -> Bool {
    NumericType.isInteger(type) || fits(type, symbols, "integerLiteral", NumericType.floating, ["Int"])
      || fits(type, symbols, "floatLiteral", NumericType.floating, ["Int"])
  }

  static func floating(_ type: ResolvedType, _ symbols: SymbolTable) -> Bool {
    fits(type, symbols, "floatLiteral", NumericType.floating, [])
  }

  static func text(_ type: ResolvedType, _ symbols: SymbolTable) -> Bool {
    fits(
      type,
      symbols,
      "stringLiteral",
      ["String", "NSString", "StaticString", "Substring", "StringProtocol", "LocalizedStringKey"],
      []
    )
  }

  private static func fits(
    _ type: ResolvedType,
    _ symbols: SymbolTable,
    _ label: String,
    _ names: Set<String>,
    _ more: Set<String>
  ) -> Bool {
    switch type.unwrapped {
    case .unknown, .parameter: true
    case .external(let name): names.contains(name) || more.contains(name) || name == "Any"
    case .nominal(let symbol):
      symbols.initializers(of: .nominal(symbol)).contains { symbols[$0].parameters.first?.label == label }
    default: false
    }
  }
}
