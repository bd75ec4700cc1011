import SwiftSource
import Symbols

/// Waits for the scanner to come by the placeholder, and keeps what is around it.
struct CaretWatch {
  var found: CaretExpectation?
  var calls: [CaretCall] = []
  var words: [String] = []
}

extension UsageScanner {
  /// Whether a node holds the placeholder.
  func holdsCaret(_ node: NodeID) -> Bool {
    guard caret != nil else { return false }
    return isPlaceholder(node) || unit.children(node).contains { holdsCaret($0) }
  }

  private func isPlaceholder(_ node: NodeID) -> Bool {
    switch unit.kind(node) {
    case .identifier, .member: unit.name(node) == CaretReader.placeholder
    default: false
    }
  }

  /// Notes the place's expectation where the node is the placeholder, or a call of it.
  func noteCaret(_ node: NodeID, _ expectation: Expectation) {
    guard caret != nil else { return }
    var placeholder = node
    var isCalled = false
    if unit.kind(node) == .call, let callee = unit.child(node, 0), isPlaceholder(callee) {
      (placeholder, isCalled) = (callee, true)
    }
    guard isPlaceholder(placeholder), let watch = caret, watch.found == nil else { return }
    let wanted = wanted(expectation)
    let found = CaretExpectation(
      types: wanted.types,
      isTyped: wanted.isTyped,
      need: wanted.need,
      role: expectation.role,
      place: place,
      scope: scope,
      node: placeholder,
      calls: watch.calls,
      words: watch.words,
      isCalled: isCalled,
      isPattern: expectation.isPattern
    )
    caret?.found = found
  }

  /// What a place asks for.
  func wanted(
    _ expectation: Expectation
  ) -> (types: [ResolvedType], isTyped: Bool, need: CaretExpectation.Need) {
    var types = ([expectation.type] + expectation.others).filter { !$0.isUnknown }
    let isTyped = !types.isEmpty
    if expectation.isColor {
      if !types.contains(where: { DesignType.colors.contains($0.externalName ?? "") }) {
        types.append(.external(likelyColorType(expectation)))
      }
      return (types, true, .color)
    }
    if expectation.isFont {
      if !types.contains(where: { DesignType.fonts.contains($0.externalName ?? "") }) {
        types.append(.external(likelyFontType))
      }
      return (types, true, .font)
    }
    if case .measure(let measure) = expectation.meaning,
      !isTyped || types.contains(where: { DesignType.numbers.contains($0.externalName ?? "") })
    {
      if !isTyped { types.append(.external("CGFloat")) }
      return (types, true, .length(measure.kind))
    }
    return (types, isTyped, .unknown)
  }

  /// Names by which an expression says what it is about: those of its path, outermost first, and of the type that the
  /// path begins at.
  func caretWords(_ node: NodeID) -> [String] {
    guard caret != nil else { return [] }
    var names: [String] = []
    var current: NodeID? = node
    while let next = current, names.count < 8 {
      switch unit.kind(next) {
      case .member:
        names.append(unit.name(next))
        current = unit.child(next, 0)
      case .identifier:
        names.append(unit.name(next))
        let type = table.type(of: next, at: place, scope)
        if case .nominal(let symbol) = type.unwrapped {
          names.append(table[symbol].name)
        } else if let name = type.externalName {
          names.append(name)
        }
        current = nil
      case .optionalChain, .forceUnwrap, .subscripting: current = unit.child(next, 0)
      default: current = nil
      }
    }
    return names.reversed()
  }

  /// Whether a layer's colour is assigned: those are Core Graphics'.
  func isOfLayer(_ site: AssignmentSite) -> Bool {
    guard LabelWords.propertySaysColor(site.name), let base = site.base else { return false }
    let name = unit.name(base)
    return name == "layer" || name.hasSuffix("Layer")
  }

  /// Runs `body` with more names for what is being written.
  func withCaretWords(_ words: [String], _ body: () -> Void) {
    guard caret != nil else { return body() }
    let count = caret?.words.count ?? 0
    caret?.words += words.filter { !$0.isEmpty && $0 != CaretReader.placeholder }
    body()
    caret?.words.removeSubrange(count...)
  }

  /// Visits the argument that holds the placeholder, whatever a recognizer makes of the call: what was typed so far may
  /// not be what the call will be.
  func visitCaretArgument(_ index: Int, _ site: CallSite, _ known: Expectation?) {
    let argument = site.arguments[index]
    var targets: [CallTarget] = []
    for type in [site.expectation.type] + site.expectation.others {
      targets += table.targets(of: site.node, at: place, scope, expected: type, isIncomplete: true)
        .filter { target in !targets.contains { $0.symbol == target.symbol } }
    }
    var expectation = known ?? argument.label.map { labelExpectation($0) } ?? .none
    var types: [ResolvedType] = []
    for target in targets {
      let type = target.parameters[target.matching[index]].type
      switch type {
      case .unknown, .parameter: continue
      default: if !types.contains(type) { types.append(type) }
      }
    }
    if let first = types.first {
      expectation.type = first
      expectation.others = Array(types.dropFirst())
    }
    if case .unknown = expectation.meaning, !types.contains(where: { table.isDeclaredHere($0) }),
      let label = argument.label
    {
      expectation = measure(label, expectation)
    }
    let outer = wanted(site.expectation)
    caret?.calls.append(
      CaretCall(
        name: site.name,
        label: argument.label,
        position: index,
        node: site.node,
        base: site.base,
        targets: targets.map(\.symbol),
        types: outer.types,
        isTyped: outer.isTyped,
        need: outer.need,
        role: site.expectation.role
      )
    )
    withCaretWords((site.base.map { caretWords($0) } ?? []) + [site.name, argument.label ?? ""]) {
      visit(argument.value, expectation)
    }
    caret?.calls.removeLast()
  }

  /// The length that the words of a label say, where nothing else says what stands there.
  private func measure(_ label: String, _ expectation: Expectation) -> Expectation {
    let word = label.lowercased()
    var kind: UsageKind?
    if LabelWords.saysHeight(label) {
      kind = .height
    } else if word.hasSuffix("width"), !word.contains("line"), !word.contains("border") {
      kind = .width
    } else if word.hasSuffix("radius") {
      kind = .radius
    } else if ["padding", "spacing", "margin", "inset", "gap"].contains(where: { word.hasSuffix($0) }) {
      kind = .spacing
    }
    guard let kind else { return expectation }
    var result = expectation
    result.meaning = .measure(Measure(kind: kind))
    return result
  }
}
