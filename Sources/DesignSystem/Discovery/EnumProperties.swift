import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// The properties of an enum's cases that say how something looks.
struct EnumProperties {
  let world: DiscoveryWorld
  let type: SymbolID

  private var symbols: SymbolTable { world.symbols }

  struct Property {
    var name: String
    /// The declaration; `nil` for the raw value.
    var symbol: SymbolID?
    var type: ResolvedType
    /// Whether it is a design decision by itself, and not just a fact beside others.
    var isDesign: Bool
    var read: (Evaluated) -> Reading
  }

  /// The raw value first, then variables in the order of declaration, then functions: those may give one look of several.
  var all: [Property] {
    var found: [Property] = rawValue.map { [$0] } ?? []
    var names: Set<String> = Set(found.map(\.name))
    let members = symbols.allMembers(of: .nominal(type)).filter { !isOfAnApp($0) }
    for kind in [Declaration.Kind.variable, .function] {
      for member in members where symbols[member].kind == kind {
        guard let property = property(member), names.insert(property.name).inserted else { continue }
        // A font that is made on request is one of several, beside the one that a variable states.
        let isRequested = kind == .function && DesignShape(property.type) == .font
        if isRequested, found.contains(where: { DesignShape($0.type) == .font }) { continue }
        found.append(property)
      }
    }
    return found
  }

  /// Whether an app adds the member to a package's enum: what it shows there is no value of the package's.
  private func isOfAnApp(_ member: SymbolID) -> Bool {
    symbols.files[Int(member.file)].module.isEmpty && !symbols.files[Int(type.file)].module.isEmpty
  }

  private func property(_ member: SymbolID) -> Property? {
    let declaration = symbols[member]
    guard !declaration.modifiers.contains(.isStatic), !declaration.modifiers.contains(.isMutating) else { return nil }
    switch declaration.kind {
    case .variable:
      let type = world.survey.valueType(of: member)
      guard let isDesign = isDesign(member, type) else { return nil }
      let name = declaration.name
      let world = world
      return Property(name: name, symbol: member, type: type, isDesign: isDesign) { value in
        Self.withFace(world.reader.property(name, of: value), world)
      }
    case .function:
      let type = symbols.resultType(of: member)
      guard let shape = DesignShape(type), shape == .color || shape == .font || shape == .number,
        isDesign(member, type) == true, declaration.genericParameters.isEmpty,
        let arguments = world.context.arguments(of: member)
      else { return nil }
      let world = world
      return Property(name: declaration.name, symbol: member, type: type, isDesign: true) { value in
        world.reader.call(member, arguments, receiver: value)
      }
    default: return nil
    }
  }

  /// `true` for a design decision, `false` for what only goes with one, `nil` for anything else.
  private func isDesign(_ member: SymbolID, _ type: ResolvedType) -> Bool? {
    if let shape = DesignShape(type) {
      switch shape {
      case .bool, .fontWeight: return false
      case .text: return Self.fontNames.contains(symbols[member].name) ? false : nil
      case .duration: return nil
      case .number: return isMeasure(member, type) ? true : nil
      case .color, .font, .edges, .size, .gradient, .shadow: return true
      }
    }
    guard let key = type.key, case .nominal(let inner) = key, inner != self.type else { return nil }
    if symbols[inner].kind == .enum { return isFace(inner) ? false : nil }
    return !world.survey.isView(key) && world.survey.bearsDesign(key) ? true : nil
  }

  private func isMeasure(_ member: SymbolID, _ type: ResolvedType) -> Bool {
    let name = symbols[member].name
    let isPrincipal = Self.principalNames.contains(name)
    let names = isPrincipal ? [symbols[self.type].name, name] : [name]
    switch MeasureKind(names: names) {
    case .count?, .ratio?, .duration?: return false
    case .some:
      return type.externalName == "CGFloat"
        || NumberKind(symbols: symbols)
          .kind(names: names, type: type, isInDefinition: false) != nil
        || isPrincipal
    case nil: return type.externalName == "CGFloat"
    }
  }

  /// The raw value, where it is a measure: a fraction or a number that is written out.
  private var rawValue: Property? {
    let declaration = symbols[type]
    guard let first = declaration.inherited.first else { return nil }
    let raw = symbols.resolve(first, at: Place(file: type.file, declaration: declaration.parent))
    switch raw.externalName {
    case "CGFloat"?, "Double"?, "Float"?: break
    case "Int"?:
      let measure = MeasureKind(names: [declaration.name])
      let cases = symbols.allMembers(of: .nominal(type)).filter { symbols[$0].kind == .enumCase }
      guard measure?.tokenKind != nil, cases.allSatisfy({ symbols[$0].value != nil }), !areCodes(cases) else {
        return nil
      }
    default: return nil
    }
    let world = world
    return Property(name: "rawValue", symbol: nil, type: raw, isDesign: true) { value in
      world.reader.property("rawValue", of: value)
    }
  }

  /// Whether whole numbers only tell the cases apart: small ones of a type that is of something else than the measure
  /// (`SpaceType`, `BorderMode`).
  private func areCodes(_ cases: [SymbolID]) -> Bool {
    if let last = NameWords(symbols[type].name).words.last, MeasureKind(names: [last]) != nil { return false }
    return cases.allSatisfy { symbol in
      guard let value = symbols[symbol].value else { return false }
      let unit = symbols.unit(of: symbol)
      return unit.kind(value) == .integer && Int(unit.name(value)).map { $0 < Self.smallestLength } ?? false
    }
  }

  /// A scale of lengths reaches at least this far.
  private static let smallestLength = 8

  /// Whether an enum of the workspace names typefaces.
  private func isFace(_ inner: SymbolID) -> Bool {
    Self.fontNames.contains { !symbols.lookUp($0, in: .nominal(inner), from: Place(inside: type)).isEmpty }
  }

  /// A reading whose value is a case that names a typeface, as that typeface.
  private static func withFace(_ reading: Reading, _ world: DiscoveryWorld) -> Reading {
    guard reading.evaluated.enumCase != nil else { return reading }
    for name in fontNames.sorted() {
      guard case .text(let text) = world.reader.property(name, of: reading.evaluated).standard, !text.isEmpty else {
        continue
      }
      var result = reading
      result.value = DesignTokens.ConditionalValue(.font(FontValue(name: text, size: nil)))
      return result
    }
    return reading
  }

  static let fontNames: Set<String> = ["fontName", "postScriptName", "fontFamily", "familyName"]
  static let principalNames: Set<String> = ["value", "height", "size", "rawValue"]
}
