package import DesignSystem
package import Usages

extension Suggester {
  /// Whether tokens of one family could be meant at a usage's place: most of them are for nothing in particular there,
  /// or for what it is.
  package func areForAnything(_ tokens: [Token], at usage: Usage) -> Bool {
    let place = UsagePlace(usage, basis, surroundings)
    let ids = tokens.prefix(Self.sampled).flatMap { vocabulary.ids(named: $0.name) }
    return ids.count { place.affinity($0) <= .named } * 2 > ids.count
  }

  private static let sampled = 16
}
