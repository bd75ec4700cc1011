import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// Members behind a dot: `Color.|`, `appearance.primaryView.|`, `.compound.|`.
extension Completer {
  /// An entry, and how it is written behind the base.
  private struct Member {
    let token: Token
    let path: String
  }

  /// What the vocabulary has behind `base`.
  func members(of base: NodeID, _ reading: CaretReading) -> [CompletionCandidate] {
    let expected = reading.expectation
    let spelling = PlaceSpelling(reading, context, namesInstances: false)
    let words = PlaceWords(role: expected.role, names: expected.words)
    let kinds = kinds(expected.need)
    var seen: Set<String> = []
    return entries(behind: base, reading).compactMap { member in
      let token = member.token
      guard seen.insert(member.path).inserted, let suffix = suffix(token, spelling, expected) else { return nil }
      var rank = words.rank(token, path: member.path)
      rank.kind = kinds.firstIndex(of: token.kind) ?? (kinds.isEmpty ? 0 : kinds.count)
      return CompletionCandidate(
        subject: .token(token),
        text: member.path + suffix,
        names: TokenName(member.path).components.map(String.init),
        isDeprecated: rank.isDeprecated,
        rank: rank
      )
    }
  }

  /// What makes the token fit the place; `nil` where it doesn't.
  private func suffix(_ token: Token, _ spelling: PlaceSpelling, _ expected: CaretExpectation) -> String? {
    let isOfUse: Bool =
      switch expected.need {
      case .color: token.kind == .color
      case .font: token.kind == .font || token.kind == .typography
      case .length: token.kind.isLength || token.kind == .number || token.standardValue.number != nil
      case .unknown: true
      }
    guard isOfUse else { return nil }
    if expected.calls.last?.name == "padding", token.reach.type.externalName == "EdgeInsets" { return "" }
    if expected.types.isEmpty { return "" }
    if case .unknown = expected.need, !expected.types.contains(where: { context.symbols.isDeclaredHere($0) }) {
      return isGeneral(expected.types) ? "" : spelling.suffix(token)
    }
    return spelling.suffix(token)
  }

  /// Whether the types say nothing about a value: a view, anything.
  private func isGeneral(_ types: [ResolvedType]) -> Bool {
    types.allSatisfy { ["Any", "AnyObject", "View", "AnyView"].contains($0.externalName ?? "") }
  }

  /// The entries that a path through `base` leads to, at every name that the path may begin with.
  private func entries(behind base: NodeID, _ reading: CaretReading) -> [Member] {
    let unit = reading.unit
    let themes = ThemeEntries(vocabulary: context.vocabulary, symbols: context.symbols)
    var prefix = ""
    var current: NodeID? = base
    var found: [Member] = []
    func add(_ tokens: [Token], _ inner: String = "") {
      for token in tokens where token.reach.path.hasPrefix(prefix) {
        found.append(Member(token: token, path: inner + token.reach.path.dropFirst(prefix.count)))
      }
    }
    var depth = 0
    while let node = current, depth < 12 {
      depth += 1
      switch type(of: node, reading) {
      case .metatype(let type):
        guard let key = type.key else { break }
        add(statics(of: key, reading))
        if prefix.isEmpty { for (name, key) in nested(key, reading) { add(statics(of: key, reading), name + ".") } }
      case let type:
        if let key = type.key { add(themes.entries(of: key)) }
      }
      switch unit.kind(node) {
      case .member:
        prefix = unit.name(node) + "." + prefix
        current = unit.child(node, 0)
        if current == nil {
          for type in reading.expectation.types { type.key.map { add(statics(of: $0, reading)) } }
        }
      case .optionalChain, .forceUnwrap: current = unit.child(node, 0)
      case .identifier:
        if let owner = selfOwner(of: unit.name(node), reading) {
          prefix = unit.name(node) + "." + prefix
          add(themes.entries(of: owner))
        }
        current = nil
      default: current = nil
      }
    }
    return found
  }

  /// The type around that has the property called `name`, where an unqualified name means one.
  private func selfOwner(of name: String, _ reading: CaretReading) -> TypeKey? {
    guard reading.expectation.scope.binding(name) == nil else { return nil }
    let place = reading.expectation.place
    return reading.symbols.enclosingTypes(place).first { key in
      reading.symbols.lookUp(name, in: key, from: place).contains { symbol in
        reading.symbols[symbol].kind == .variable && !reading.symbols[symbol].modifiers.contains(.isStatic)
      }
    }
  }

  /// The entries that are static members of a type, as far as the document sees them.
  private func statics(of key: TypeKey, _ reading: CaretReading) -> [Token] {
    var tokens = context.vocabulary.entries(of: key)
    if key == .external("Color") { tokens += context.vocabulary.entries(of: .external("ShapeStyle")) }
    if key == .external("ShapeStyle") { tokens += context.vocabulary.entries(of: .external("Color")) }
    return tokens.filter { token in
      !token.reach.needsInstance && isOffered(token)
        && context.speller.spelling(of: token, as: token.reach.type, at: reading.documentPlace) != nil
    }
  }

  /// The types nested in a type that is written out, with their names.
  private func nested(_ key: TypeKey, _ reading: CaretReading) -> [(name: String, key: TypeKey)] {
    guard case .nominal = key else { return [] }
    return context.symbols.allMembers(of: key).compactMap { symbol in
      guard context.symbols.isType(symbol), context.symbols.isVisible(symbol, from: reading.documentPlace) else {
        return nil
      }
      return (context.symbols[symbol].name, .nominal(symbol))
    }
  }

  /// The type of a base, modules before names included.
  private func type(of node: NodeID, _ reading: CaretReading) -> ResolvedType {
    let unit = reading.unit
    let type = reading.symbols.type(of: node, at: reading.expectation.place, reading.expectation.scope)
    guard type.isUnknown, unit.kind(node) == .member, let base = unit.child(node, 0), unit.kind(base) == .identifier
    else { return type }
    let (module, name) = (unit.name(base), unit.name(node))
    if context.symbols.hasModule(module) {
      let owner = context.vocabulary.owners.first { key in
        guard case .nominal(let symbol) = key else { return false }
        return context.symbols.files[Int(symbol.file)].module == module
          && context.symbols.qualifiedName(of: key) == name
      }
      return owner.map { .metatype($0.type) } ?? .unknown
    }
    return unit.imports.contains { $0.module == module } ? .metatype(.external(name)) : .unknown
  }
}
