import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Finds what a component's own properties say of a size, kind or state that it holds: the enum has the names, the view
/// the numbers.
struct KeyedTableDiscovery {
  let world: DiscoveryWorld

  private var symbols: SymbolTable { world.symbols }

  static let maximumCases = 48

  /// A token per case of each enum among `types` that the component stores.
  func tokens(of component: SymbolID, types: [SymbolID], without served: Set<SymbolID>) -> [Token] {
    let keys = storedKeys(of: component).filter { types.contains($0.type) && !served.contains($0.type) }
    guard !keys.isEmpty else { return [] }
    let members = designMembers(of: component)
    guard !members.isEmpty else { return [] }
    return keys.flatMap { key in tokens(key, keys, members, component) }
  }

  /// A token per choice with the columns that hang on it.
  func tables(
    _ type: SymbolID,
    _ values: [ListedValue],
    _ columns: [(name: String, readings: [Reading])]
  ) -> [Token] {
    let keyed = columns.filter { column in
      let distinct = Set(column.readings.filter(\.isResolved).map(\.standard))
      // What is the same for all cases, or known for all without the case, depends on something else.
      return distinct.count > 1 || (distinct.count == 1 && column.readings.contains { !$0.isResolved })
    }
    return values.indices.compactMap { index in
      token(values[index], type, keyed.compactMap { world.reader.property($0.name, $0.readings[index]) })
    }
  }

  private struct Key {
    let property: String
    let type: SymbolID
  }

  private func storedKeys(of component: SymbolID) -> [Key] {
    world.survey.instanceProperties(of: .nominal(component)).compactMap { member in
      let declaration = symbols[member]
      guard declaration.body == nil, case .nominal(let type) = world.survey.valueType(of: member).unwrapped,
        symbols[type].kind == .enum
      else { return nil }
      return Key(property: declaration.name, type: type)
    }
  }

  /// Computed properties that are design values.
  private func designMembers(of component: SymbolID) -> [(name: String, type: ResolvedType)] {
    world.survey.instanceProperties(of: .nominal(component)).compactMap { member in
      let declaration = symbols[member]
      guard declaration.body != nil, !declaration.modifiers.contains(.isOverride) else { return nil }
      let type = world.survey.valueType(of: member)
      guard let shape = DesignShape(type), shape.isDesignValue, world.survey.isMeasure(member, shape) else {
        return nil
      }
      return (declaration.name, type)
    }
  }

  private func tokens(
    _ key: Key,
    _ keys: [Key],
    _ members: [(name: String, type: ResolvedType)],
    _ component: SymbolID
  ) -> [Token] {
    let values = world.listing.cases(of: .nominal(key.type))
    guard !values.isEmpty, values.count <= Self.maximumCases else { return [] }
    let columns = members.map { member in
      let readings = values.map { value in
        world.reader.property(member.name, of: instance(component, keys, key, value.evaluated))
      }
      return (name: member.name, readings: readings)
    }
    return tables(key.type, values, columns)
  }

  /// The component with one stored choice known and the others not.
  private func instance(_ component: SymbolID, _ keys: [Key], _ key: Key, _ value: Evaluated) -> Evaluated {
    let fields = keys.map { other in
      LabelledValue(
        other.property,
        other.property == key.property
          ? value : Evaluated(.unresolved(Unresolved("depends on '\(other.property)'", isCircumstance: true)))
      )
    }
    return Evaluated(.instance(InstanceValue(.nominal(component), fields)))
  }

  /// A case of a choice with what is known of it; `nil` for no properties.
  func token(_ value: ListedValue, _ type: SymbolID, _ properties: [PropertyTable.Property]) -> Token? {
    guard !properties.isEmpty else { return nil }
    let typeName = symbols.qualifiedName(of: type)
    let table = PropertyTable(type: TokenName(typeName), properties: properties)
    let found = TableKind(table: table, typeName: typeName, name: "").kind
    guard var kind = found else { return nil }
    if kind == .typography || kind == .shadow || kind == .stylesheet { kind = .variant }
    let path = String(value.text.dropFirst())
    let reach = TokenReach(owner: .nominal(type), ownerName: typeName, path: path, type: .nominal(type))
    return world.maker.token(
      value.symbol,
      name: TokenName(typeName + "." + path),
      kind: kind,
      reading: Reading(value: .init(.table(table)), evaluated: Evaluated(.nothing)),
      reach: reach,
      offer: value.isParametric ? .withheld(.parametric) : .offered
    )
  }
}
