import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Finds tokens among static members and file-level constants: colours, fonts, lengths, style objects.
struct StaticDiscovery {
  let world: DiscoveryWorld

  private var symbols: SymbolTable { world.symbols }

  /// The tokens that a static or file-level variable, or a function that needs no argument, declares.
  func tokens(of symbol: SymbolID) -> [Token] {
    let declaration = symbols[symbol]
    let type = resultType(of: symbol)
    if let shape = DesignShape(type) {
      guard shape.isDesignValue || shape == .duration else { return [] }
      if shape == .number || shape == .duration, !isNumberWorthIt(symbol, type) { return [] }
      return plain(symbol, type)
    }
    if let key = type.key {
      if case .external = key { return foreign(symbol, type) }
      if case .nominal(let named) = key, symbols[named].kind == .protocol {
        return OpaqueColorDiscovery(world: world).tokens(of: symbol, type: type)
      }
      guard case .nominal = key, !world.survey.isView(key) else { return [] }
      return instance(symbol, key)
    }
    if isLabelledTuple(symbol, type) { return tuple(symbol, type) }
    guard type.isUnknown, declaration.kind == .variable, mayHoldValue(symbol) else { return [] }
    return plain(symbol, type)
  }

  /// A constant of a type that nobody here declares, by what its initialiser's labels say: a colour, a shadow, or the
  /// typography of a font that can't be read.
  private func foreign(_ symbol: SymbolID, _ type: ResolvedType) -> [Token] {
    let declaration = symbols[symbol]
    let unit = symbols.unit(of: symbol)
    guard declaration.kind == .variable, let value = declaration.value, unit.kind(value) == .call else { return [] }
    var reading = world.reader.value(of: symbol)
    guard let instance = reading.evaluated.instance, instance.isForeign else { return [] }
    if case .color = reading.standard {
      return [world.token(symbol, kind: .color, reading: reading, type: type, offer: offer(symbol, .color))]
    }
    guard var table = world.reader.labelledTable(of: instance) else { return [] }
    let writer = TableKind(table: table, typeName: table.type.text, name: symbols[symbol].name)
    guard let kind = writer.kind, kind == .typography || kind == .shadow else { return [] }
    if kind == .typography, TypographyTable(table: table).lacksFace {
      let unread = TokenValue.unresolved(UnresolvedReason("a font of '\(table.type.text)'"))
      table = TypographyTable(table: table).with(font: unread)
    }
    reading.value = DesignTokens.ConditionalValue(writer.value(table))
    return [world.token(symbol, kind: kind, reading: reading, type: type, offer: offer(symbol, kind))]
  }

  /// Whether a constant is a tuple whose elements say by their labels what they are: by its type, or as it is written.
  private func isLabelledTuple(_ symbol: SymbolID, _ type: ResolvedType) -> Bool {
    if case .tuple(_, let labels) = type { return !labels.isEmpty && !labels.contains("") }
    guard type.isUnknown, let value = symbols[symbol].value else { return false }
    let unit = symbols.unit(of: symbol)
    return unit.kind(value) == .tuple && unit.childCount(value) > 1
      && unit.arguments(unit.children(value)).allSatisfy { $0.label != nil }
  }

  /// A shadow, a typography or other things that are told together: `(opacity: 0.1, radius: 3, offset: …)`.
  private func tuple(_ symbol: SymbolID, _ type: ResolvedType) -> [Token] {
    var reading = world.reader.value(of: symbol)
    guard case .table(let table) = reading.standard, !table.properties.isEmpty else { return [] }
    let writer = TableKind(table: table, typeName: aliasName(of: symbol), name: symbols[symbol].name)
    guard let kind = writer.kind, kind != .metrics || table.properties.contains(where: Self.measures) else { return [] }
    reading.value = reading.value.map { value in value.table.map { writer.value($0) } ?? value }
    return [world.token(symbol, kind: kind, reading: reading, type: type, offer: offer(symbol, kind))]
  }

  private static func measures(_ property: PropertyTable.Property) -> Bool {
    MeasureKind(names: [property.name])?.tokenKind != nil
  }

  /// The name that a tuple's type is written with, the constant's own where it is written out.
  private func aliasName(of symbol: SymbolID) -> String {
    let unit = symbols.unit(of: symbol)
    guard let written = symbols[symbol].type, unit[written].kind == .named else { return symbols[symbol].name }
    return unit[written].name
  }

  func resultType(of symbol: SymbolID) -> ResolvedType {
    symbols[symbol].kind == .function ? symbols.resultType(of: symbol) : world.survey.valueType(of: symbol)
  }

  /// Whether a value of unknown type may be a design value: made by a platform type that is one, or handed on by a
  /// name that may stand for one.
  private func mayHoldValue(_ symbol: SymbolID) -> Bool {
    guard let value = symbols[symbol].value else { return false }
    return ValueHint(symbols: symbols).mayBeDesign(
      value,
      at: Place(file: symbol.file, declaration: symbols[symbol].parent)
    )
  }

  private func plain(_ symbol: SymbolID, _ declared: ResolvedType) -> [Token] {
    let reading = reading(of: symbol)
    let type = declared.isUnknown ? reading.inferredType(of: symbol, in: symbols) : declared
    if reading.isResolved, case .table = reading.standard {
      return reading.evaluated.instance.map { instance(symbol, $0.type) } ?? []
    }
    let number: TokenKind? = reading.standard.number == nil || type.externalName != "CGFloat" ? nil : .number
    guard let kind = MemberKind(world: world).kind(reading, symbol, type) ?? number else { return [] }
    var token = world.token(symbol, kind: kind, reading: reading, type: type, offer: offer(symbol, kind))
    token.reach.needsInstance = Self.isEntry(symbol, symbols)
    return [token]
  }

  /// Whether a variable is a value of SwiftUI's environment: with its default beside it (`@Entry var gap = 12`), or that
  /// of a key (`get { self[GapKey.self] }`).
  static func isEntry(_ symbol: SymbolID, _ symbols: SymbolTable) -> Bool {
    guard symbols.owner(of: symbol) == .external("EnvironmentValues") else { return false }
    return symbols[symbol].body != nil || symbols[symbol].attributes.contains { $0.name == "Entry" }
  }

  private func reading(of symbol: SymbolID) -> Reading {
    guard Self.isEntry(symbol, symbols), symbols[symbol].body != nil else { return world.reader.value(of: symbol) }
    let environment = Evaluated(.instance(InstanceValue(.external("EnvironmentValues"))))
    return world.reader.property(symbols[symbol].name, of: environment)
  }

  private func offer(_ symbol: SymbolID, _ kind: TokenKind) -> Offer {
    let isDefault =
      symbols[symbol].name == "defaultValue"
      && symbols.owner(of: symbol).map { Self.isEnvironmentKey($0, symbols) } == true
    // A key's default is never written, only the value that it stands for.
    return isDefault ? .withheld(.plumbing) : world.offer(constant: symbol, kind: kind)
  }

  static func isEnvironmentKey(_ type: TypeKey, _ symbols: SymbolTable) -> Bool {
    symbols.ancestors(of: type.type).contains { $0.externalName == "EnvironmentKey" }
  }

  /// A `CGFloat` is listed in any case: what measures nothing is not offered.
  private func isNumberWorthIt(_ symbol: SymbolID, _ type: ResolvedType) -> Bool {
    world.numberKind(symbol, type) != nil || type.externalName == "CGFloat"
  }

  // MARK: Instances of the workspace's own types

  /// A static constant whose value is an instance: a style object, or the way to what the instance holds.
  private func instance(_ symbol: SymbolID, _ key: TypeKey) -> [Token] {
    guard case .nominal(let type) = key else { return [] }
    switch symbols[type].kind {
    case .struct, .class, .actor:
      guard world.survey.bearsDesign(key) || isDynamic(type) else { return wrapped(symbol, key) }
    default: return []
    }
    let reading = world.reader.value(of: symbol)
    if case .color = reading.standard { return plainColor(symbol, reading, key) }
    if isFacade(symbol, type) {
      return FacadeDiscovery(world: world).tokens(of: symbol, type: key, reading)
    }
    guard case .table(let table) = reading.standard, !table.properties.isEmpty else { return wrapped(symbol, key) }
    let tableWriter = TableKind(table: table, typeName: symbols.qualifiedName(of: type), name: symbols[symbol].name)
    guard let kind = tableWriter.kind else { return wrapped(symbol, key) }
    if kind == .metrics, let look = look(behind: symbol, key) { return [look] }
    var result = reading
    let made = kind == .typography ? madeFont(by: reading, table, key) : nil
    result.value = reading.value.map { value in
      value.table.map { tableWriter.value(made.map(TypographyTable(table: $0).with) ?? $0) } ?? value
    }
    var offer = world.offer(constant: symbol, kind: kind)
    if offer == .withheld(.local), isOwn(symbol, key) { offer = .offered }
    let words = NameWords(symbols[type].name).words
    if EnumDiscovery.designWords.isDisjoint(with: words), !world.definitions.isDefinition(type: key),
      owner(of: symbol) != key
    {
      offer = .withheld(.local)
    }
    if Self.sampleNames.contains(symbols[symbol].name) || words.suffix(2) == ["view", "model"] { return [] }
    var token = world.token(symbol, kind: kind, reading: result, type: key.type, offer: offer)
    token.reach.accessors = world.accessors(of: key, from: symbol)
    return [token]
  }

  /// The font that an object of sizes computes, where its table names no typeface.
  private func madeFont(by reading: Reading, _ table: PropertyTable, _ key: TypeKey) -> TokenValue? {
    guard TypographyTable(table: table).lacksFace,
      let member = world.survey.instanceProperties(of: key).first(where: { member in
        symbols[member].body != nil && DesignShape(world.survey.valueType(of: member)) == .font
      })
    else { return nil }
    return world.reader.property(symbols[member].name, of: reading.evaluated).standard
  }

  /// Whether a public type at file level states it as one of its own values: those are there to be used.
  private func isOwn(_ symbol: SymbolID, _ key: TypeKey) -> Bool {
    guard owner(of: symbol) == key, case .nominal(let type) = key, symbols.parent(of: type) == nil,
      symbols[type].kind == .struct
    else { return false }
    return symbols.effectiveAccess(of: symbol) >= .public && !world.survey.isInView(symbol)
  }

  /// A constant of a type that names a typeface, and has a method that makes a font of a size from it.
  private func face(_ symbol: SymbolID, _ key: TypeKey) -> [Token] {
    for member in symbols.allMembers(of: key) {
      let declaration = symbols[member]
      guard declaration.kind == .function, !declaration.modifiers.contains(.isStatic),
        DesignShape(symbols.resultType(of: member)) == .font, declaration.parameters.count == 1,
        DesignShape(symbols.resolve(declaration.parameters[0].type, at: Place(inside: member))) == .number
      else { continue }
      let object = world.reader.value(of: symbol)
      // Of any size, which the constant leaves open.
      let size = Evaluated(.floating(Self.anySize))
      guard case .font(var font) = world.reader.call(member, [size], receiver: object.evaluated).standard,
        case .named = font.family
      else { continue }
      font.size = nil
      let reading = Reading(value: DesignTokens.ConditionalValue(.font(font)), evaluated: object.evaluated)
      return [
        world.token(
          symbol,
          kind: .font,
          reading: reading,
          type: key.type,
          offer: world.offer(constant: symbol, kind: .font)
        )
      ]
    }
    return []
  }

  private static let anySize = 10.0

  /// The colour or font of a constant whose type makes one of its numbers: they are no lengths then.
  private func look(behind symbol: SymbolID, _ key: TypeKey) -> Token? {
    guard !world.accessors(of: key, from: symbol).isEmpty else { return nil }
    return wrapped(symbol, key).first { $0.kind == .color || $0.kind == .font }
  }

  /// A constant of a type that wraps a single value behind a computed property: `ColorAsset(name:).color`.
  private func wrapped(_ symbol: SymbolID, _ key: TypeKey) -> [Token] {
    guard let accessor = world.accessors(of: key, from: symbol).first else {
      let faces = face(symbol, key)
      return faces.isEmpty ? extent(symbol, key) : faces
    }
    let whole = world.reader.value(of: symbol)
    guard whole.isResolved || whole.evaluated.instance != nil else { return [] }
    let reading = world.reader.property(accessor.name, of: whole.evaluated)
    guard let kind = MemberKind(world: world).kind(reading, symbol, accessor.type) else { return [] }
    var token = world.token(
      symbol,
      kind: kind,
      reading: reading,
      type: key.type,
      offer: world.offer(constant: symbol, kind: kind)
    )
    token.reach.accessors = world.accessors(of: key, from: symbol)
    return [token]
  }

  /// A constant of a type that is a width and a height, each a case of an enum of lengths.
  private func extent(_ symbol: SymbolID, _ key: TypeKey) -> [Token] {
    let fields = world.survey.instanceProperties(of: key).map { symbols[$0].name }
    guard fields.contains("width"), fields.contains("height") else { return [] }
    let whole = world.reader.value(of: symbol)
    guard whole.evaluated.instance != nil, let width = length("width", of: whole),
      let height = length("height", of: whole)
    else { return [] }
    var reading = whole
    let value: TokenValue = width == height ? .number(width) : .size(SizeValue(width: width, height: height))
    reading.value = DesignTokens.ConditionalValue(value)
    let offer = world.offer(constant: symbol, kind: .size)
    return [world.token(symbol, kind: .size, reading: reading, type: key.type, offer: offer)]
  }

  private func length(_ name: String, of whole: Reading) -> Double? {
    let part = world.reader.property(name, of: whole.evaluated)
    if let number = part.standard.number { return number }
    guard let one = part.evaluated.enumCase, let owner = symbols.owner(of: one.symbol), case .nominal(let type) = owner
    else { return nil }
    let properties = EnumProperties(world: world, type: type).all
    guard let principal = properties.first(where: { EnumProperties.principalNames.contains($0.name) }) else {
      return nil
    }
    return principal.read(part.evaluated).standard.number
  }

  private func plainColor(_ symbol: SymbolID, _ reading: Reading, _ key: TypeKey) -> [Token] {
    let offer = world.offer(constant: symbol, kind: .color)
    var token = world.token(symbol, kind: .color, reading: reading, type: key.type, offer: offer)
    token.reach.accessors = world.accessors(of: key, from: symbol)
    return [token]
  }

  /// Whether the constant is the way to an object's properties rather than a value among others of its type.
  private func isFacade(_ symbol: SymbolID, _ type: SymbolID) -> Bool {
    if isDynamic(type) || symbols[symbol].kind == .variable && isProvider(type) { return true }
    guard let owner = world.names.owner(of: symbol) else { return symbols[type].kind == .class }
    if case .external = owner { return true }
    if owner == .nominal(type) { return Self.singletonNames.contains(symbols[symbol].name) }
    return symbols[type].kind == .class
  }

  /// Whether a type computes all the design values that it has: its instances lead to them and aren't made of them.
  private func isProvider(_ type: SymbolID) -> Bool {
    let properties = world.survey.instanceProperties(of: .nominal(type))
    let members = properties.filter { member in
      DesignShape(world.survey.valueType(of: member)).map { $0.isDesignValue && $0 != .number } ?? false
    }
    guard members.allSatisfy({ symbols[$0].body != nil }) else { return false }
    if members.count == 1, DiscoveryWorld.accessorNames.contains(symbols[members[0]].name) { return false }
    if members.isEmpty {
      // A generated type whose properties lead to what another one computes.
      return !properties.isEmpty && symbols.unit(of: type).isGenerated
        && properties.contains { member in
          symbols[member].body != nil
            && world.survey.valueType(of: member).key.map { world.survey.bearsDesign($0) } == true
        }
    }
    // A struct that stores anything else than a choice is data that is shown.
    return symbols[type].kind == .class
      || properties.allSatisfy { member in
        guard symbols[member].body == nil else { return true }
        guard case .nominal(let stored) = world.survey.valueType(of: member).unwrapped else { return false }
        return symbols[stored].kind == .enum || world.survey.bearsDesign(.nominal(stored))
      }
  }

  private func isDynamic(_ type: SymbolID) -> Bool {
    symbols[type].attributes.contains { $0.name == "dynamicMemberLookup" }
  }

  private func owner(of symbol: SymbolID) -> TypeKey? { world.names.owner(of: symbol) }

  /// Names of values that are there to be looked at in previews and tests.
  private static let sampleNames: Set<String> = [
    "mock", "preview", "sample", "example", "placeholder", "empty", "initial", "dummy", "stub", "fixture",
  ]
  private static let singletonNames: Set<String> = ["shared", "default", "current", "main", "standard", "instance"]
}
