import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Runs what a component does with a choice (a style, size or state) that it is given, and reads how it looks then: its
/// initialiser's and methods' `switch`, what it does when a property has got its value, the modifiers of its `body`.
struct VariantLook {
  let world: DiscoveryWorld
  let component: SymbolID
  /// The enum of the choices.
  let type: SymbolID
  /// The component's own property that holds the choice, where it has one.
  private let property: SymbolID?

  init(world: DiscoveryWorld, component: SymbolID, type: SymbolID) {
    self.world = world
    self.component = component
    self.type = type
    property = world.survey.instanceProperties(of: .nominal(component)).first { member in
      world.symbols[member].body == nil && world.survey.valueType(of: member).unwrapped == .nominal(type)
    }
  }

  private var symbols: SymbolTable { world.symbols }
  private var look: AssignedLook { AssignedLook(world: world, view: component) }

  /// A token per choice of which something is known that isn't the same for all.
  var tokens: [Token] {
    let values = world.listing.cases(of: .nominal(type))
    guard values.count > 1, values.count <= KeyedTableDiscovery.maximumCases else { return [] }
    let rows = values.map { readings(of: $0.evaluated) }
    var names: [String] = []
    for name in rows.joined().map(\.name) where !names.contains(name) { names.append(name) }
    let unknown = Reading(value: .init(.unresolved(UnresolvedReason("not set"))), evaluated: Evaluated(.nothing))
    let columns = names.map { name in (name, rows.map { $0.first { $0.name == name }?.reading ?? unknown }) }
    return KeyedTableDiscovery(world: world).tables(type, values, columns)
  }

  /// The looks of one choice, by what is set; the first piece of code that says something of a property counts.
  private func readings(of choice: Evaluated) -> [(name: String, reading: Reading)] {
    var found: [(name: String, reading: Reading)] = []
    var names: Set<String> = []
    func add(_ rows: [(name: String, reading: Reading)]) {
      for row in rows where names.insert(row.name).inserted { found.append(row) }
    }
    if symbols[component].kind == .class {
      if let property { add(look.readings(of: .observer(property), on: holder(choice))) }
      for function in takers(.function) + takers(.initializer) {
        add(look.readings(of: .function(function, arguments(of: function, choice)), on: holder(choice)))
      }
    } else {
      let instance = made(choice)
      add(stored(instance))
      for member in descriptions { add(look.readings(of: .description(member), on: instance)) }
    }
    return found
  }

  /// The functions of a kind that take the choice.
  private func takers(_ kind: Declaration.Kind) -> [SymbolID] {
    symbols.allMembers(of: .nominal(component)).filter { member in
      let declaration = symbols[member]
      guard declaration.kind == kind, kind == .initializer || declaration.type == nil,
        declaration.modifiers.isDisjoint(with: [.isStatic, .isOverride, .isLocal])
      else { return false }
      return symbols.parameters(of: member).filter { isChoice($0.type) }.count == 1
    }
  }

  private func isChoice(_ type: ResolvedType) -> Bool { type.unwrapped == .nominal(self.type) }

  private func arguments(of function: SymbolID, _ choice: Evaluated) -> [Evaluated?] {
    symbols.parameters(of: function).map { isChoice($0.type) ? choice : nil }
  }

  /// An instance of which only the choice is known.
  private func holder(_ choice: Evaluated) -> Evaluated {
    let fields = property.map { [LabelledValue(symbols[$0].name, choice)] } ?? []
    return Evaluated(.instance(InstanceValue(.nominal(component), fields)))
  }

  // MARK: Views that are described

  /// An instance as its initialiser makes it of the choice.
  private func made(_ choice: Evaluated) -> Evaluated {
    for initializer in takers(.initializer) {
      let made = world.reader.evaluator.call(initializer, arguments: arguments(of: initializer, choice))
      if case .instance(let instance) = made.value, case .nominal(component) = instance.type { return made }
    }
    return holder(choice)
  }

  /// Stored properties that are design values, as the initialiser sets them.
  private func stored(_ instance: Evaluated) -> [(name: String, reading: Reading)] {
    guard let fields = instance.instance?.fields else { return [] }
    return fields.compactMap { field in
      guard let name = field.label,
        let member = symbols.lookUp(name, in: .nominal(component), from: Place(inside: component)).first,
        let shape = DesignShape(world.survey.valueType(of: member)), shape.isDesignValue,
        world.survey.isMeasure(member, shape)
      else { return nil }
      return (name, world.reader.reading(field.value))
    }
  }

  /// `body` of a view, `body(content:)` of a modifier, `makeBody(configuration:)` of a style.
  private var descriptions: [SymbolID] {
    symbols.allMembers(of: .nominal(component)).filter { member in
      let declaration = symbols[member]
      return declaration.name == "body" || declaration.name == "makeBody" && declaration.kind == .function
    }
  }
}
