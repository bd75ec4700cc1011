import DesignTokens
package import SwiftSource
package import Symbols

/// Finds what declarations and expressions are worth, by running what the workspace says symbolically.
///
/// A pure function of the symbols, assets and options: what it remembers never changes a result. Work and depth are
/// bounded by fixed numbers of nodes (`Limits`, and the budget of whoever asks many questions). What can't be known is
/// `unresolved`, with the reason.
package struct Evaluator: Sendable {
  package let symbols: SymbolTable
  package let assets: AssetValues
  package let options: EvaluationOptions
  let cache = EvaluationCache()
  private var budget: WorkBudget?

  package init(symbols: SymbolTable, assets: AssetValues = .none, options: EvaluationOptions = EvaluationOptions()) {
    self.symbols = symbols
    self.assets = assets
    self.options = options
  }

  /// The same evaluator, remembering the same, for as many steps as the budget has.
  package func limited(to budget: WorkBudget) -> Evaluator {
    var result = self
    result.budget = budget
    return result
  }

  /// The value of a variable or property (static, global, or with a default), of a function that can be called without
  /// arguments, of an enum case or a type.
  package func value(of symbol: SymbolID) -> Evaluated {
    run(for: symbol) { $0.value(of: symbol, receiver: nil) }
  }

  /// A member of an instance, enum case, platform value or metatype: a stored or computed property, or a method that
  /// can be called without arguments.
  package func property(_ name: String, of value: Evaluated, from place: Place? = nil) -> Evaluated {
    run(for: symbol(of: value)) { interpreter in
      interpreter.member(name, of: value, from: place ?? interpreter.home(of: value), isOutermost: true)
    }
  }

  /// What a path of members leads to, read as one: what an instance on the way makes of the appearance counts.
  package func property(at path: [String], of value: Evaluated) -> Evaluated {
    run(for: symbol(of: value)) { interpreter in
      path.reduce(value) { value, name in
        interpreter.member(name, of: value, from: interpreter.home(of: value), isOutermost: true)
      }
    }
  }

  /// A member of a value that may be another one under some circumstances: under those, that one's.
  package func property(_ name: String, ofEach value: Evaluated) -> Evaluated {
    var result = property(name, of: value)
    let known = Set(result.conditions.map(\.condition))
    for other in value.conditions where !known.contains(other.condition) {
      let property = property(name, of: other.value)
      if ValueComparison.areEqual(property.value, result.value) == false {
        result.conditions.append(ConditionalValue(condition: other.condition, value: property))
      }
    }
    return result
  }

  /// The result of a function, method, subscript, initialiser or enum case. `nil` leaves a parameter at its default.
  package func call(_ function: SymbolID, arguments: [Evaluated?], receiver: Evaluated? = nil) -> Evaluated {
    run(for: function) { $0.call(function, arguments, receiver: receiver, isOutermost: true) }
  }

  /// The value of an expression.
  package func evaluate(
    _ node: NodeID,
    at place: Place,
    expected: ResolvedType = .unknown,
    environment: Environment = .empty
  ) -> Evaluated {
    run(for: place.declaration.map { SymbolID(file: place.file, declaration: $0) }) { interpreter in
      interpreter.evaluate(node, interpreter.frame(at: place, environment), expected)
    }
  }

  /// An instance of a type as `Type(…)` makes it, labels as in the call.
  package func instance(of type: TypeKey, arguments: [(label: String?, value: Evaluated)] = []) -> Evaluated {
    run(for: type.declaration) { interpreter in
      interpreter.construct(type, arguments.map { Argument($0.label, .value($0.value)) }, isOutermost: true)
    }
  }

  /// The stored properties of an instance in the order of declaration, superclasses' first, those at their default
  /// included; of a platform instance what is known of it.
  package func storedProperties(of value: Evaluated) -> [LabelledValue] {
    guard let instance = value.instance else { return [] }
    guard case .nominal = instance.type else { return instance.fields }
    var names: Set<String> = []
    return symbols.storedProperties(of: instance.type).compactMap { symbol in
      let name = symbols[symbol].name
      guard names.insert(name).inserted else { return nil }
      return LabelledValue(name, instance[name] ?? property(name, of: value))
    }
  }

  private func symbol(of value: Evaluated) -> SymbolID? {
    switch value.value {
    case .instance(let instance): instance.type.declaration
    case .enumCase(let one): one.symbol
    case .metatype(let key): key.declaration
    default: nil
    }
  }

  /// Runs once as things usually are, then once for each circumstance that was asked about and `matters`, at most as
  /// many as are told.
  func run(
    for symbol: SymbolID?,
    circumstances: Int = Interpreter.Limits.circumstances,
    where matters: (Query) -> Bool = { $0 != .changeable },
    _ body: (Interpreter) -> Evaluated
  ) -> Evaluated {
    let platform = symbol.map { home(of: $0) } ?? options.platform
    let usual = World(platform: platform)
    var steps = min(Interpreter.Limits.nodes, budget?.remaining ?? .max)
    var (result, queries) = outcome(in: usual, &steps, body)
    result.conditions = []
    for query in queries.filter(matters).sorted(by: { $0.rank < $1.rank }).prefix(circumstances) {
      for (condition, world) in alternatives(to: usual, query) where steps > 0 && exists(symbol, on: world.platform) {
        let other = outcome(in: world, &steps, body).result
        if ValueComparison.areEqual(other.value, result.value) == false {
          result.conditions.append(ConditionalValue(condition: condition, value: other))
        }
      }
    }
    return result
  }

  /// Whether there is something to ask about on a platform.
  private func exists(_ symbol: SymbolID?, on platform: Platform) -> Bool {
    symbol.map { CompilationCondition.isCompiled($0, symbols, on: platform) != false } ?? true
  }

  /// The platform that a declaration's value is for: the one of the options where it is compiled for that.
  private func home(of symbol: SymbolID) -> Platform {
    if CompilationCondition.isCompiled(symbol, symbols, on: options.platform) != false { return options.platform }
    return Platform.allCases.first { CompilationCondition.isCompiled(symbol, symbols, on: $0) == true }
      ?? options.platform
  }

  /// Takes what it needs of `steps`. A question that needs more has no answer, whatever came out so far: so it has none
  /// either where part of it is remembered.
  private func outcome(
    in world: World,
    _ steps: inout Int,
    _ body: (Interpreter) -> Evaluated
  ) -> (result: Evaluated, queries: Set<Query>) {
    let interpreter = Interpreter(symbols, assets, options, cache, world, limit: steps)
    let result = interpreter.adaptive { body(interpreter) }
    steps -= interpreter.spent
    budget?.spend(interpreter.spent + WorkBudget.question)
    if interpreter.isExhausted { return (Evaluated(.unresolved(.tooManySteps)), []) }
    return (result, interpreter.queries)
  }

  private func alternatives(to usual: World, _ query: Query) -> [(Condition, World)] {
    var other = usual
    switch query {
    case .platform(let platform):
      return platform == usual.platform ? [] : [(.platform(platform), World(platform: platform))]
    case .style:
      other.appearance = .dark
      return [(.dark, other)]
    case .choice(let variable):
      return cache.choices(of: variable, symbols).map { one in
        other.chosen = World.Choice(variable: variable, one: one)
        return (.choice(variable: variable, one: one), other)
      }
    case .contrast, .level, .changeable: return []
    case .availability(let text):
      other.isOldSystem = true
      return [(.before(text), other)]
    case .predicate(let text, let isUsual):
      other.flipped = [text]
      return [(.predicate(text, holds: !isUsual), other)]
    }
  }
}

extension Query {
  /// The order in which conditions are listed.
  fileprivate var rank: String {
    switch self {
    case .platform(let platform): "0" + platform.rawValue
    case .style: "1"
    case .contrast: "2"
    case .level: "3"
    case .availability(let text): "4" + text
    case .choice(let variable): "5\(variable.file) \(variable.declaration.index)"
    case .predicate(let text, _): "6" + text
    case .changeable: "7"
    }
  }
}

extension TypeKey {
  var declaration: SymbolID? {
    if case .nominal(let symbol) = self { symbol } else { nil }
  }
}
