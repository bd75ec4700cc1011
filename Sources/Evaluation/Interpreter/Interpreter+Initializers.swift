import DesignTokens
import SwiftSource
import Symbols

extension Interpreter {
  /// `Type(…)`
  func construct(
    _ key: TypeKey,
    _ arguments: [Argument],
    _ node: NodeID? = nil,
    _ frame: Frame? = nil,
    isOutermost: Bool = false
  ) -> Evaluated {
    if let target = target(symbols.initializers(of: key), arguments, isOpen: key.declaration == nil) {
      return initialize(key, target, arguments, isOutermost: isOutermost)
    }
    switch key {
    case .external(let type):
      if log != nil, let frame { noteModifier(type, arguments, frame) }
      return platformInstance(type, arguments, node, frame)
    case .nominal(let symbol): return constructUndeclared(symbol, arguments, node, frame)
    }
  }

  private func constructUndeclared(
    _ symbol: SymbolID,
    _ arguments: [Argument],
    _ node: NodeID?,
    _ frame: Frame?
  ) -> Evaluated {
    switch symbols[symbol].kind {
    case .enum:
      if let raw = arguments.first, raw.label == "rawValue" { return enumCase(of: symbol, rawValue: value(of: raw)) }
      return unresolved("no initialiser of '\(symbols.qualifiedName(of: symbol))' takes these arguments", node, frame)
    case .class, .actor:
      let hasPlatformBase = symbols.ancestors(of: .nominal(symbol)).contains { !symbols.isDeclaredHere($0) }
      guard arguments.isEmpty || hasPlatformBase else { break }
      return Evaluated(.instance(InstanceValue(.nominal(symbol))))
    default: break
    }
    return unresolved("no initialiser of '\(symbols.qualifiedName(of: symbol))' takes these arguments", node, frame)
  }

  /// Runs an initialiser, or fills in a struct's properties where the symbol is the struct itself.
  func initialize(
    _ key: TypeKey,
    _ target: Target,
    _ arguments: [Argument],
    isOutermost: Bool = false
  ) -> Evaluated {
    let values = bindWithoutDefaults(target, arguments, key)
    if symbols[target.symbol].kind == .struct {
      var instance = InstanceValue(key)
      for (index, parameter) in target.parameters.enumerated() {
        // A property that isn't given stays at its default, which is evaluated when it is asked for.
        guard let value = values[index] else { continue }
        instance.fields.append(LabelledValue(parameter.name, value))
      }
      return Evaluated(.instance(instance))
    }
    let all = zip(target.parameters, values).enumerated().map { index, pair in
      pair.1 ?? missing(target, index, key, isOutermost: isOutermost)
    }
    let memory = isOutermost ? nil : self.key(target.symbol, Evaluated(.metatype(key)), all)
    let result = remembering(memory) {
      runInitializer(target, all, key, base: nil, isOutermost: isOutermost)
    }
    if result.unresolved != nil, let color = HexHelper.color(target, all, self) { return color }
    return result
  }

  private func bindWithoutDefaults(_ target: Target, _ arguments: [Argument], _ key: TypeKey) -> [Evaluated?] {
    target.parameters.enumerated().map { index, parameter in
      let given = target.bound[index]
      if parameter.isVariadic { return Evaluated(.array(given.map { value(of: arguments[$0], parameter.type) })) }
      return given.first.map { converted(value(of: arguments[$0], parameter.type), to: parameter.type) }
    }
  }

  private func missing(_ target: Target, _ index: Int, _ key: TypeKey, isOutermost: Bool = false) -> Evaluated {
    var value = bind(
      Target(symbol: target.symbol, parameters: [target.parameters[index]], bound: [[]]),
      at: index,
      receiver: Evaluated(.metatype(key))
    )
    let parameters = symbols[target.symbol].parameters
    if isOutermost, index < parameters.count, let node = parameters[index].defaultValue {
      value.origin = ExpressionPlace(file: target.symbol.file, node: node)
    }
    return value
  }

  /// The default of one parameter.
  private func bind(_ target: Target, at index: Int, receiver: Evaluated) -> Evaluated {
    let declaration = symbols[target.symbol]
    guard index < declaration.parameters.count, let node = declaration.parameters[index].defaultValue else {
      return unresolved("depends on the argument '\(target.parameters[0].name)'", isCircumstance: true)
    }
    let frame = Frame(Place(inside: target.symbol), symbols.unit(of: target.symbol), receiver: receiver)
    let type = target.parameters[0].type
    return converted(evaluate(node, frame, type), to: type)
  }

  private func runInitializer(
    _ target: Target,
    _ values: [Evaluated],
    _ key: TypeKey,
    base: Evaluated?,
    isOutermost: Bool
  ) -> Evaluated {
    enterBody {
      let declaration = symbols[target.symbol]
      guard let body = declaration.body else { return unresolved("an initialiser without a body") }
      var receiver = base
      if receiver == nil, case .nominal(let symbol) = key, symbols[symbol].kind != .enum {
        receiver = Evaluated(.instance(InstanceValue(key)))
      }
      let frame = Frame(
        Place(inside: target.symbol),
        symbols.unit(of: target.symbol),
        receiver: receiver,
        locals: zip(target.parameters, values).enumerated().map { index, pair in
          let isDefault = isOutermost && index < target.bound.count && target.bound[index].isEmpty
          return Frame.Local(name: pair.0.name, value: pair.1, type: pair.0.type, isDefault: isDefault)
        },
        returns: key.type,
        isOutermost: isOutermost
      )
      switch execute(frame.unit.children(body), frame) {
      case .stopped(let why): return Evaluated(.unresolved(why))
      case .returned(let value) where value.isNothing: return value
      default:
        return frame.receiver ?? unresolved("'\(symbols.qualifiedName(of: target.symbol))' leaves its value open")
      }
    }
  }

  /// `self.init(…)` or `super.init(…)`: gives the new `self` to the frame.
  func delegate(_ arguments: [Argument], isSuper: Bool, _ node: NodeID, _ frame: Frame) -> Evaluated {
    guard let own = symbols.enclosingType(frame.place) else {
      return unresolved("an initialiser outside a type", node, frame)
    }
    var type = own
    if isSuper {
      let bases = symbols.ancestors(of: own.type)
      guard
        let base = bases.first(where: {
          $0.key.map { $0.declaration.map { symbols[$0].kind == .class } ?? true } ?? false
        }),
        let key = base.key, case .nominal = key
      else { return Evaluated(.tuple([])) }
      type = key
    }
    let dynamic = frame.receiver?.instance?.type ?? own
    let candidates = symbols.initializers(of: type).filter { Place(inside: $0) != frame.place }
    guard let target = target(candidates, arguments, isOpen: type.declaration == nil) else {
      guard case .external(let name) = type else { return Evaluated(.tuple([])) }
      let made = platformInstance(name, arguments, node, frame)
      frame.receiver = made
      return made
    }
    let values = target.parameters.indices.map { index -> Evaluated in
      let parameter = target.parameters[index]
      if parameter.isVariadic {
        return Evaluated(.array(target.bound[index].map { value(of: arguments[$0], parameter.type) }))
      }
      guard let given = target.bound[index].first else { return missing(target, index, dynamic) }
      return converted(value(of: arguments[given], parameter.type), to: parameter.type)
    }
    if symbols[target.symbol].kind == .struct {
      var instance = frame.receiver?.instance ?? InstanceValue(dynamic)
      for (parameter, value) in zip(target.parameters, values) { instance[parameter.name] = value }
      frame.receiver = Evaluated(.instance(instance))
      return Evaluated(.tuple([]))
    }
    var made = runInitializer(
      target,
      values,
      type,
      base: dynamic.declaration == nil ? nil : frame.receiver,
      isOutermost: false
    )
    if made.unresolved != nil, let color = HexHelper.color(target, values, self) { made = color }
    frame.receiver = made
    return made
  }

  // MARK: Raw values

  func rawValue(of one: EnumValue) -> Evaluated {
    let declaration = symbols[one.symbol]
    guard let parent = symbols.parent(of: one.symbol) else { return unresolved("a case outside an enum") }
    let type = symbols[parent].inherited.first.map { symbols.resolve($0, at: Place(inside: one.symbol)) } ?? .unknown
    let unit = symbols.unit(of: one.symbol)
    if let node = declaration.value {
      return evaluate(node, Frame(Place(inside: one.symbol), unit, receiver: nil), type)
    }
    if type.externalName == "String" { return Evaluated(.string(declaration.name)) }
    guard NumericType.isInteger(type) || NumericType.isFloating(type) else {
      return unresolved("'\(symbols.qualifiedName(of: one.symbol))' has no raw value")
    }
    // Counts up from the last written one.
    var next = 0.0
    for symbol in symbols.cases(of: parent) {
      if let node = symbols[symbol].value,
        let written = evaluate(node, Frame(Place(inside: symbol), unit, receiver: nil), type).number
      {
        next = written
      }
      if symbol == one.symbol { break }
      next += 1
    }
    return Evaluated(.number(next, isInteger: NumericType.isInteger(type)))
  }

  private func enumCase(of symbol: SymbolID, rawValue: Evaluated) -> Evaluated {
    if rawValue.unresolved != nil { return rawValue }
    for one in symbols.cases(of: symbol) where isEqual(self.rawValue(of: EnumValue(one)), rawValue) == true {
      return Evaluated(.enumCase(EnumValue(one)))
    }
    return Evaluated(.nothing)
  }
}
