import SwiftSource

/// Whether a token's code asks something shared while it runs (`Theme.shared.isCompact`, `UserDefaults.standard`): then
/// its value is that of one setting, and another one's tomorrow.
///
/// Of one file; what its code names is listed once.
struct SettingsDependence: Sendable {
  private let unit: SourceUnit
  /// The names in expressions, in the order in which they begin.
  private let names: [Name]
  /// Functions and variables by name.
  private let declarations: [String: [DeclarationID]]

  private struct Name: Sendable {
    let range: SourceRange
    let text: String
    let isHolder: Bool
  }

  init(_ unit: SourceUnit) {
    self.unit = unit
    var names: [Name] = []
    for index in unit.nodes.indices {
      let id = NodeID(Int32(truncatingIfNeeded: index))
      let kind = unit.kind(id)
      guard kind == .member || kind == .identifier else { continue }
      let text = unit.name(id)
      let isHolder = kind == .member && unit.childCount(id) > 0 && Self.holders.contains(text)
      names.append(Name(range: unit.range(id), text: text, isHolder: isHolder))
    }
    self.names = names.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var declarations: [String: [DeclarationID]] = [:]
    for index in unit.declarations.indices {
      let id = DeclarationID(Int32(truncatingIfNeeded: index))
      switch unit[id].kind {
      case .function, .variable: declarations[unit[id].name, default: []].append(id)
      default: continue
      }
    }
    self.declarations = declarations
  }

  /// What the declaration says, and the declarations of its file that it names.
  func asksSettings(_ declaration: DeclarationID) -> Bool {
    var seen: Set<DeclarationID> = [declaration]
    var pending = [declaration]
    while let next = pending.popLast() {
      guard unit.declarations.indices.contains(Int(next.index)) else { continue }
      var named: Set<DeclarationID> = []
      for name in names(in: unit[next].range) {
        if name.isHolder { return true }
        named.formUnion(declarations[name.text] ?? [])
      }
      for id in named.sorted(by: { $0.index < $1.index }) where seen.count < Self.limit {
        if seen.insert(id).inserted { pending.append(id) }
      }
    }
    return false
  }

  private func names(in range: SourceRange) -> some Sequence<Name> {
    var (low, high) = (0, names.count)
    while low < high {
      let middle = low + (high - low) / 2
      if names[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return names[low...].prefix { $0.range.lowerBound < range.upperBound }.lazy.filter { range.contains($0.range) }
  }

  /// Members by which the one object of a type is reached.
  private static let holders: Set<String> = ["shared", "standard", "current"]
  /// Declarations that are followed at most.
  private static let limit = 64
}
