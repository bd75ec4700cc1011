import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Finds what token sets say of a component's styles and states: objects that are made with a choice, or a function that
/// gives it, and hand out design values by the cases of an enum of names.
///
/// `class ButtonTokens: TokenSet<ButtonToken> { init(style: @escaping () -> ButtonStyle) … }`, read as `set[.background]`.
struct TokenSetDiscovery {
  let world: DiscoveryWorld

  private var symbols: SymbolTable { world.symbols }

  private static let maximumCases = 48

  /// A set, and the parameter of its initialiser that one of the choices is.
  struct Source: Sendable {
    let set: SymbolID
    let initializer: SymbolID
    let parameter: Int
    let subscripting: SymbolID
    let keys: SymbolID
    /// The enum of the choices.
    let type: SymbolID
  }

  /// The set of each of the types, the one that stands in the type's file before others.
  func sources(for types: Set<SymbolID>) -> [Source] {
    guard !types.isEmpty else { return [] }
    var found: [SymbolID: Source] = [:]
    let sets = symbols.allTypes.compactMap { key -> SymbolID? in
      guard case .nominal(let set) = key, symbols[set].kind == .class || symbols[set].kind == .struct,
        !world.source.isTest(file: set.file)
      else { return nil }
      return set
    }
    for set in sets.sorted() {
      for source in sources(set, types) {
        let known = found[source.type]
        if known == nil || known?.set.file != source.type.file && set.file == source.type.file {
          found[source.type] = source
        }
      }
    }
    return found.values.sorted { $0.type < $1.type }
  }

  private func sources(_ set: SymbolID, _ types: Set<SymbolID>) -> [Source] {
    var found: [Source] = []
    for initializer in symbols.initializers(of: .nominal(set)) where symbols[initializer].kind == .initializer {
      for (index, parameter) in symbols.parameters(of: initializer).enumerated() {
        let type = parameter.type.result ?? parameter.type
        guard case .nominal(let choice) = type.unwrapped, types.contains(choice), let keys = keys(of: set),
          let subscripting = subscripting(of: set)
        else { continue }
        found.append(
          Source(
            set: set,
            initializer: initializer,
            parameter: index,
            subscripting: subscripting,
            keys: keys,
            type: choice
          )
        )
      }
    }
    return found
  }

  private func subscripting(of set: SymbolID) -> SymbolID? {
    symbols.lookUp("subscript", in: .nominal(set), from: Place(inside: set)).first {
      symbols[$0].parameters.count == 1 && symbols[$0].body != nil && !symbols[$0].modifiers.contains(.isStatic)
    }
  }

  /// The enum of names: that of the subscript's argument, or what a generic superclass is told.
  private func keys(of set: SymbolID) -> SymbolID? {
    guard let subscripting = subscripting(of: set), let parameter = symbols.parameters(of: subscripting).first else {
      return nil
    }
    if case .nominal(let keys) = parameter.type.unwrapped { return isEnum(keys) ? keys : nil }
    let unit = symbols.unit(of: set)
    for base in symbols[set].inherited {
      for argument in unit[base].children {
        guard case .nominal(let keys) = symbols.resolve(argument, at: Place(inside: set)).unwrapped, isEnum(keys) else {
          continue
        }
        return keys
      }
    }
    return nil
  }

  private func isEnum(_ symbol: SymbolID) -> Bool { symbols[symbol].kind == .enum }

  /// A token per case of the choice that the set's values hang on.
  func tokens(of source: Source) -> [Token] {
    let choices = world.listing.cases(of: .nominal(source.type))
    let keys = symbols.cases(of: source.keys).filter { symbols[$0].parameters.isEmpty }
    guard choices.count > 1, choices.count <= Self.maximumCases, keys.count <= Self.maximumCases else { return [] }
    let sets = choices.map { set(source, with: $0.evaluated) }
    var columns: [(name: String, readings: [Reading])] = []
    for key in keys {
      let readings = sets.map { value(of: key, in: $0, source) }
      let distinct = Set(readings.filter(\.isResolved).map(\.standard))
      // What is the same for all choices hangs on something else.
      if distinct.count > 1 { columns.append((symbols[key].name, readings)) }
    }
    guard !columns.isEmpty else { return [] }
    let tables = KeyedTableDiscovery(world: world)
    return choices.indices.compactMap { index in
      let properties = columns.compactMap { world.reader.property($0.name, $0.readings[index]) }
      return tables.token(choices[index], source.type, properties)
    }
  }

  private func set(_ source: Source, with choice: Evaluated) -> Evaluated {
    let parameters = symbols.parameters(of: source.initializer)
    let isFunction = parameters[source.parameter].type.result != nil
    var given = choice
    if isFunction, let one = choice.enumCase { given = Evaluated(.closure(ClosureValue(giving: one.symbol))) }
    let arguments = parameters.indices.map { $0 == source.parameter ? given : nil }
    return world.reader.evaluator.call(source.initializer, arguments: arguments)
  }

  private func value(of key: SymbolID, in set: Evaluated, _ source: Source) -> Reading {
    let key = Evaluated(.enumCase(EnumValue(key)))
    let reading = world.reader.call(source.subscripting, [key], receiver: set)
    // A value that may be of several kinds gives itself away by the name of its own.
    guard let one = reading.evaluated.enumCase, let owner = symbols.owner(of: one.symbol) else { return reading }
    let name = symbols[one.symbol].name
    let isNamed = symbols.lookUp(name, in: owner, from: Place(inside: one.symbol)).contains {
      symbols[$0].kind == .variable && !symbols[$0].modifiers.contains(.isStatic)
    }
    return isNamed ? world.reader.property(name, of: reading.evaluated) : reading
  }
}
