import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Asks the evaluator, and reads its answers as token values.
struct ValueReader: Sendable {
  var evaluator: Evaluator
  let symbols: SymbolTable

  /// What a variable, or a function that needs no arguments, is worth.
  func value(of symbol: SymbolID) -> Reading {
    reading(evaluator.value(of: symbol))
  }

  /// A property (or a method without parameters) of a value.
  func property(_ name: String, of receiver: Evaluated) -> Reading {
    reading(evaluator.property(name, of: receiver))
  }

  /// What a path of properties leads to.
  func property(at path: [String], of receiver: Evaluated) -> Reading {
    reading(evaluator.property(at: path, of: receiver))
  }

  /// A property of a value that may be another one under some circumstances.
  func property(_ name: String, ofEach receiver: Evaluated) -> Reading {
    reading(evaluator.property(name, ofEach: receiver))
  }

  /// The result of a function of the workspace; `nil` leaves a parameter at its default.
  func call(_ function: SymbolID, _ arguments: [Evaluated?], receiver: Evaluated? = nil) -> Reading {
    reading(evaluator.call(function, arguments: arguments, receiver: receiver))
  }

  /// An instance made with the defaults of its initialiser.
  func instance(of type: TypeKey) -> Evaluated { evaluator.instance(of: type) }

  func reading(_ evaluated: Evaluated) -> Reading {
    let fallback = tokenValue(evaluated)
    let rows = evaluated.conditions.compactMap { condition -> DesignTokens.ConditionalValue<TokenValue>.Row? in
      guard let when = self.condition(condition.condition) else { return nil }
      return .init(when: ConditionSet(when), value: tokenValue(condition.value))
    }
    let value = DesignTokens.ConditionalValue(rows: rows.filter { $0.value != fallback }, fallback: fallback)
    return Reading(value: value, evaluated: evaluated)
  }

  private func condition(_ condition: Evaluation.Condition) -> DesignTokens.Condition? {
    switch condition {
    case .platform(let platform): .platform(platform)
    case .before(let version): .olderThan(version)
    case .predicate(let text, let holds): .environment(text, holds ? "true" : "false")
    case .choice(_, let one): .theme(symbols.qualifiedName(of: one))
    case .dark: .dark
    }
  }

  // MARK: Values

  func tokenValue(_ evaluated: Evaluated) -> TokenValue {
    var rows = Self.maximumRows
    return tokenValue(evaluated, within: [], &rows)
  }

  /// `types` are those of the instances around; `rows` is what a table may still show.
  private func tokenValue(_ evaluated: Evaluated, within types: [TypeKey], _ rows: inout Int) -> TokenValue {
    switch evaluated.value {
    case .number(let number, _): .number(number)
    case .string(let text): .text(text)
    case .bool(let flag): .bool(flag)
    case .color(let color): .color(color)
    case .font(let font): .font(font)
    case .tuple(let elements): tuple(elements, within: types, &rows)
    case .array(let elements): gradient(elements) ?? .unresolved(UnresolvedReason("a list"))
    case .instance(let instance): instanceValue(instance, within: types, &rows)
    case .unresolved(let why): .unresolved(UnresolvedReason(why.reason))
    case .nothing: .unresolved(UnresolvedReason("nil"))
    case .enumCase(let one): .text(symbols.qualifiedName(of: one.symbol))
    case .platformMember(_, let name): .text(name)
    default: .unresolved(UnresolvedReason("not a design value"))
    }
  }

  private func instanceValue(
    _ instance: InstanceValue,
    within types: [TypeKey],
    _ rows: inout Int
  ) -> TokenValue {
    if let platform = PlatformInstance.value(instance) { return platform }
    if let color = ColorParts.color(instance) ?? instance.labelledColor { return .color(color) }
    guard case .nominal(let symbol) = instance.type, types.count < Self.maximumDepth, !types.contains(instance.type)
    else {
      return .unresolved(UnresolvedReason("not a design value"))
    }
    let type = TokenName(symbols.qualifiedName(of: symbol))
    return .table(PropertyTable(type: type, properties: properties(instance, within: types, &rows)))
  }

  /// An instance of a type that is known by its initialiser's labels alone.
  func labelledTable(of instance: InstanceValue) -> PropertyTable? {
    guard instance.isForeign, !instance.fields.isEmpty, instance.fields.allSatisfy({ $0.label != nil }) else {
      return nil
    }
    var rows = Self.maximumRows
    let type = TokenName(symbols.qualifiedName(of: instance.type))
    return PropertyTable(type: type, properties: properties(instance.fields, within: [instance.type], &rows))
  }

  /// A tuple whose elements have labels, as a table without a type's name.
  private func tuple(_ elements: [LabelledValue], within types: [TypeKey], _ rows: inout Int) -> TokenValue {
    guard elements.count > 1, elements.allSatisfy({ $0.label != nil }), types.count < Self.maximumDepth else {
      return .unresolved(UnresolvedReason("not a design value"))
    }
    return .table(PropertyTable(type: TokenName(""), properties: properties(elements, within: types, &rows)))
  }

  /// Whether a value is read as a table of properties or not at all.
  func isObject(_ evaluated: Evaluated) -> Bool {
    guard case .instance(let instance) = evaluated.value else { return false }
    return PlatformInstance.value(instance) == nil && ColorParts.color(instance) == nil
      && instance.labelledColor == nil
  }

  private func gradient(_ elements: [Evaluated]) -> TokenValue? {
    let stops = elements.map { GradientValue.Stop(color: $0.color ?? Self.partsColor($0)) }
    guard !stops.isEmpty, stops.contains(where: { $0.color != nil }) else { return nil }
    return .gradient(GradientValue(stops: stops))
  }

  private static func partsColor(_ evaluated: Evaluated) -> AppearanceColor? {
    evaluated.instance.flatMap(ColorParts.color)
  }

  /// The stored properties of an instance that are worth something to a design.
  private func properties(
    _ instance: InstanceValue,
    within types: [TypeKey],
    _ rows: inout Int
  ) -> [PropertyTable.Property] {
    let fields = evaluator.storedProperties(of: Evaluated(.instance(instance)))
    return properties(fields, within: types + [instance.type], &rows)
  }

  private func properties(
    _ fields: [LabelledValue],
    within types: [TypeKey],
    _ rows: inout Int
  ) -> [PropertyTable.Property] {
    fields.flatMap { field -> [PropertyTable.Property] in
      guard let name = field.label, rows > 0 else { return [] }
      rows -= 1
      let inner = tokenValue(field.value, within: types, &rows)
      let value = DesignTokens.ConditionalValue(inner)
      let reading = Reading(value: value, evaluated: field.value)
      if name == "size", case .size(let size) = reading.standard {
        return [("width", size.width), ("height", size.height)].map {
          PropertyTable.Property(name: $0.0, value: DesignTokens.ConditionalValue(.number($0.1)))
        }
      }
      return property(name, reading).map { [$0] } ?? []
    }
  }

  /// A row of a property table; `nil` for what isn't known and not even reached through a name.
  func property(_ name: String, _ reading: Reading) -> PropertyTable.Property? {
    let reference = reading.references.lazy.filter { self.isToken($0) }
      .compactMap { NameWriter(symbols: self.symbols).name($0) }.first
    if !reading.isResolved, reference == nil { return nil }
    return PropertyTable.Property(name: name, value: reading.value, reference: reference)
  }

  /// Whether a step on the way to a value is more than the property that asked for it: something with a name of its own.
  private func isToken(_ reference: TokenReference) -> Bool {
    let declaration = symbols[reference.symbol]
    return declaration.kind != .variable || declaration.modifiers.contains(.isStatic) || declaration.parent == nil
  }

  /// Levels of structs within structs that a table shows.
  private static let maximumDepth = 3
  /// Properties that one table shows, those of the tables inside it included.
  private static let maximumRows = 256
}
