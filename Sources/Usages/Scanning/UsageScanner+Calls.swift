import DesignTokens
import SwiftSource
import Symbols

extension UsageScanner {
  func call(_ node: NodeID, _ expectation: Expectation) {
    guard let view = unit.call(node) else { return }
    guard let name = unit.calleeName(view.callee) else {
      // `{ … }()`: the closure gives what is expected here.
      if unit.kind(view.callee) == .closure {
        visit(view.callee, expectation.of(.function([], expectation.type)))
      } else {
        visit(view.callee, .none)
      }
      for argument in view.arguments { visit(argument.value, .none) }
      return
    }
    // `CGFloat(Spacing.s + 3)`: another type of number, the same length.
    if case .measure = expectation.meaning, let inner = folding.wrapped(view),
      !folding.isImplicitCast(node) || takesNumber(expectation)
    {
      return visit(inner, expectation)
    }
    let isMember = unit.kind(view.callee) == .member
    let base = isMember ? unit.child(view.callee, 0) : nil
    let site = CallSite(
      node: node,
      callee: view.callee,
      name: isMember ? name : aliased(name),
      base: base,
      isImplicitMember: isMember && base == nil,
      arguments: view.arguments,
      expectation: expectation
    )
    if alpha(site) { return }
    if isMember, noteToken(node, expectation) { return }
    noteCustomCase(site)
    let recognition = recognize(site)
    for usage in recognition.usages { emit(typed(usage, site)) }
    if recognition.silences { silence += 1 }
    arguments(site, recognition)
    if recognition.silences { silence -= 1 }
    if let base, !recognition.consumesBase { visitBase(base, expectation) }
  }

  /// A type alias of the workspace for a platform type is called like that type.
  private func aliased(_ name: String) -> String {
    guard name.isCapitalized,
      table.hasAlias(named: name), case .external(let target) = table.resolveType(named: name, at: place)
    else { return name }
    return target
  }

  private func recognize(_ site: CallSite) -> Recognition {
    for recognizer in Recognizers.byCall[site.name] ?? [] {
      if let recognition = recognizer.recognize(site, self) { return recognition }
    }
    return ColorConstructors.workspaceReader(site, self) ?? ConfiguredModifiers.recognize(site, self)
      ?? HelperCalls.recognize(site, self) ?? SwiftUIMasks.ownModifier(site) ?? .nothing
  }

  /// The base of a chain that begins with an implicit member is of the type expected: `.body.bold()`.
  func visitBase(_ base: NodeID, _ expectation: Expectation) {
    visit(
      base,
      isImplicitChain(base) && !expectation.type.isUnknown || isValueChain(base, expectation) ? expectation : .none
    )
  }

  private func isValueChain(_ base: NodeID, _ expectation: Expectation) -> Bool {
    (expectation.isColor || expectation.isFont) && isImplicitChain(base)
  }

  func isImplicitChain(_ node: NodeID) -> Bool {
    var current = node
    while true {
      switch unit.kind(current) {
      case .member, .call, .forceUnwrap, .optionalChain:
        guard let next = unit.child(current, 0) else { return unit.kind(current) == .member }
        current = next
      default: return false
      }
    }
  }

  // MARK: Arguments

  private func arguments(_ site: CallSite, _ recognition: Recognition) {
    let watched = caret == nil ? nil : site.arguments.indices.first { holdsCaret(site.arguments[$0].node) }
    if let watched { visitCaretArgument(watched, site, recognition.expectations[watched]) }
    let open = site.arguments.indices.filter { !recognition.consumed.contains($0) && $0 != watched }
    guard !open.isEmpty else { return }
    let types = open.contains { mayDependOnType(site.arguments[$0].value) } ? argumentTypes(site) : [:]
    for index in open {
      let argument = site.arguments[index]
      var expectation = recognition.expectations[index] ?? argument.label.map { labelExpectation($0) } ?? .none
      if let type = types[index] { expectation.type = type }
      visit(argument.value, expectation)
    }
  }

  /// What an argument's label says by itself.
  func labelExpectation(_ label: String) -> Expectation {
    switch label {
    case "spacing": return .measure(Measure(kind: .spacing, allowsNegative: true), .gap)
    case "cornerRadius": return .measure(Measure(kind: .radius))
    case "lineWidth", "borderWidth": return .measure(Measure(kind: .border))
    case "frame": return Expectation(meaning: .size)
    case "font": return .font()
    default: return LabelWords.labelSaysColor(label) ? .color(LabelWords.colorRole(label)) : .none
    }
  }

  /// The type that the workspace's signatures give each argument, where those that fit the call agree.
  private func argumentTypes(_ site: CallSite) -> [Int: ResolvedType] {
    agreedTypes(site) ?? closureTypes(site)
  }

  /// The same of functions and methods; `nil` where none fits.
  private func agreedTypes(_ site: CallSite) -> [Int: ResolvedType]? {
    guard let shape = table.shape(of: site.node, at: place, scope, expected: site.expectation.type) else {
      return readTypes(site)
    }
    // Of the targets those fit that have the members which are given.
    let call = SharedCall(shape: shape, members: site.arguments.map { told($0) })
    if let known = sharedTypes[call] { return known }
    let found = readTypes(site)
    sharedTypes[call] = .some(found)
    return found
  }

  /// What the types of arguments hang on where a call's targets are found by its name alone.
  struct SharedCall: Hashable {
    let shape: CallShape
    let members: [String?]
  }

  /// What an argument tells of the parameter that takes it: the member of its type, or that a number makes one.
  private func told(_ argument: ArgumentView) -> String? {
    if isImplicit(argument) { return unit.name(argument.value) }
    return folding.fold(argument.value) == nil ? nil : "0"
  }

  private func isImplicit(_ argument: ArgumentView) -> Bool {
    unit.kind(argument.value) == .member && unit.childCount(argument.value) == 0
  }

  private func readTypes(_ site: CallSite) -> [Int: ResolvedType]? {
    let targets = table.targets(of: site.node, at: place, scope, expected: site.expectation.type)
      .filter { fits($0, site) }
    guard let first = targets.first else { return nil }
    var types: [Int: ResolvedType] = [:]
    for index in site.arguments.indices {
      guard let type = parameterType(first, index) else { continue }
      let isAgreed = targets.dropFirst().allSatisfy { parameterType($0, index).map { agree($0, type) } ?? false }
      if isAgreed { types[index] = type }
    }
    return types
  }

  /// What a closure held in a variable or property takes.
  private func closureTypes(_ site: CallSite) -> [Int: ResolvedType] {
    guard !site.arguments.isEmpty, !site.name.isCapitalized,
      case .function(let inputs, _)? = closureType(site)?.unwrapped, inputs.count == site.arguments.count
    else {
      return [:]
    }
    var types: [Int: ResolvedType] = [:]
    for (index, type) in inputs.enumerated() where !type.isUnknown { types[index] = type }
    return types
  }

  /// The type of the variable or property that is called; a function that fits is no closure, nor is one that doesn't.
  private func closureType(_ site: CallSite) -> ResolvedType? {
    guard let base = site.base else {
      if scope.binding(site.name) != nil { return table.type(of: site.callee, at: place, scope) }
      return table.lookUp(site.name, from: place).first { table[$0].kind == .variable }.map { table.valueType(of: $0) }
    }
    let type = table.type(of: base, at: place, scope)
    let key: TypeKey?
    if case .metatype(let named) = type { key = named.key } else { key = type.key }
    return key.flatMap { key in
      table.lookUp(site.name, in: key, from: place).first { table[$0].kind == .variable }
    }.map { table.valueType(of: $0) }
  }

  private func parameterType(_ target: CallTarget, _ index: Int) -> ResolvedType? {
    guard index < target.matching.count else { return nil }
    switch table.bounded(target.parameters[target.matching[index]].type, at: Place(inside: target.symbol)) {
    case .unknown, .parameter: return nil
    case let type: return type
    }
  }

  private func agree(_ a: ResolvedType, _ b: ResolvedType) -> Bool {
    if a.unwrapped == b.unwrapped { return true }
    guard let one = a.externalName, let other = b.externalName else { return false }
    return DesignType.colors.contains(one) && DesignType.colors.contains(other)
  }

  /// Whether a signature can be the one: an implicit member handed to a type of the workspace must be its member,
  /// and a number one that the type can be made of.
  func fits(_ target: CallTarget, _ site: CallSite) -> Bool {
    for (index, argument) in site.arguments.enumerated() {
      guard let type = parameterType(target, index), table.isDeclaredHere(type), let key = type.key else { continue }
      if folding.fold(argument.value) != nil, !folding.isImplicitCast(argument.value), !takesLiterals(type) {
        return false
      }
      guard isImplicit(argument) else { continue }
      if table.lookUp(unit.name(argument.value), in: key, from: place).isEmpty { return false }
    }
    return true
  }

  func macro(_ node: NodeID, _ expectation: Expectation) {
    let arguments = unit.arguments(unit.children(node))
    if unit.name(node) == "Preview" {
      return enterPreview { for argument in arguments { visit(argument.value, .none) } }
    }
    let site = CallSite(
      node: node,
      callee: node,
      name: "#" + unit.name(node),
      base: nil,
      isImplicitMember: false,
      arguments: arguments,
      expectation: expectation
    )
    let recognition = recognize(site)
    for usage in recognition.usages { emit(usage) }
    for (index, argument) in arguments.enumerated() where !recognition.consumed.contains(index) {
      visit(argument.value, .none)
    }
  }
}
