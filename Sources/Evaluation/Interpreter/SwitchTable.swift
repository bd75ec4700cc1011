import SwiftSource
import Symbols

/// Where a `switch` over an enum goes for each of the enum's cases, so that it isn't asked pattern by pattern.
struct SwitchTable: Sendable {
  /// The `case` by the name of the enum's case that it takes.
  private let positions: [String: Int]
  /// The `default`.
  private let fallback: Int?

  /// `nil` where a pattern is more than the name of a case, or a condition stands behind one.
  init?(_ cases: ArraySlice<NodeID>, of owner: TypeKey, _ unit: SourceUnit, _ symbols: SymbolTable) {
    var positions: [String: Int] = [:]
    var fallback: Int?
    for (offset, one) in cases.enumerated() {
      guard unit.kind(one) == .switchCase else { return nil }
      if unit[one].flags.contains(.isDefault) {
        fallback = fallback ?? offset
        continue
      }
      for item in unit.children(one) where unit.kind(item) == .caseItem {
        guard unit.childCount(item) == 1, let pattern = unit.child(item, 0), unit.kind(pattern) == .member,
          unit.childCount(pattern) == 0, symbols.hasCase(unit.name(pattern), owner)
        else { return nil }
        let name = unit.name(pattern)
        // What stands behind the default is never reached.
        if fallback == nil, positions[name] == nil { positions[name] = offset }
      }
    }
    self.positions = positions
    self.fallback = fallback
  }

  /// The position of what takes a case; `nil` where nothing does.
  func position(of name: String) -> Int? { positions[name] ?? fallback }
}
