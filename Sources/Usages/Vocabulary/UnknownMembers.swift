import DesignSystem
import DesignTokens
import SwiftSource
import Symbols

extension UsageScanner {
  /// A member that a token type doesn't have, where one of its tokens is meant.
  ///
  /// A closed type (an enum, namespace or struct of the workspace) has the members that are declared; a platform type
  /// has more than the workspace knows, so only a name one edit away from a token counts there.
  func noteUnknownMember(_ node: NodeID, _ expectation: Expectation) {
    guard !known.vocabulary.isEmpty, unit.kind(node) == .member else { return }
    let name = unit.name(node)
    let owner: ResolvedType
    if let base = unit.child(node, 0) {
      guard unit.kind(base) == .identifier || unit.kind(base) == .member, unit.name(base).isCapitalized,
        case .metatype(let type) = table.type(of: base, at: place, scope)
      else { return }
      owner = type
    } else {
      owner = expectation.type.unwrapped
    }
    guard let key = owner.key, table.lookUp(name, in: key, from: place).isEmpty, !Self.universal.contains(name) else {
      return
    }
    let names = known.vocabulary.entries(of: key).filter { $0.isOffered && !$0.reach.needsInstance }
      .map { $0.reach.path }.filter { !$0.contains(".") && !$0.contains("(") }
    guard !names.isEmpty, let nearest = nearest(name, names, key, hasBase: unit.childCount(node) > 0) else { return }
    var usage = self.usage(
      .unknownToken(name: name, type: table.qualifiedName(of: key), nearest: nearest),
      .token,
      at: memberRange(node),
      value: nil
    )
    usage.type = owner
    emit(usage)
  }

  private func nearest(_ name: String, _ names: [String], _ key: TypeKey, hasBase: Bool) -> String? {
    switch key {
    case .nominal(let symbol):
      guard isClosed(symbol) else { return nil }
      return EditDistance.nearest(to: name, among: names, limit: 2)
    case .external(let type):
      guard DesignType.colorClasses.contains(type) || DesignType.fontClasses.contains(type), hasBase,
        !PlatformPalette.paletteNames.contains(name), !PlatformPalette.semanticNames.contains(name),
        TextStyle(name: name) == nil, table.hasNoDeclaration(named: name)
      else { return nil }
      return EditDistance.nearest(to: name, among: names, limit: 1)
    }
  }

  /// Whether all members of a type are declared in the workspace: nothing is looked up at run time or inherited from
  /// elsewhere.
  private func isClosed(_ symbol: SymbolID) -> Bool {
    let declaration = table[symbol]
    guard declaration.kind == .enum || declaration.kind == .struct else { return false }
    guard !declaration.attributes.contains(where: { $0.name == "dynamicMemberLookup" }) else { return false }
    return table.ancestors(of: .nominal(symbol)).allSatisfy { ancestor in
      ancestor.externalName.map { Self.plainProtocols.contains($0) } ?? true
    }
  }

  /// Where the member's name stands.
  private func memberRange(_ node: NodeID) -> SourceRange {
    let whole = unit.range(node)
    let length = UInt32(truncatingIfNeeded: unit.name(node).utf8.count)
    return whole.upperBound > length ? SourceRange(whole.upperBound - length, whole.upperBound) : whole
  }

  /// What every type has.
  private static let universal: Set<String> = [
    "self", "Type", "init", "allCases", "none", "some", "rawValue", "hashValue", "clear",
  ]

  private static let plainProtocols: Set<String> = [
    "String", "Int", "CGFloat", "Double", "Float", "UInt", "Int32", "UInt32", "CaseIterable", "Hashable", "Equatable",
    "Sendable", "Codable", "Decodable", "Encodable", "Identifiable", "RawRepresentable", "Comparable",
  ]
}
