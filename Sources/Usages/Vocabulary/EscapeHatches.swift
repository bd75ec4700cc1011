import DesignSystem
import DesignTokens
import SwiftSource
import Symbols

extension UsageScanner {
  /// A literal where the workspace's own token type is expected: it compiles because the type takes literals, and is a
  /// raw value all the same. `true` if so.
  func noteLiteralToken(_ node: NodeID, _ value: Double, _ expectation: Expectation) -> Bool {
    guard case .nominal(let symbol) = expectation.type.unwrapped, value != 0, takesLiterals(expectation.type) else {
      return false
    }
    let standard = standard(value, of: .nominal(symbol))
    guard standard != nil || !known.vocabulary.entries(of: .nominal(symbol)).isEmpty else { return false }
    custom(node, value, standard, expectation)
    return true
  }

  /// `.custom(40)`: a case that carries the number itself, of a type with standard values.
  func noteCustomCase(_ site: CallSite) {
    guard !known.vocabulary.isEmpty, site.arguments.count == 1, let argument = site.arguments.first,
      let value = folding.fold(argument.value),
      value != 0,
      site.isImplicitMember || site.base.map({ unit.kind($0) == .identifier || unit.kind($0) == .member }) ?? false
    else { return }
    let targets = table.targets(of: site.node, at: place, scope, expected: site.expectation.type)
    guard targets.count == 1, let target = targets.first, table[target.symbol].kind == .enumCase,
      let owner = table.owner(of: target.symbol)
    else { return }
    let tokens = known.vocabulary.entries(of: owner).filter { $0.isOffered && $0.standardValue.number != nil }
    guard !tokens.isEmpty else { return }
    var expectation = site.expectation
    expectation.type = owner.type
    custom(site.node, value, standard(value, of: owner), expectation)
  }

  private func custom(_ node: NodeID, _ value: Double, _ standard: Token?, _ expectation: Expectation) {
    var usage = self.usage(
      .customValue(standard: standard?.name.text),
      .token,
      at: unit.range(node),
      value: .length(value),
      role: expectation.role
    )
    usage.type = expectation.type
    usage.isTyped = true
    emit(usage)
  }

  private func standard(_ value: Double, of owner: TypeKey) -> Token? {
    known.vocabulary.entries(of: owner).first { $0.isOffered && $0.standardValue.number == value }
  }

  func takesLiterals(_ type: ResolvedType) -> Bool {
    table.ancestors(of: type).contains {
      $0.externalName == "ExpressibleByIntegerLiteral" || $0.externalName == "ExpressibleByFloatLiteral"
    }
  }
}
