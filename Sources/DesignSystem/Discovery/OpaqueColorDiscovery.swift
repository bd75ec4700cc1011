import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Finds colours behind a protocol of the workspace's own: `static var ink: some KitColor { KitScheme(light: …, dark: …) }`.
struct OpaqueColorDiscovery {
  let world: DiscoveryWorld

  /// - Parameter type: the protocol that the constant is declared as.
  func tokens(of symbol: SymbolID, type: ResolvedType) -> [Token] {
    let whole = world.reader.value(of: symbol)
    guard let reading = color(of: whole.evaluated, at: [], whole) else { return [] }
    return [
      world.token(
        symbol,
        kind: .color,
        reading: reading,
        type: type,
        offer: world.offer(constant: symbol, kind: .color)
      )
    ]
  }

  /// What an instance gives as its colour, or what the one that it gives does.
  /// - Parameters:
  ///   - path: of properties, from the whole.
  ///   - reading: of what the path leads to.
  private func color(of whole: Evaluated, at path: [String], _ reading: Reading) -> Reading? {
    if case .color = reading.standard { return reading }
    guard path.count < Self.maximumDepth, let type = reading.evaluated.instance?.type, case .nominal = type else {
      return nil
    }
    let properties = Set(world.survey.instanceProperties(of: type).map { world.symbols[$0].name })
    for name in DiscoveryWorld.accessorNames where properties.contains(name) {
      let next = path + [name]
      if let found = color(of: whole, at: next, world.reader.property(at: next, of: whole)) { return found }
    }
    return nil
  }

  /// Instances in one another that are followed.
  private static let maximumDepth = 4
}
