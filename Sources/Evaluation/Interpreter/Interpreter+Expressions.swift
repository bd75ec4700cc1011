import DesignTokens
import SwiftSource
import Symbols

extension Interpreter {
  /// The value of an expression; `expected` is the type that its place asks for.
  func evaluate(_ node: NodeID, _ frame: Frame, _ expected: ResolvedType = .unknown) -> Evaluated {
    descend {
      var result = expression(node, frame, expected.concrete)
      if frame.isOutermost, result.unresolved == nil, isOrigin(node, frame.unit), !isDefault(node, frame) {
        result.origin = ExpressionPlace(file: frame.place.file, node: node)
      }
      return result
    }
  }

  /// Whether an expression is itself what supplies its value, and doesn't only choose among others.
  private func isOrigin(_ node: NodeID, _ unit: SourceUnit) -> Bool {
    switch unit.kind(node) {
    case .ternary, .switching, .branch: false
    case .binary: unit.name(node) != "??"
    case .call: unit.child(node, 0).map { unit.kind($0) != .closure } ?? true
    default: true
    }
  }

  private func isDefault(_ node: NodeID, _ frame: Frame) -> Bool {
    frame.unit.kind(node) == .identifier && frame.local(frame.unit.name(node))?.isDefault == true
  }

  private func expression(_ node: NodeID, _ frame: Frame, _ expected: ResolvedType) -> Evaluated {
    let unit = frame.unit
    switch unit.kind(node) {
    case .integer, .float: return number(node, frame, expected)
    case .string: return literal(Evaluated(.string(unit.name(node))), "stringLiteral", frame, expected)
    case .interpolation: return interpolation(node, frame)
    case .boolean: return Evaluated(.bool(unit.name(node) == "true"))
    case .nilLiteral: return Evaluated(.nothing)
    case .identifier: return identifier(node, frame, expected)
    case .member: return member(node, frame, expected)
    case .call: return call(node, frame, expected)
    case .subscripting: return subscripting(node, frame, expected)
    case .ternary: return ternary(node, frame, expected)
    case .binary: return binary(node, frame, expected)
    case .prefix: return prefix(node, frame, expected)
    case .assignment:
      assign(node, frame)
      return Evaluated(.tuple([]))
    case .forceUnwrap, .optionalChain: return child(node, 0, frame, expected)
    case .cast: return cast(node, frame)
    case .array, .dictionary, .tuple: return collection(node, frame, expected)
    case .closure:
      return Evaluated(
        .closure(ClosureValue(body: .closure(node, frame.place), captured: frame.environment, type: expected))
      )
    case .keyPath:
      let components = unit.name(node).split(separator: ".").map { String($0) }
      return Evaluated(.closure(ClosureValue(body: .keyPath(components), captured: .empty)))
    case .macro: return macro(node, frame)
    case .typeExpression:
      guard let key = symbols.resolve(unit.type(node), at: frame.place).key else {
        return unresolved("a type that has no members", node, frame)
      }
      return Evaluated(.metatype(key))
    case .branch, .switching: return statementExpression(node, frame, expected)
    case .conditionalCompilation: return child(node, 0, frame, expected)
    default: return unresolved("an expression that isn't followed", node, frame)
    }
  }

  func child(_ node: NodeID, _ index: Int, _ frame: Frame, _ expected: ResolvedType = .unknown) -> Evaluated {
    guard let child = frame.unit.child(node, index) else { return unresolved("incomplete code", node, frame) }
    return evaluate(child, frame, expected)
  }

  // MARK: Literals

  private func number(_ node: NodeID, _ frame: Frame, _ expected: ResolvedType) -> Evaluated {
    let text = frame.unit.name(node)
    guard let value = NumberLiteral.value(text) else { return unresolved("'\(text)' is no number", node, frame) }
    let isInteger = frame.unit.kind(node) == .integer && !NumericType.isFloating(expected)
    let plain = Evaluated(.number(value, isInteger: isInteger))
    let label = frame.unit.kind(node) == .integer ? "integerLiteral" : "floatLiteral"
    return literal(plain, label, frame, expected)
  }

  /// A literal where a type of the workspace is expected that can be written as one.
  private func literal(
    _ plain: Evaluated,
    _ label: String,
    _ frame: Frame,
    _ expected: ResolvedType
  ) -> Evaluated {
    guard case .nominal(let symbol) = expected.unwrapped, symbols[symbol].kind != .protocol else { return plain }
    let key = TypeKey.nominal(symbol)
    let matches = symbols.initializers(of: key).filter { symbols[$0].parameters.first?.label == label }
    guard !matches.isEmpty else { return plain }
    return construct(key, [Argument(label, .value(plain))])
  }

  private func interpolation(_ node: NodeID, _ frame: Frame) -> Evaluated {
    var text = ""
    for segment in frame.unit.children(node) {
      let value = evaluate(segment, frame)
      guard let part = described(byItself: value)?.string ?? StringMembers.text(of: value, symbols) else {
        return value.unresolved == nil ? unresolved("text made of more than constants", segment, frame) : value
      }
      text += part
    }
    return Evaluated(.string(text))
  }

  /// The `description` that a value of the workspace gives of itself.
  private func described(byItself value: Evaluated) -> Evaluated? {
    let home = home(of: value)
    for key in keys(of: value) {
      guard case .nominal = key,
        let own = symbols.lookUp("description", in: key, from: home).first(where: { symbols[$0].kind == .variable })
      else { continue }
      return self.value(of: own, receiver: value)
    }
    return nil
  }

  private func collection(_ node: NodeID, _ frame: Frame, _ expected: ResolvedType) -> Evaluated {
    let unit = frame.unit
    switch unit.kind(node) {
    case .array:
      var element = ResolvedType.unknown
      if case .array(let type) = expected.unwrapped { element = type }
      return Evaluated(.array(unit.children(node).map { evaluate($0, frame, element) }))
    case .dictionary:
      var types = (ResolvedType.unknown, ResolvedType.unknown)
      if case .dictionary(let key, let value) = expected.unwrapped { types = (key, value) }
      return Evaluated(
        .dictionary(
          unit.children(node).map { pair in
            DictionaryEntry(key: child(pair, 0, frame, types.0), value: child(pair, 1, frame, types.1))
          }
        )
      )
    default:
      var types: [ResolvedType] = []
      var labels: [String] = []
      if case .tuple(let elements, let names) = expected.unwrapped { (types, labels) = (elements, names) }
      let arguments = unit.arguments(unit.children(node))
      return Evaluated(
        .tuple(
          arguments.enumerated().map { index, argument in
            LabelledValue(
              argument.label ?? (index < labels.count && !labels[index].isEmpty ? labels[index] : nil),
              evaluate(argument.value, frame, index < types.count ? types[index] : .unknown)
            )
          }
        )
      )
    }
  }

  private func macro(_ node: NodeID, _ frame: Frame) -> Evaluated {
    let unit = frame.unit
    if unit.name(node) == "function", let name = functionName(around: frame) { return Evaluated(.string(name)) }
    guard unit.name(node) == "colorLiteral" else { return unresolved("'#\(unit.name(node))'", node, frame) }
    let arguments = unit.arguments(unit.children(node)).map { Argument($0.label, .node($0.value, frame)) }
    return platformInstance("UIColor", arguments, node, frame)
  }

  /// What `#function` is worth in a body: a variable's name, or a function's with its labels.
  private func functionName(around frame: Frame) -> String? {
    guard let place = frame.place.declaration else { return nil }
    let declaration = frame.unit[place]
    switch declaration.kind {
    case .variable: return declaration.name
    case .function:
      return declaration.name + "(" + declaration.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    default: return nil
    }
  }

  // MARK: Operators on one operand

  private func prefix(_ node: NodeID, _ frame: Frame, _ expected: ResolvedType) -> Evaluated {
    let operand = child(node, 0, frame, expected)
    switch (frame.unit.name(node), operand.value) {
    case ("-", .number(let number, let isInteger)): return Evaluated(.number(-number, isInteger: isInteger))
    case ("+", .number): return operand
    case ("!", .bool(let flag)): return Evaluated(.bool(!flag))
    case ("~", .number(let number, true)): return Evaluated(.integer(Double(~WholeValue.of(number))))
    case (_, .unresolved): return operand
    default: return unresolved("'\(frame.unit.name(node))' of something else than a number", node, frame)
    }
  }

  private func ternary(_ node: NodeID, _ frame: Frame, _ expected: ResolvedType) -> Evaluated {
    guard let condition = frame.unit.child(node, 0) else { return unresolved("incomplete code", node, frame) }
    switch truth(condition, frame) {
    case .success(let holds): return child(node, holds ? 1 : 2, frame, expected)
    case .failure(let why): return Evaluated(.unresolved(why.reason))
    }
  }

  private func cast(_ node: NodeID, _ frame: Frame) -> Evaluated {
    let unit = frame.unit
    let type = symbols.resolve(unit.type(node), at: frame.place)
    let operand = child(node, 0, frame, type)
    if operand.unresolved != nil || operand.isNothing { return operand }
    switch unit.name(node) {
    case "is":
      return conforms(operand, to: type).map { Evaluated(.bool($0)) }
        ?? unresolved("whether '\(unit.text(node))' is of a type", node, frame, isCircumstance: true)
    case "as?": return conforms(operand, to: type) == false ? Evaluated(.nothing) : converted(operand, to: type)
    default: return converted(operand, to: type)
    }
  }

  /// A number in the arithmetic of its new type.
  func converted(_ value: Evaluated, to type: ResolvedType) -> Evaluated {
    guard case .number(let number, _) = value.value else { return value }
    var result = value
    if NumericType.isFloating(type) { result.value = .floating(number) }
    if NumericType.isInteger(type) { result.value = .integer(number) }
    return result
  }

  /// Whether a value is of a type; `nil` where that isn't known.
  func conforms(_ value: Evaluated, to type: ResolvedType) -> Bool? {
    guard let wanted = type.key else { return nil }
    let keys = keys(of: value)
    guard !keys.isEmpty else { return nil }
    for key in keys where key == wanted || symbols.ancestors(of: key.type).contains(where: { $0.key == wanted }) {
      return true
    }
    if case .external(let name) = wanted, name == "Any" || name == "AnyObject" || name == "NSNumber" { return nil }
    return false
  }
}

extension ResolvedType {
  /// Without generic parameters, which say nothing about what is expected.
  var concrete: ResolvedType {
    if case .parameter = unwrapped { return .unknown }
    return self
  }
}
