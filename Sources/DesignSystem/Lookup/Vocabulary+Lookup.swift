package import DesignTokens
package import Symbols

extension Vocabulary {
  /// Tokens whose colour is `light` in light appearance, alpha included.
  package func tokens(light: ColorValue) -> [Token] { look(index.byLight[light.bytes]) }

  /// Tokens that show exactly the pair.
  package func tokens(light: ColorValue, dark: ColorValue) -> [Token] {
    look(index.byPair[VocabularyIndex.ColorPair(light: light.bytes, dark: dark.bytes)])
  }

  /// Tokens that are another name for a platform colour: `label`, `systemBlue`.
  package func tokens(systemColor name: String) -> [Token] { look(index.bySystemColor[name]) }

  /// Tokens of one of the kinds whose number is `number`; the kinds' order is the answer's.
  package func tokens(number: Double, kinds: [TokenKind]) -> [Token] {
    kinds.flatMap { look(index.byNumber[VocabularyIndex.NumberKey(kind: $0, value: number)]) }
  }

  /// Tokens of one of the kinds within `distance` of `number`, the nearest first, the smaller before the larger.
  package func tokens(nearestTo number: Double, kinds: [TokenKind], within distance: Double) -> [Token] {
    near(number, kinds: kinds, within: distance).map { self[$0.id] }
  }

  /// Tokens whose font has the size and weight.
  package func tokens(fontSize size: Double, weight: FontWeight) -> [Token] {
    look(index.byFont[VocabularyIndex.FontKey(size: size, weight: weight)])
  }

  /// Tokens whose font is at most `distance` away (points, half a point for a step of weight), the nearest first.
  package func tokens(nearestTo font: FontValue, within distance: Double) -> [Token] {
    near(font, within: distance).map { self[$0.id] }
  }

  /// Tokens whose light colour differs from `color` by at most `distance` (CIEDE2000) at the same alpha, the nearest
  /// first.
  package func tokens(nearestTo color: ColorValue, within distance: Double) -> [(token: Token, difference: Double)] {
    near(color, within: distance).map { (self[$0.id], $0.difference) }
  }

  /// Entries by their last name, offered or not.
  package func entries(member name: String) -> [Token] { (index.byMember[name] ?? []).map { self[$0] } }

  /// Whether some entry is called so at its end.
  package func hasEntry(member name: String) -> Bool { index.byMember[name] != nil }

  /// The first entry called so at its end that is one of some.
  package func entry(member name: String, where isOne: (Token) -> Bool) -> Token? {
    index.byMember[name]?.first { isOne(self[$0]) }.map { self[$0] }
  }

  /// Entries by their full name, offered or not.
  package func entries(named name: TokenName) -> [Token] { (index.byName[name] ?? []).map { self[$0] } }

  /// The entry of a name, an offered one first.
  package func entry(named name: TokenName) -> Token? {
    let entries = entries(named: name)
    return entries.first(where: \.isOffered) ?? entries.first
  }

  /// The component of a name, an offered one first.
  package func component(named name: TokenName) -> Component? {
    let found = components.filter { $0.name == name }
    return found.first { $0.offer.isOffered } ?? found.first
  }

  /// Entries that are members of a type, offered or not.
  package func entries(of owner: TypeKey) -> [Token] { (index.byOwner[owner] ?? []).map { self[$0] } }

  /// Whether a type has an entry that is one of some.
  package func hasEntry(of owner: TypeKey, where isOne: (Token) -> Bool) -> Bool {
    index.byOwner[owner]?.contains { isOne(self[$0]) } ?? false
  }

  /// Entries that a declaration gives, offered or not.
  package func entries(declaredBy symbol: SymbolID) -> [Token] { (index.bySymbol[symbol] ?? []).map { self[$0] } }

  /// Entries of a kind, offered or not.
  package func entries(kind: TokenKind) -> [Token] { (index.byKind[kind] ?? []).map { self[$0] } }

  /// The same, one after the other.
  package func forEach(kind: TokenKind, _ body: (Token) -> Void) {
    for id in index.byKind[kind] ?? [] { body(self[id]) }
  }

  /// Whether an offered entry is another name for the one called `name`.
  package func isAliased(_ name: TokenName) -> Bool { index.aliased.contains(name) }

  /// The types with entries that only an instance leads to: themes, appearances.
  package var instanceOwners: Set<TypeKey> { index.instanceOwners }

  /// The types that entries are members of.
  package var owners: some Sequence<TypeKey> { index.byOwner.keys }

  /// What is offered of a kind.
  package func tokens(kind: TokenKind) -> [Token] { look(index.byKind[kind]) }

  /// Components of a role, those for a platform type first.
  package func components(role: ComponentRole) -> [Component] {
    components.filter { $0.role == role && $0.offer.isOffered }
  }

  private func look(_ ids: [TokenID]?) -> [Token] {
    (ids ?? []).map { self[$0] }.filter(\.isOffered)
  }
}
