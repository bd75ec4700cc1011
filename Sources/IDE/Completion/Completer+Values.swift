import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// Whole expressions: what the place's type or kind of value takes.
extension Completer {
  /// What may stand at the placeholder by itself: cases of the types expected, tokens of the kind expected, styles.
  func values(_ reading: CaretReading) -> [CompletionCandidate] {
    let expected = reading.expectation
    var found: [CompletionCandidate] = []
    for type in expected.types {
      if case .nominal(let symbol) = type.unwrapped { found += cases(of: symbol, reading) }
    }
    if let call = expected.calls.last {
      found += styles(call, reading)
      found += arguments(call)
    }
    let kinds = kinds(expected.need)
    guard !kinds.isEmpty, !expected.isPattern, !isOtherwise(reading) else { return found }
    let tokens = tokens(
      kinds,
      PlaceSpelling(reading, context),
      PlaceWords(role: expected.role, names: expected.words)
    )
    return found + (mayMeanEdges(reading) ? tokens.filter { $0.rank.form == 0 } : tokens)
  }

  /// Whether a dot in a place that states a length begins something that only holds one: a detent, a dimension.
  private func isOtherwise(_ reading: CaretReading) -> Bool {
    guard let call = reading.expectation.calls.last, case .length = reading.expectation.need else { return false }
    return call.name == "presentationDetents" || call.name == "NSCollectionLayoutSize"
  }

  /// Whether a dot may begin the edges that a padding is for: `.padding(.horizontal)`.
  private func mayMeanEdges(_ reading: CaretReading) -> Bool {
    guard let call = reading.expectation.calls.last, call.name == "padding", call.position == 0 else { return false }
    return reading.unit.kind(reading.expectation.node) == .member
  }

  /// The kinds of token that a need is met with.
  func kinds(_ need: CaretExpectation.Need) -> [TokenKind] {
    switch need {
    case .color: [.color]
    case .font: [.font, .typography]
    case .length(let kind): kind.lengthKinds
    case .unknown: []
    }
  }

  /// The tokens of some kinds, as they are written at a place; conversions only where nothing comes without.
  func tokens(
    _ kinds: [TokenKind],
    _ spelling: PlaceSpelling,
    _ words: PlaceWords,
    where fits: (Token) -> Double? = { _ in 0 }
  ) -> [CompletionCandidate] {
    guard !kinds.isEmpty else { return [] }
    var plain: [CompletionCandidate] = []
    var converted: [CompletionCandidate] = []
    for (order, kind) in kinds.enumerated() {
      context.vocabulary.forEach(kind: kind) { token in
        guard isOffered(token), !spelling.isOwn(token), let difference = fits(token),
          let spelled = spelling.spelled(token)
        else { return }
        let candidate = candidate(token, spelled, words, difference, order)
        if spelled.isConverted { converted.append(candidate) } else { plain.append(candidate) }
      }
    }
    var reached: Set<String> = []
    for instance in spelling.instances {
      for token in instance.entries {
        guard let order = kinds.firstIndex(of: token.kind), let difference = fits(token),
          let spelled = spelling.spelled(token, through: instance.name)
        else { continue }
        reached.insert(token.reach.path)
        let candidate = candidate(token, spelled, words, difference, order)
        if spelled.isConverted { converted.append(candidate) } else { plain.append(candidate) }
      }
    }
    // What an instance in sight gives needs no way around.
    if !reached.isEmpty { plain.removeAll { $0.isReached(through: reached) } }
    return plain.isEmpty ? converted : plain
  }

  private func candidate(
    _ token: Token,
    _ spelled: PlaceSpelling.Spelled,
    _ words: PlaceWords,
    _ difference: Double,
    _ order: Int
  ) -> CompletionCandidate {
    let components = TokenName(spelled.path).components
    var rank = words.rank(token, components: components)
    rank.difference = difference
    rank.kind = order
    rank.form = spelled.form
    rank.needsImport = spelled.missingImport != nil
    return CompletionCandidate(
      subject: .token(token),
      text: spelled.text,
      names: components.map(String.init) + [token.reach.ownerName],
      isDeprecated: rank.isDeprecated,
      missingImport: spelled.missingImport,
      rank: rank
    )
  }

  func isOffered(_ token: Token) -> Bool {
    switch token.offer {
    case .offered, .withheld(.deprecated): true
    default: false
    }
  }

  // MARK: Cases

  /// The cases and constants of a type of the library.
  private func cases(of type: SymbolID, _ reading: CaretReading) -> [CompletionCandidate] {
    let key = TypeKey.nominal(type)
    let entries = context.vocabulary.entries(of: key)
    let words = PlaceWords(role: reading.expectation.role, names: reading.expectation.words)
    var found: [CompletionCandidate] = []
    var named: Set<SymbolID> = []
    for token in entries {
      guard !token.reach.needsInstance, token.reach.type.unwrapped.key == key else { continue }
      if let symbol = token.symbol, token.offer.reason != .parametric { named.insert(symbol) }
      let isStandard = isOffered(token)
      // Of the type itself even what is no measure may be meant: none, as much as there is.
      guard isStandard || token.offer.reason == .sentinel || token.offer.reason == .noMeasure,
        isVisible(token, reading)
      else { continue }
      var rank = words.rank(token, path: token.reach.path)
      if !isStandard { rank.kind = 1 }
      found.append(
        CompletionCandidate(
          subject: .token(token),
          text: "." + token.reach.path,
          names: [token.reach.path],
          isDeprecated: rank.isDeprecated,
          rank: rank
        )
      )
    }
    guard !entries.isEmpty || isChoice(type) else { return found }
    for (order, symbol) in context.symbols.cases(of: type).enumerated() where !named.contains(symbol) {
      let declaration = context.symbols[symbol]
      guard declaration.parameters.isEmpty else {
        if let candidate = parametric(symbol) { found.append(candidate) }
        continue
      }
      var rank = CompletionRank()
      rank.isDeprecated = declaration.deprecation != nil
      rank.length = order
      found.append(
        CompletionCandidate(
          subject: .member(symbol),
          text: "." + declaration.name,
          names: [declaration.name],
          isDeprecated: declaration.deprecation != nil,
          rank: rank
        )
      )
    }
    return found
  }

  /// Whether a type chooses the look, state or size of a component.
  private func isChoice(_ type: SymbolID) -> Bool {
    let name = TokenName(context.symbols.qualifiedName(of: type))
    // One that mostly carries values of its own is no choice among looks.
    let cases = context.symbols.cases(of: type)
    guard cases.count(where: { context.symbols[$0].parameters.isEmpty }) * 2 > cases.count else { return false }
    return context.vocabulary.components.contains {
      $0.variants.contains(name) || $0.states.contains(name) || $0.sizes.contains(name)
    }
  }

  private func isVisible(_ token: Token, _ reading: CaretReading) -> Bool {
    context.speller.spelling(of: token, as: token.reach.type, at: reading.documentPlace) != nil
  }

  /// A case that takes a value of the writer's own: only with a place to write it.
  private func parametric(_ symbol: SymbolID) -> CompletionCandidate? {
    guard options.allowsSnippets else { return nil }
    let declaration = context.symbols[symbol]
    let parameters = declaration.parameters.enumerated().map { index, parameter in
      let name = parameter.label ?? (parameter.name.isEmpty ? "value" : parameter.name)
      return (parameter.label.map { $0 + ": " } ?? "") + "${\(index + 1):\(name)}"
    }
    var rank = CompletionRank()
    rank.isDeprecated = declaration.deprecation != nil
    // Behind the standard values.
    rank.kind = 9
    return CompletionCandidate(
      subject: .member(symbol),
      text: "." + declaration.name,
      names: [declaration.name],
      isDeprecated: rank.isDeprecated,
      snippet: "." + declaration.name + "(" + parameters.joined(separator: ", ") + ")",
      rank: rank
    )
  }

  // MARK: Styles and arguments

  /// The styles that a modifier takes: `.buttonStyle(.|)`.
  private func styles(_ call: CaretCall, _ reading: CaretReading) -> [CompletionCandidate] {
    guard call.name.hasSuffix("Style"), call.label == nil, call.position == 0, let first = call.name.first else {
      return []
    }
    let name = first.uppercased() + call.name.dropFirst()
    return context.vocabulary.components.filter {
      $0.offer.isOffered && ($0.base == name || $0.base == "Primitive" + name)
    }
    .flatMap { component -> [CompletionCandidate] in
      let entries = component.entryPoints.filter { $0.hasPrefix(".") }
      let texts = entries.isEmpty ? [component.name.text] : entries
      return texts.map { self.component(component, text: $0) }
    }
  }

  /// What a function of the vocabulary takes: `preferredFont(forLoomStyle: .|)`.
  private func arguments(_ call: CaretCall) -> [CompletionCandidate] {
    guard let label = call.label else { return [] }
    var found: [CompletionCandidate] = []
    for token in context.vocabulary.entries(member: call.name) where isOffered(token) {
      guard let argument = argument(label, in: token.reach.path) else { continue }
      var rank = CompletionRank()
      rank.place = token.place
      found.append(
        CompletionCandidate(
          subject: .token(token),
          text: argument,
          names: [String(argument.drop { $0 == "." })],
          isDeprecated: token.deprecation != nil,
          rank: rank
        )
      )
    }
    return found
  }

  /// `.headline` of `preferredFont(forStyle: .headline)`.
  private func argument(_ label: String, in path: String) -> String? {
    guard let open = path.firstIndex(of: "("), path.hasSuffix(")") else { return nil }
    for part in path[path.index(after: open)...].dropLast().split(separator: ",") {
      let words = part.split(separator: ":", maxSplits: 1)
      guard words.count == 2, words[0].drop(while: { $0 == " " }) == label[...] else { continue }
      return String(words[1].drop { $0 == " " })
    }
    return nil
  }

  /// A component by a call of one of its entry points: `.brand(_:)` or its type's name.
  func component(_ component: Component, text signature: String) -> CompletionCandidate {
    let name = String(signature.prefix { $0 != "(" })
    let labels = signature.hasSuffix(")") ? signature.drop { $0 != "(" }.dropFirst().dropLast() : ""
    var rank = CompletionRank()
    rank.isDeprecated = component.deprecation != nil
    rank.place = component.place
    rank.name = component.name.text
    var snippet: String?
    let parts = labels.split(separator: ":")
    if !parts.isEmpty {
      let filled = parts.enumerated().map { index, label in
        (label == "_" ? "" : label + ": ") + "${\(index + 1):\(label == "_" ? "value" : String(label))}"
      }
      snippet = name + "(" + filled.joined(separator: ", ") + ")"
    }
    return CompletionCandidate(
      subject: .component(component),
      text: signature.hasSuffix(")") ? name + "()" : name,
      names: [String(name.drop { $0 == "." })],
      isDeprecated: component.deprecation != nil,
      missingImport: missingImport(component.module),
      snippet: snippet,
      rank: rank
    )
  }

  /// The module where the document doesn't import it yet.
  private func missingImport(_ module: String) -> String? {
    guard !module.isEmpty, module != context.symbols.files[Int(context.file)].module,
      !context.unit.imports.contains(where: { $0.module == module })
    else { return nil }
    return module
  }
}
