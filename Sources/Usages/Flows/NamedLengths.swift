import DesignSystem
import DesignTokens
import SwiftSource
import Symbols

extension UsageScanner {
  /// A constant of the file that is used as a height or font size, and whose name doesn't say so: its literal is what is
  /// written by hand.
  func noteConstant(_ node: NodeID, _ expectation: Expectation) {
    guard case .measure(let measure) = expectation.meaning, measure.kind == .height || measure.kind == .font,
      watch == nil, !isOfferedToken(node, expectation), let symbol = constant(node), symbol.file == file,
      let value = unit[symbol.declaration].value ?? onlyValue(of: unit[symbol.declaration]),
      let number = folding.fold(value), number.isFinite, number > 1
    else { return }
    var place = value
    while let call = unit.call(place), unit.kind(place) == .call, let inner = folding.wrapped(call) { place = inner }
    var font = FontValue()
    font.size = number
    var usage = self.usage(
      .constant(name: unit[symbol.declaration].name),
      measure.kind,
      at: unit.range(place),
      value: measure.kind == .font ? .font(font) : .length(number),
      role: expectation.role
    )
    usage.declaration = symbol.declaration
    usage.context = contexts.context(of: symbol.declaration)
    emit(typed(number: usage, .none))
  }

  private func isOfferedToken(_ node: NodeID, _ expectation: Expectation) -> Bool {
    TokenReferences(scanner: self, vocabulary: known.vocabulary).token(node, expectation)?.isOffered ?? false
  }

  /// The constant that a name or member is.
  private func constant(_ node: NodeID) -> SymbolID? {
    let name = unit.name(node)
    let found: SymbolID?
    switch unit.kind(node) {
    case .identifier:
      switch scope.binding(name) {
      case .variable(let id)?: found = SymbolID(file: file, declaration: id)
      case nil: found = table.lookUp(name, from: place).first
      default: found = nil
      }
    case .member:
      guard let base = unit.child(node, 0) else { return nil }
      let type = table.type(of: base, at: place, scope)
      let key: TypeKey?
      if case .metatype(let named) = type { key = named.key } else { key = type.key }
      found = key.flatMap { table.lookUp(name, in: $0, from: place).first }
    default: found = nil
    }
    guard let found, table[found].kind == .variable,
      table[found].modifiers.contains(.isLet) || table[found].modifiers.contains(.isComputed)
    else { return nil }
    return found
  }

  /// What a computed variable gives, where that is all it does.
  private func onlyValue(of declaration: Declaration) -> NodeID? {
    guard let body = declaration.body, unit.childCount(body) == 1, let only = unit.child(body, 0) else { return nil }
    return unit.kind(only) == .returning ? unit.child(only, 0) : only
  }

  // MARK: Sums

  /// What the terms of a sum or the bounds of a choice are, where one of them is a token: the number beside it is a part
  /// of a value that the design system doesn't know. A token times a number is a token's.
  func termExpectation(_ terms: [NodeID], _ expectation: Expectation) -> Expectation {
    guard case .measure = expectation.meaning, terms.contains(where: { holdsToken($0, depth: 0) }) else { return .none }
    var expectation = expectation
    expectation.isPart = true
    return expectation
  }

  private func holdsToken(_ node: NodeID, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    switch unit.kind(node) {
    case .member, .call:
      let references = TokenReferences(scanner: self, vocabulary: known.vocabulary)
      if references.token(node, .none) != nil { return true }
      guard let call = unit.call(node), unit.kind(node) == .call, unit.kind(call.callee) == .identifier else {
        return false
      }
      return call.arguments.contains { holdsToken($0.value, depth: depth + 1) }
    case .binary, .prefix, .tuple, .argument, .ternary, .forceUnwrap:
      return unit.children(node).contains { holdsToken($0, depth: depth + 1) }
    default: return false
    }
  }
}
