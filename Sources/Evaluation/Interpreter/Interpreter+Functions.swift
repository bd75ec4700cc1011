import DesignTokens
import SwiftSource
import Symbols

/// A callee chosen for a call: for each parameter the indices of its arguments.
struct Target {
  let symbol: SymbolID
  let parameters: [CallParameter]
  let bound: [[Int]]
}

extension Interpreter {
  // MARK: Choosing

  /// The declaration that a call with these arguments means.
  ///
  /// `isOpen` where the platform may declare others, so that types decide even about a single one.
  func target(_ candidates: [SymbolID], _ arguments: [Argument], isOpen: Bool = false) -> Target? {
    guard spend(candidates.count / Limits.candidates) else { return nil }
    let open = compiled(candidates)
    var fitting: [Target] = []
    for symbol in open {
      let parameters = symbols.parameters(of: symbol)
      guard let bound = ArgumentMatching.match(arguments, parameters, isCase: symbols[symbol].kind == .enumCase) else {
        continue
      }
      fitting.append(Target(symbol: symbol, parameters: parameters, bound: bound))
    }
    if fitting.count > 1 {
      let implemented = fitting.filter { hasBody($0.symbol) }
      if !implemented.isEmpty { fitting = implemented }
    }
    if fitting.count > 1 || isOpen {
      let typed = fitting.filter { accepts($0, arguments) }
      if !typed.isEmpty || isOpen { fitting = typed }
    }
    // What states every parameter is nearer than what fills in defaults.
    return fitting.enumerated().min { left, right in
      (defaults(left.element), left.offset) < (defaults(right.element), right.offset)
    }?.element
  }

  private func defaults(_ target: Target) -> Int { target.bound.filter(\.isEmpty).count }

  private func accepts(_ target: Target, _ arguments: [Argument]) -> Bool {
    for (index, parameter) in target.parameters.enumerated() {
      for position in target.bound[index] {
        guard accepts(parameter.type, arguments[position]) else { return false }
      }
    }
    return true
  }

  /// Whether an argument may be of a type, as far as that shows.
  private func accepts(_ type: ResolvedType, _ argument: Argument) -> Bool {
    if case .node(let node, let frame) = argument.source {
      switch frame.unit.kind(node) {
      case .integer: return LiteralFit.integer(type, symbols)
      case .float: return LiteralFit.floating(type, symbols)
      case .string, .interpolation: return LiteralFit.text(type, symbols)
      case .closure:
        switch type.unwrapped {
        case .function, .unknown, .parameter: return true
        default: return false
        }
      case .member where frame.unit.childCount(node) == 0:
        guard let key = type.key else { return true }
        if case .external(let name) = key { return mayHave(frame.unit.name(node), name, key) }
        return !symbols.lookUp(frame.unit.name(node), in: key, from: frame.place).isEmpty
      case .call:
        guard let callee = frame.unit.child(node, 0), frame.unit.kind(callee) == .member,
          frame.unit.childCount(callee) == 0, let key = type.key, case .nominal = key,
          frame.unit.name(callee) != "init"
        else { break }
        return !symbols.lookUp(frame.unit.name(callee), in: key, from: frame.place).isEmpty
      default: break
      }
    }
    let value = value(of: argument, type)
    switch type.unwrapped {
    case .unknown, .parameter: return true
    case .function: if case .closure = value.value { return true } else { return false }
    case .array: return value.elements != nil || value.unresolved != nil
    default: break
    }
    if value.unresolved != nil { return true }
    if value.isNothing { if case .optional = type { return true } else { return false } }
    if value.number != nil { return LiteralFit.integer(type, symbols) }
    return conforms(value, to: type) ?? true
  }

  /// Whether a platform type may have a static of that name: those of numbers and texts are all known.
  private func mayHave(_ member: String, _ type: String, _ key: TypeKey) -> Bool {
    guard
      NumericType.floating.contains(type) || NumericType.integer.contains(type) || type == "String" || type == "Bool"
    else { return true }
    return PlatformConstants.named(member, of: type) != nil || symbols.hasStaticMember(member, key)
  }

  // MARK: Calling

  /// Calls with arguments that are values already, by position; `nil` for a default.
  func call(
    _ symbol: SymbolID,
    _ arguments: [Evaluated?],
    receiver: Evaluated?,
    isOutermost: Bool = false
  ) -> Evaluated {
    let parameters = symbols.parameters(of: symbol)
    var given: [Argument] = []
    var bound: [[Int]] = []
    for (index, parameter) in parameters.enumerated() {
      if index < arguments.count, let value = arguments[index] {
        bound.append([given.count])
        given.append(Argument(parameter.label, .value(value)))
      } else {
        bound.append([])
      }
    }
    let target = Target(symbol: symbol, parameters: parameters, bound: bound)
    let declaration = symbols[symbol]
    if declaration.kind == .initializer || declaration.kind == .struct,
      let key = symbols.owner(of: symbol) ?? symbols.key(ofGroup: symbol)
    {
      return initialize(key, target, given, isOutermost: isOutermost)
    }
    return invoke(target, given, receiver: receiver, isOutermost: isOutermost)
  }

  /// Runs a function, subscript or enum case. A changed receiver is put back into `frame`, at `base` or as its `self`.
  func invoke(
    _ target: Target,
    _ arguments: [Argument],
    receiver: Evaluated?,
    changing frame: Frame? = nil,
    at base: NodeID? = nil,
    captured: [LabelledValue] = [],
    isOutermost: Bool = false
  ) -> Evaluated {
    let declaration = symbols[target.symbol]
    if declaration.kind == .enumCase {
      let values = bind(target, arguments, receiver: nil)
      let payload = zip(target.parameters, values).map { LabelledValue($0.label, $1) }
      return Evaluated(.enumCase(EnumValue(target.symbol, payload: payload)))
    }
    let values = bind(target, arguments, receiver: receiver)
    guard let body = declaration.body else {
      return unresolved(
        "'\(symbols.qualifiedName(of: target.symbol))' has no body in the workspace",
        isCircumstance: true
      )
    }
    // What a constant holds is taken to stay as it is.
    let changes = frame != nil && receiver?.instance.map { $0.source == nil } == true
    let key = isOutermost || changes || !captured.isEmpty ? nil : key(target.symbol, receiver, values)
    var after: Evaluated?
    let result = remembering(key) {
      enterBody {
        let type = symbols.resultType(of: target.symbol, subscripted: declaration)
        let inner = Frame(
          Place(inside: target.symbol),
          symbols.unit(of: target.symbol),
          receiver: receiver,
          locals: captured.map { Frame.Local(name: $0.label ?? "", value: $0.value, type: .unknown) }
            + zip(target.parameters, values).map { Frame.Local(name: $0.name, value: $1, type: $0.type) },
          returns: type,
          isOutermost: isOutermost
        )
        let result = converted(run(body, inner), to: type)
        // Comparing takes as long as the value is large.
        after = inner.isReceiverSet ? inner.receiver : nil
        return result
      }
    }
    if changes, let frame, let after, after != receiver { putBack(after, base, frame) }
    if result.unresolved != nil, let color = HexHelper.color(target, values, self) { return color }
    let cases = values.compactMap(\.enumCase)
    guard cases.count == values.count else { return result }
    return result.reached(through: TokenReference(target.symbol, arguments: cases))
  }

  private func putBack(_ value: Evaluated, _ base: NodeID?, _ frame: Frame) {
    guard let base else {
      frame.receiver = value
      return
    }
    assign(value, to: base, frame)
  }

  /// The value of each parameter.
  func bind(_ target: Target, _ arguments: [Argument], receiver: Evaluated?) -> [Evaluated] {
    let declaration = symbols[target.symbol]
    return target.parameters.enumerated().map { index, parameter in
      let given = target.bound[index]
      if parameter.isVariadic { return Evaluated(.array(given.map { value(of: arguments[$0], parameter.type) })) }
      if let position = given.first {
        return converted(value(of: arguments[position], parameter.type), to: parameter.type)
      }
      return missing(parameter, index, declaration, target.symbol, receiver)
    }
  }

  private func missing(
    _ parameter: CallParameter,
    _ index: Int,
    _ declaration: Declaration,
    _ symbol: SymbolID,
    _ receiver: Evaluated?
  ) -> Evaluated {
    if declaration.kind != .struct, index < declaration.parameters.count,
      let node = declaration.parameters[index].defaultValue
    {
      let frame = Frame(Place(inside: symbol), symbols.unit(of: symbol), receiver: staticReceiver(symbol, receiver))
      return converted(evaluate(node, frame, parameter.type), to: parameter.type)
    }
    if case .optional = parameter.type, declaration.kind == .struct { return Evaluated(.nothing) }
    return unresolved("depends on the argument '\(parameter.name)'", isCircumstance: true)
  }

  // MARK: Closures

  func apply(
    _ closure: ClosureValue,
    _ arguments: [Argument],
    returns: ResolvedType = .unknown,
    isOutermost: Bool = false
  ) -> Evaluated {
    switch closure.body {
    case .declaration(let symbol):
      let receiver = closure.captured.receiver
      if let target = target([symbol], arguments) {
        return invoke(target, arguments, receiver: receiver, captured: closure.captured.bindings)
      }
      // A function taken by name is called without labels.
      return call(symbol, arguments.map { value(of: $0) }, receiver: receiver)
    case .initializer(let key): return construct(key, arguments)
    case .keyPath(let components):
      guard let first = arguments.first else { return unresolved("incomplete code") }
      var value = value(of: first)
      for component in components { value = member(component, of: value, from: home(of: value)) }
      return value
    case .closure(let node, let place):
      return enterBody {
        let result = returns.isUnknown ? closure.type.result?.concrete ?? .unknown : returns
        let frame = closureFrame(closure, node, place, arguments, result, isOutermost)
        let statements = frame.unit.children(node).filter { frame.unit.kind($0) != .closureParameter }
        return run(statements[...], frame)
      }
    }
  }

  func closureFrame(
    _ closure: ClosureValue,
    _ node: NodeID,
    _ place: Place,
    _ arguments: [Argument],
    _ returns: ResolvedType,
    _ isOutermost: Bool
  ) -> Frame {
    let unit = symbols.unit(place.file)
    let frame = Frame(
      place,
      unit,
      receiver: closure.captured.receiver,
      locals: closure.captured.bindings.map { Frame.Local(name: $0.label ?? "", value: $0.value, type: .unknown) },
      returns: returns,
      isOutermost: isOutermost
    )
    let parameters = unit.children(node).filter { unit.kind($0) == .closureParameter }
    var types: [ResolvedType] = []
    if case .function(let given, _) = closure.type.unwrapped { types = given }
    for (index, argument) in arguments.enumerated() {
      if index < parameters.count {
        var type = symbols.resolve(unit.type(parameters[index]), at: place)
        if type.isUnknown, index < types.count { type = types[index].concrete }
        frame.bind(unit.name(parameters[index]), value(of: argument, type), type)
      } else if parameters.isEmpty {
        frame.bind("$\(index)", value(of: argument))
      }
    }
    return frame
  }
}

extension SymbolTable {
  /// What calling a function or subscript gives; for closures' implicit members.
  func resultType(of symbol: SymbolID, subscripted declaration: Declaration) -> ResolvedType {
    guard declaration.kind == .subscript else { return resultType(of: symbol) }
    return resolve(declaration.type, at: Place(inside: symbol))
  }
}
