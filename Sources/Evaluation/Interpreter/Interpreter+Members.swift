import DesignTokens
import SwiftSource
import Symbols

extension Interpreter {
  /// The types that a value's members are looked up in, nearest first.
  func keys(of value: Evaluated) -> [TypeKey] {
    switch value.value {
    case .number(_, let isInteger):
      return (isInteger ? ["Int", "CGFloat", "Double"] : ["CGFloat", "Double", "Float"]).map { .external($0) }
    case .string: return [.external("String")]
    case .bool: return [.external("Bool")]
    case .color:
      let own = world.platform == .macOS ? ["NSColor", "UIColor"] : ["UIColor", "NSColor"]
      return (own + ["Color", "CGColor"]).map { .external($0) }
    case .font: return ["UIFont", "Font", "NSFont", "UIFontDescriptor"].map { .external($0) }
    case .enumCase(let one): return symbols.owner(of: one.symbol).map { [$0] } ?? []
    case .instance(let instance): return [instance.type]
    case .platformMember(let type, _): return type.isEmpty ? [] : [.external(type)]
    case .array: return [.external("Array")]
    case .dictionary: return [.external("Dictionary")]
    case .metatype(let key): return [key]
    case .nothing, .tuple, .range, .closure, .unresolved: return []
    }
  }

  /// A declared or platform member of a value, read as a value: methods that need no argument are called only where
  /// the evaluator's interface asks (`isOutermost`).
  func member(_ name: String, of value: Evaluated, from place: Place, isOutermost: Bool = false) -> Evaluated {
    switch value.value {
    case .nothing: return value
    case .unresolved(let why):
      if why.cause != .notFollowed, let trait = trait(name) { return Evaluated(trait) }
      return value
    case .metatype(let key): return staticMember(name, of: key, from: place, isOutermost: isOutermost)
    case .tuple(let elements):
      if let element = elements.first(where: { $0.label == name }) { return element.value }
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
      return unresolved("no element '\(name)' in the tuple")
    default: break
    }
    if let field = field(name, of: value, from: place) { return field }
    for key in keys(of: value) {
      let found = symbols.lookUp(name, in: key, from: place).filter { !isStaticMember($0) && !symbols.isType($0) }
      guard let symbol = choose(found) else { continue }
      if symbols[symbol].kind == .function {
        return isOutermost ? call(symbol, [], receiver: value, isOutermost: true) : reference(to: symbol, value)
      }
      return property(symbol, name, of: value, from: place, isOutermost: isOutermost)
    }
    if let found = platformProperty(name, of: value) { return found }
    if let dynamic = dynamicMember(name, of: value, from: place) { return dynamic }
    return unresolved("'\(name)' of \(described(value)) is not known", nil, nil, cause: cause(ofUnknownPartOf: value))
  }

  /// The property that `symbol` declares, as the value's own type has it.
  func property(
    _ symbol: SymbolID,
    _ name: String,
    of value: Evaluated,
    from place: Place,
    isOutermost: Bool = false
  ) -> Evaluated {
    if let field = field(name, of: value, from: place) { return field.reached(through: TokenReference(symbol)) }
    var chosen = symbol
    if let key = keys(of: value).first(where: { $0 != symbols.owner(of: symbol) }) {
      // An override, or what fulfils a protocol's requirement.
      let found = symbols.lookUp(name, in: key, from: place).filter {
        !isStaticMember($0) && symbols[$0].kind == .variable && hasBody($0)
      }
      chosen = choose(found) ?? symbol
    }
    return read(chosen, value, isOutermost: isOutermost).reached(through: TokenReference(chosen))
  }

  func staticMember(_ name: String, of key: TypeKey, from place: Place, isOutermost: Bool = false) -> Evaluated {
    if name == "self" || name == "Type" { return Evaluated(.metatype(key)) }
    if name == "init" { return Evaluated(.closure(ClosureValue(body: .initializer(key), captured: .empty))) }
    let found = symbols.lookUp(name, in: key, from: place).filter { isStaticMember($0) }
    if let symbol = choose(found) {
      if let constant = platformsOwn(symbol, name, key) { return constant }
      if isOutermost, symbols[symbol].kind == .function {
        return call(symbol, [], receiver: Evaluated(.metatype(key)), isOutermost: true)
      }
      if symbols[symbol].kind == .variable {
        let receiver = Evaluated(.metatype(key))
        return read(symbol, receiver, isOutermost: isOutermost).reached(through: TokenReference(symbol))
      }
      return reference(to: symbol, Evaluated(.metatype(key)))
    }
    if let nested = symbols.memberType(name, of: key, from: place)?.key { return Evaluated(.metatype(nested)) }
    switch key {
    case .external(let type):
      if let constant = platformStatic(name, of: type) { return constant }
      if name.isCapitalized {
        return Evaluated(.metatype(.external(type + "." + name)))
      }
      if PlatformTypes.isState(name) || PlatformTypes.isColor(type) || PlatformTypes.isFont(type) {
        return unresolved("'\(type).\(name)' is the platform's", nil, nil, cause: PlatformTypes.cause(ofUnknown: type))
      }
      return Evaluated(.platformMember(type: type, name: name))
    case .nominal(let symbol):
      if name == "allCases" {
        return Evaluated(.array(symbols.cases(of: symbol).map { Evaluated(.enumCase(EnumValue($0))) }))
      }
      return unresolved(
        "'\(symbols.qualifiedName(of: symbol)).\(name)' is not declared in the workspace",
        isCircumstance: true
      )
    }
  }

  // MARK: Declarations as values

  /// What a declaration taken by name is.
  func reference(to symbol: SymbolID, _ receiver: Evaluated?) -> Evaluated {
    let declaration = symbols[symbol]
    switch declaration.kind {
    case .enumCase where declaration.parameters.isEmpty: return Evaluated(.enumCase(EnumValue(symbol)))
    case .enumCase, .function:
      return Evaluated(
        .closure(ClosureValue(body: .declaration(symbol), captured: Environment(receiver: receiver)))
      )
    case .variable:
      let isInstance = !isStaticMember(symbol) && symbols.owner(of: symbol) != nil
      let own = isInstance ? (receiver?.metatype == nil ? receiver : nil) : staticReceiver(symbol, receiver)
      return read(symbol, own).reached(through: TokenReference(symbol))
    default:
      if let key = symbols.type(named: symbol).key { return Evaluated(.metatype(key)) }
      return unresolved("'\(declaration.name)' is no value")
    }
  }

  /// `Self` in a static member's body.
  func staticReceiver(_ symbol: SymbolID, _ receiver: Evaluated?) -> Evaluated? {
    guard let owner = symbols.owner(of: symbol) else { return nil }
    if let receiver, let key = receiver.metatype ?? keys(of: receiver).first, key != owner,
      symbols.ancestors(of: key.type).contains(where: { $0.key == owner })
    {
      return Evaluated(.metatype(key))
    }
    return Evaluated(.metatype(owner))
  }

  /// The value of a variable's declaration.
  func read(_ symbol: SymbolID, _ receiver: Evaluated?, isOutermost: Bool = false) -> Evaluated {
    if let known = initialValue(of: symbol, receiver) { return known }
    let key = isOutermost ? nil : key(symbol, receiver)
    var result = remembering(key) { enterBody { readUnremembered(symbol, receiver, isOutermost: isOutermost) } }
    if case .instance(var instance) = result.value, receiver == nil || receiver?.metatype != nil {
      instance.source = InstanceSource(symbol: symbol, world: world)
      result.value = .instance(instance)
    }
    return result
  }

  /// What a stored property of the object that is watched is given where it is declared: made once, as it is in the
  /// program.
  private func initialValue(of symbol: SymbolID, _ receiver: Evaluated?) -> Evaluated? {
    guard let log, let receiver, receiver.instance?.type == log.owner, world.appearance == nil,
      symbols[symbol].body == nil, symbols[symbol].value != nil
    else { return nil }
    if let known = log.initialValues[symbol] { return known }
    let outer = queries
    queries = []
    let value = enterBody { readUnremembered(symbol, receiver, isOutermost: false) }
    // What asks for the appearance is asked again in each.
    if !queries.contains(where: \.isAppearance) { log.initialValues[symbol] = value }
    queries.formUnion(outer)
    return value
  }

  private func readUnremembered(_ symbol: SymbolID, _ receiver: Evaluated?, isOutermost: Bool) -> Evaluated {
    let declaration = symbols[symbol]
    let type = symbols.valueType(of: symbol)
    let unit = symbols.unit(of: symbol)
    let frame = Frame(
      Place(inside: symbol),
      unit,
      receiver: receiver,
      returns: declaration.type == nil ? .unknown : type,
      isOutermost: isOutermost
    )
    if let body = declaration.body { return converted(run(body, frame), to: type) }
    if let unknown = stateOfProgram(symbol, of: receiver) { return unknown }
    if let value = declaration.value {
      guard declaration.type != nil else { return evaluate(value, frame) }
      return converted(evaluate(value, frame, type), to: type)
    }
    if let wrapped = wrappedValue(declaration, frame) { return wrapped }
    if case .optional = type { return Evaluated(.nothing) }
    let name = symbols.qualifiedName(of: symbol)
    if let parent = symbols.parent(of: symbol), symbols[parent].kind == .protocol {
      return unresolved("'\(name)' is a requirement: its value depends on the conforming type", isCircumstance: true)
    }
    return unresolved("'\(name)' has no value where it is declared", isCircumstance: true)
  }

  /// `@Environment(\.key)`: what the environment has by default.
  private func wrappedValue(_ declaration: Declaration, _ frame: Frame) -> Evaluated? {
    guard let attribute = declaration.attributes.first(where: { $0.name == "Environment" }),
      let argument = attribute.arguments.first, let path = frame.unit.child(argument, 0),
      frame.unit.kind(path) == .keyPath
    else { return nil }
    var value = Evaluated(.instance(.platform("EnvironmentValues")))
    for component in frame.unit.name(path).split(separator: ".") {
      value = member(String(component), of: value, from: frame.place)
    }
    return value
  }

  /// `subscript(dynamicMember:)` with a key path or a name.
  private func dynamicMember(_ name: String, of value: Evaluated, from place: Place) -> Evaluated? {
    for key in keys(of: value) {
      let found = symbols.lookUp("subscript", in: key, from: place).filter {
        symbols[$0].parameters.first?.label == "dynamicMember"
      }
      guard let symbol = choose(found) else { continue }
      let isName = symbols.parameters(of: symbol).first?.type.externalName == "String"
      let path: EvaluatedValue =
        isName ? .string(name) : .closure(ClosureValue(body: .keyPath([name]), captured: .empty))
      return call(symbol, [Evaluated(path)], receiver: value)
    }
    return nil
  }

  func value(of symbol: SymbolID, receiver: Evaluated?) -> Evaluated {
    let declaration = symbols[symbol]
    switch declaration.kind {
    case .variable:
      let own = isStaticMember(symbol) ? staticReceiver(symbol, nil) : receiver
      return read(symbol, own, isOutermost: true)
    case .function, .subscript, .initializer:
      return call(
        symbol,
        declaration.parameters.map { _ in nil },
        receiver: isStaticMember(symbol) ? staticReceiver(symbol, nil) : receiver,
        isOutermost: true
      )
    default: return reference(to: symbol, receiver)
    }
  }

  // MARK: Words

  /// What a value is, for reasons.
  func described(_ value: Evaluated) -> String {
    switch value.value {
    case .color: "a colour"
    case .font: "a font"
    case .number: "a number"
    case .string: "a text"
    case .bool: "a flag"
    case .array: "a list"
    case .dictionary: "a dictionary"
    case .instance(let instance): "'\(symbols.qualifiedName(of: instance.type))'"
    case .enumCase(let one): "'\(symbols.qualifiedName(of: one.symbol))'"
    case .platformMember(let type, let name): "'\(type).\(name)'"
    case .metatype(let key): "'\(symbols.qualifiedName(of: key))'"
    case .nothing: "nil"
    case .tuple: "a tuple"
    case .range: "a range"
    case .closure: "a function"
    case .unresolved: "an unknown value"
    }
  }

  /// What keeps a member of a value from being known that nobody declares.
  func cause(ofUnknownPartOf value: Evaluated) -> Unresolved.Cause {
    switch value.value {
    case .platformMember(let type, _) where !PlatformTypes.isKnown(type): .external
    case .instance(let one) where !PlatformTypes.isKnown(one.type): .external
    case .instance, .platformMember, .enumCase, .metatype: .circumstance
    default: .notFollowed
    }
  }
}
