package import DesignSystem
package import Usages

extension Suggester {
  /// Whether tokens of one family could be meant at a usage's place: most of them are for nothing in particular there,
  /// or for what it is. Of lengths most must be steps: what measures a screen's parts is no scale.
  package func areForAnything(_ tokens: [Token], at usage: Usage) -> Bool {
    let place = UsagePlace(usage, basis, surroundings)
    let ids = tokens.prefix(Self.sampled).flatMap { vocabulary.ids(named: $0.name) }
    let isLength = usage.kind != .color && usage.kind != .font
    return ids.count { id in
      place.affinity(id) <= .named && (!isLength || basis.traits(of: id).isPrimitive)
    } * 2 > ids.count
  }

  private static let sampled = 16
}
