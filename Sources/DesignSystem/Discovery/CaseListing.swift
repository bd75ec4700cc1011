import Evaluation
import SwiftSource
import Symbols

/// One value of a type whose values can be listed: an enum case with its payload, a static constant of the type.
struct ListedValue {
  var evaluated: Evaluated
  /// As an argument or behind its type: `.h1(.product)`.
  var text: String
  /// The case or constant that names it.
  var symbol: SymbolID
  /// Whether it holds a value that can't be listed: `.custom(_:)`.
  var isParametric: Bool
}

/// Lists the values of enums, payloads included, and of structs that are a set of constants.
struct CaseListing: Sendable {
  let symbols: SymbolTable
  var reader: ValueReader
  /// How many values a type has, by type and by the levels of payload above it.
  private let counts = Guarded<[TypeKey: [Int: Int]]>([:])

  init(symbols: SymbolTable, reader: ValueReader) {
    self.symbols = symbols
    self.reader = reader
  }

  /// The most values of one type, and the most of all arguments of one function together.
  static let limit = 1_024
  /// The most values of one case with associated values; one with more is listed once, as parametric.
  private static let caseLimit = 256
  private static let maximumDepth = 4

  /// The values of a type, in the order of declaration; `nil` where they can't be listed.
  func values(of type: ResolvedType) -> [ListedValue]? {
    guard case .nominal(let symbol) = type.unwrapped else { return nil }
    switch symbols[symbol].kind {
    case .enum: return cases(of: .nominal(symbol), depth: 0)
    case .struct: return constants(of: symbol)
    default: return nil
    }
  }

  /// The cases of an enum, in the order of declaration; those that hold values of their own too, as parametric.
  func cases(of key: TypeKey) -> [ListedValue] { cases(of: key, depth: 0) ?? [] }

  private func cases(of key: TypeKey, depth: Int) -> [ListedValue]? {
    guard count(of: key, depth: depth) > 0 else { return nil }
    return symbols.allMembers(of: key).filter { symbols[$0].kind == .enumCase }
      .flatMap { values(ofCase: $0, depth: depth) }
  }

  // MARK: Counting before listing

  /// The number of a type's values; 0 where there is none or too many to list.
  private func count(of key: TypeKey, depth: Int) -> Int {
    if let known = counts.withLock({ $0[key]?[depth] }) { return known }
    var total = 0
    for symbol in symbols.allMembers(of: key) where symbols[symbol].kind == .enumCase {
      total += count(ofCase: symbol, depth: depth) ?? 1
      guard total <= Self.limit else {
        total = 0
        break
      }
    }
    let result = total
    counts.withLock { $0[key, default: [:]][depth] = result }
    return result
  }

  /// The number of a case's values; `nil` where its associated values can't be listed.
  private func count(ofCase symbol: SymbolID, depth: Int) -> Int? {
    var total = 1
    for parameter in symbols[symbol].parameters {
      let type = symbols.resolve(parameter.type, at: Place(inside: symbol))
      let count = depth < Self.maximumDepth ? self.count(ofPayload: type, depth: depth) : 0
      guard count > 0, total * count <= Self.caseLimit else { return nil }
      total *= count
    }
    return total
  }

  private func count(ofPayload type: ResolvedType, depth: Int) -> Int {
    if case .nominal(let inner) = type.unwrapped, symbols[inner].kind == .enum {
      return count(of: .nominal(inner), depth: depth + 1)
    }
    return type.externalName == "Bool" ? 2 : 0
  }

  // MARK: Listing

  private func values(ofCase symbol: SymbolID, depth: Int) -> [ListedValue] {
    let declaration = symbols[symbol]
    guard !declaration.parameters.isEmpty else {
      let value = Evaluated(.enumCase(EnumValue(symbol)))
      return [ListedValue(evaluated: value, text: "." + declaration.name, symbol: symbol, isParametric: false)]
    }
    guard count(ofCase: symbol, depth: depth) != nil else { return [parametric(symbol)] }
    var rows: [[ListedValue]] = [[]]
    for parameter in declaration.parameters {
      let type = symbols.resolve(parameter.type, at: Place(inside: symbol))
      guard let values = payload(type, depth: depth), !values.isEmpty else { return [parametric(symbol)] }
      rows = rows.flatMap { row in values.map { row + [$0] } }
    }
    return rows.map { combine(symbol, $0) }
  }

  private func payload(_ type: ResolvedType, depth: Int) -> [ListedValue]? {
    if case .nominal(let inner) = type.unwrapped, symbols[inner].kind == .enum {
      return cases(of: .nominal(inner), depth: depth + 1)
    }
    guard type.externalName == "Bool" else { return nil }
    let unknown = SymbolID(file: 0, declaration: DeclarationID(-1))
    return [true, false].map {
      ListedValue(evaluated: Evaluated(.bool($0)), text: $0 ? "true" : "false", symbol: unknown, isParametric: false)
    }
  }

  private func combine(_ symbol: SymbolID, _ parts: [ListedValue]) -> ListedValue {
    let parameters = symbols[symbol].parameters
    let payload = zip(parameters, parts).map { LabelledValue($0.label, $1.evaluated) }
    let list = zip(parameters, parts).map { ($0.label.map { $0 + ": " } ?? "") + $1.text }
    return ListedValue(
      evaluated: Evaluated(.enumCase(EnumValue(symbol, payload: payload))),
      text: "." + symbols[symbol].name + "(" + list.joined(separator: ", ") + ")",
      symbol: symbol,
      isParametric: parts.contains(where: \.isParametric)
    )
  }

  private func parametric(_ symbol: SymbolID) -> ListedValue {
    let declaration = symbols[symbol]
    let payload = declaration.parameters.map { parameter in
      LabelledValue(
        parameter.label,
        Evaluated(.unresolved(Unresolved("depends on the value of '\(declaration.name)'")))
      )
    }
    let labels = declaration.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return ListedValue(
      evaluated: Evaluated(.enumCase(EnumValue(symbol, payload: payload))),
      text: "." + declaration.name + "(\(labels))",
      symbol: symbol,
      isParametric: true
    )
  }

  /// The static constants of a struct's own type: `NSFont.TextStyle.body`.
  private func constants(of type: SymbolID) -> [ListedValue]? {
    let constants = symbols.allMembers(of: .nominal(type)).filter { symbol in
      let declaration = symbols[symbol]
      return declaration.kind == .variable && declaration.modifiers.contains(.isStatic)
        && declaration.modifiers.contains(.isLet)
        && symbols.valueType(of: symbol).unwrapped == .nominal(type)
    }
    guard constants.count > 1, constants.count <= Self.limit else { return nil }
    return constants.map {
      ListedValue(
        evaluated: reader.evaluator.value(of: $0),
        text: "." + symbols[$0].name,
        symbol: $0,
        isParametric: false
      )
    }
  }
}
