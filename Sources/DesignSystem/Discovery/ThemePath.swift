import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// A value inside an object, with the way to it: `primaryView.button.background`.
struct ThemePath {
  var names: [String]
  var reading: Reading
  var type: ResolvedType
  var kind: TokenKind
  /// The object's own property that the path begins with.
  var first: SymbolID
  /// The property that it ends with, where the workspace declares it.
  var last: SymbolID
  /// What supplies the value: an argument or assignment of the object's initialiser; `nil` where the property's own
  /// declaration does. For a value that nobody states (a default argument) what supplies the object around it.
  var supplier: ExpressionPlace?

  var text: String { names.joined(separator: ".") }
}

/// Lists the values inside an object: its own properties, and those of the objects that these hold.
struct ThemePaths {
  let world: DiscoveryWorld

  private var symbols: SymbolTable { world.symbols }

  private static let maximumDepth = 4
  /// The most values listed of one object.
  private static let limit = 512

  /// `requiresDefault` leaves out what only a caller supplies.
  func paths(of type: TypeKey, requiresDefault: Bool) -> [ThemePath] {
    let object = world.reader.instance(of: type)
    var found: [ThemePath] = []
    for member in members(of: type) {
      let declaration = symbols[member]
      if requiresDefault, declaration.value == nil { continue }
      let isAssembled = declaration.value == nil && declaration.body == nil
      collect([declaration.name], world.survey.valueType(of: member), member, member, isAssembled, nil, &found) {
        // Where nobody can be made without arguments, what the declaration says stands until an initialiser sets it.
        object.unresolved != nil && declaration.value != nil
          ? world.reader.value(of: member) : world.reader.property(declaration.name, of: object)
      }
      if found.count >= Self.limit { break }
    }
    return found
  }

  /// A type's properties with those of its superclasses and the defaults of its protocols, its own first.
  private func members(of type: TypeKey) -> [SymbolID] {
    var names: Set<String> = []
    var found: [SymbolID] = []
    for key in [type] + symbols.ancestors(of: type.type).compactMap(\.key) {
      for member in world.survey.instanceProperties(of: key) {
        let declaration = symbols[member]
        let isRequirement = symbols.parent(of: member).map { symbols[$0].kind == .protocol } == true
        guard !isRequirement, symbols.effectiveAccess(of: member) > .fileprivate,
          names.insert(declaration.name).inserted
        else { continue }
        found.append(member)
      }
    }
    return found
  }

  private func collect(
    _ names: [String],
    _ declared: ResolvedType,
    _ first: SymbolID,
    _ member: SymbolID,
    _ isAssembled: Bool,
    _ outer: ExpressionPlace?,
    _ found: inout [ThemePath],
    _ read: () -> Reading
  ) {
    guard found.count < Self.limit else { return }
    if let shape = DesignShape(declared) {
      guard shape.isDesignValue, shape != .number || numberKind(names, member, declared) != nil else { return }
    } else if let key = declared.key {
      guard case .nominal(let inner) = key, symbols[inner].kind != .enum, names.count < Self.maximumDepth,
        world.survey.bearsDesign(key)
      else { return }
    } else if !declared.isUnknown {
      return
    }
    let reading = read().changeable(symbols[member])
    let supplier = reading.evaluated.origin ?? outer
    if let instance = reading.evaluated.instance, case .nominal(let inner) = instance.type,
      let table = reading.standard.table
    {
      let writer = TableKind(table: table, typeName: symbols.qualifiedName(of: inner), name: names.last ?? "")
      if writer.kind == .shadow, ShadowTable.isNothingElse(table) {
        // One thing, whatever it is made of.
        var whole = reading
        whole.value = reading.value.map { value in value.table.map { writer.value($0) } ?? value }
        found.append(
          ThemePath(
            names: names,
            reading: whole,
            type: declared.isUnknown ? instance.type.type : declared,
            kind: .shadow,
            first: first,
            last: member,
            supplier: isAssembled ? supplier : nil
          )
        )
        return
      }
      descend(names, instance, reading.evaluated, first, supplier, &found)
      return
    }
    guard let kind = kind(names, member, declared, reading) else { return }
    let type = declared.isUnknown ? reading.inferredType(of: member, in: symbols) : declared
    found.append(
      ThemePath(
        names: names,
        reading: reading,
        type: type,
        kind: kind,
        first: first,
        last: member,
        supplier: isAssembled ? supplier : nil
      )
    )
  }

  private func descend(
    _ names: [String],
    _ instance: InstanceValue,
    _ object: Evaluated,
    _ first: SymbolID,
    _ supplier: ExpressionPlace?,
    _ found: inout [ThemePath]
  ) {
    guard names.count < Self.maximumDepth else { return }
    for field in world.reader.evaluator.storedProperties(of: object) {
      guard let label = field.label,
        let member = symbols.lookUp(label, in: instance.type, from: Place(inside: first)).first,
        symbols.effectiveAccess(of: member) > .fileprivate
      else { continue }
      collect(names + [label], world.survey.valueType(of: member), first, member, true, supplier, &found) {
        world.reader.reading(field.value)
      }
    }
  }

  private func kind(_ names: [String], _ member: SymbolID, _ type: ResolvedType, _ reading: Reading) -> TokenKind? {
    guard case .number = reading.standard else {
      // What nobody supplied is no token; what is computed but not known is one by its name.
      if !reading.isResolved, symbols[member].value == nil, symbols[member].body == nil { return nil }
      return MemberKind(world: world).kind(reading, member, type)
    }
    return numberKind(names, member, type)
  }

  private func numberKind(_ names: [String], _ member: SymbolID, _ type: ResolvedType) -> TokenKind? {
    NumberKind(symbols: symbols).kind(
      names: names,
      type: type,
      isInDefinition: world.definitions.isDefinition(member)
    )
  }
}
