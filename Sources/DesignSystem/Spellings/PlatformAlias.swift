import SwiftSource
import Symbols

/// Types that have one name on all platforms: `typealias Color = UIColor` here, `= NSColor` there.
struct PlatformAlias {
  private let symbols: SymbolTable

  init(_ symbols: SymbolTable) {
    self.symbols = symbols
  }

  /// `expected`, where a token is declared under a name that stands for it on one platform and for the token's own type
  /// on another.
  func type(of token: Token, as expected: ResolvedType) -> ResolvedType? {
    guard let symbol = token.symbol, let own = token.reach.type.unwrapped.externalName,
      let wanted = expected.externalName, own != wanted, Self.twins[own] == wanted,
      let name = writtenType(of: symbol), name != own
    else { return nil }
    let meanings = symbols.types(aliased: name)
    return meanings.contains(token.reach.type.unwrapped) && meanings.contains(expected) ? expected : nil
  }

  private static let twins = ["NSColor": "UIColor", "UIColor": "NSColor", "NSFont": "UIFont", "UIFont": "NSFont"]

  /// The name of the type that a declaration states, or makes its value of.
  private func writtenType(of symbol: SymbolID) -> String? {
    let declaration = symbols[symbol]
    let unit = symbols.unit(of: symbol)
    if let type = declaration.type { return unit[type].name }
    var current = declaration.value
    for _ in 0..<4 {
      guard let node = current else { return nil }
      switch unit.kind(node) {
      case .identifier: return unit.name(node)
      case .forceUnwrap: current = unit.child(node, 0)
      case .call: current = unit.call(node)?.callee
      default: return nil
      }
    }
    return nil
  }
}
