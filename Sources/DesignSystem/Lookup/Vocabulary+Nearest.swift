package import DesignTokens
package import Symbols

/// A token with how far its value is from the one that was asked about.
package struct NearToken: Sendable {
  package let id: Vocabulary.TokenID
  package let difference: Double

  package init(_ id: Vocabulary.TokenID, _ difference: Double) {
    self.id = id
    self.difference = difference
  }
}

/// Offered tokens by their values, as places in the vocabulary.
extension Vocabulary {
  /// Tokens whose colour is `light` in light appearance, alpha included.
  package func offered(light: ColorValue) -> [TokenID] { offered(index.byLight[light.bytes]) }

  /// Tokens that show exactly the pair.
  package func offered(light: ColorValue, dark: ColorValue) -> [TokenID] {
    offered(index.byPair[VocabularyIndex.ColorPair(light: light.bytes, dark: dark.bytes)])
  }

  /// Tokens that are another name for a platform colour: `label`, `systemBlue`.
  package func offered(systemColor name: String) -> [TokenID] { offered(index.bySystemColor[name]) }

  package func offered(kind: TokenKind) -> [TokenID] { offered(index.byKind[kind]) }

  /// Entries that are members of a type, offered or not.
  package func ids(of owner: TypeKey) -> [TokenID] { index.byOwner[owner] ?? [] }

  /// Entries of a kind, offered or not.
  package func ids(kind: TokenKind) -> [TokenID] { index.byKind[kind] ?? [] }

  /// Entries by their full name, offered or not.
  package func ids(named name: TokenName) -> [TokenID] { index.byName[name] ?? [] }

  /// Tokens whose light colour differs from `color` by at most `distance` (CIEDE2000) at the same alpha, the nearest
  /// first.
  package func near(_ color: ColorValue, within distance: Double) -> [NearToken] {
    var groups = nearest(to: color, within: distance)
    var found: [NearToken] = []
    while let group = groups.next() { found += group }
    return found
  }

  /// The same in groups of equal difference, one after the other as they are asked for.
  /// - Parameter skippingEqual: whether tokens of the very colour are left out.
  package func nearest(to color: ColorValue, within distance: Double, skippingEqual: Bool = false) -> NearGroups {
    NearGroups(self, index.colors.nearest(to: color, within: distance, skippingEqual: skippingEqual))
  }

  /// Whether an offered token's light colour differs from `color` by at most `distance` at the same alpha.
  package func isNear(_ id: TokenID, _ color: ColorValue, within distance: Double) -> Bool {
    guard self[id].isOffered, case .color(let value) = self[id].standardValue, value.system == nil,
      let light = value.resolved(in: .light)?.bytes, light.alpha == color.bytes.alpha
    else { return false }
    return light == color.bytes || LabColor(ColorValue(light)).difference(to: LabColor(color)) <= distance
  }

  /// Tokens of one of the kinds within `distance` of `number`, the nearest first, the smaller before the larger.
  package func near(_ number: Double, kinds: [TokenKind], within distance: Double) -> [NearToken] {
    var found: [(near: NearToken, value: Double)] = []
    for kind in kinds {
      for (value, id) in index.numbers(of: kind, from: number - distance, through: number + distance) {
        let apart = abs(value - number)
        if apart <= distance { found.append((NearToken(id, apart), value)) }
      }
    }
    return found.sorted { ($0.near.difference, $0.value, $0.near.id) < ($1.near.difference, $1.value, $1.near.id) }
      .map(\.near)
  }

  /// Tokens whose font is at most `distance` away (points, half a point for a step of weight), the nearest first.
  package func near(_ font: FontValue, within distance: Double) -> [NearToken] {
    var found: [NearToken] = []
    for kind in [TokenKind.font, .typography] {
      for id in index.byKind[kind] ?? [] {
        guard self[id].isOffered, let other = self[id].standardValue.font,
          let apart = font.difference(to: other), apart <= distance
        else { continue }
        found.append(NearToken(id, apart))
      }
    }
    return found.sorted { ($0.difference, $0.id) < ($1.difference, $1.id) }
  }

  /// Those of a light colour.
  func offered(_ bytes: RGBA8) -> [TokenID] { offered(index.byLight[bytes]) }

  private func offered(_ ids: [TokenID]?) -> [TokenID] { (ids ?? []).filter { self[$0].isOffered } }
}
