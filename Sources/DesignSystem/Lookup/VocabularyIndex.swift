import DesignTokens
import Symbols

/// Where each value and name of a vocabulary is found. Lists keep the order of the vocabulary.
struct VocabularyIndex: Sendable {
  private(set) var byLight: [RGBA8: [Vocabulary.TokenID]] = [:]
  private(set) var byPair: [ColorPair: [Vocabulary.TokenID]] = [:]
  private(set) var bySystemColor: [String: [Vocabulary.TokenID]] = [:]
  /// The light colours of `byLight` as they are looked through for near ones.
  private(set) var colors = NearColors()
  /// By kind the numbers of offered tokens in ascending order.
  private var numbers: [TokenKind: [(value: Double, id: Vocabulary.TokenID)]] = [:]
  private(set) var byNumber: [NumberKey: [Vocabulary.TokenID]] = [:]
  private(set) var byFont: [FontKey: [Vocabulary.TokenID]] = [:]
  private(set) var byMember: [String: [Vocabulary.TokenID]] = [:]
  private(set) var byName: [TokenName: [Vocabulary.TokenID]] = [:]
  private(set) var byOwner: [TypeKey: [Vocabulary.TokenID]] = [:]
  private(set) var bySymbol: [SymbolID: [Vocabulary.TokenID]] = [:]
  private(set) var byKind: [TokenKind: [Vocabulary.TokenID]] = [:]
  /// The types with entries that only an instance leads to.
  private(set) var instanceOwners: Set<TypeKey> = []
  /// What offered entries are other names for.
  private(set) var aliased: Set<TokenName> = []
  private(set) var offeredKinds: Set<TokenKind> = []

  /// The light and the dark value, in 8 bits.
  struct ColorPair: Hashable, Sendable {
    var light: RGBA8
    var dark: RGBA8
  }

  /// A number in thousandths, and what it measures.
  struct NumberKey: Hashable, Sendable {
    var kind: TokenKind
    var thousandths: Int

    init(kind: TokenKind, value: Double) {
      self.kind = kind
      thousandths = Int(exactly: (value * 1_000).rounded()) ?? .max
    }
  }

  /// A size in thousandths, and a weight.
  struct FontKey: Hashable, Sendable {
    var thousandths: Int
    var weight: FontWeight

    init(size: Double, weight: FontWeight) {
      thousandths = Int(exactly: (size * 1_000).rounded()) ?? .max
      self.weight = weight
    }
  }

  init(tokens: [Token]) {
    for (position, token) in tokens.enumerated() {
      let id = Vocabulary.TokenID(index: Int32(truncatingIfNeeded: position))
      byName[token.name, default: []].append(id)
      byMember[Self.member(token.reach.path), default: []].append(id)
      byKind[token.kind, default: []].append(id)
      if let owner = token.reach.owner {
        byOwner[owner, default: []].append(id)
        if token.reach.needsInstance { instanceOwners.insert(owner) }
      }
      if let symbol = token.symbol { bySymbol[symbol, default: []].append(id) }
      if token.isOffered {
        offeredKinds.insert(token.kind)
        if let alias = token.aliasOf { aliased.insert(alias) }
      }
      add(token, id)
    }
    for kind in numbers.keys { numbers[kind]?.sort { ($0.value, $0.id) < ($1.value, $1.id) } }
    colors = NearColors(byLight.lazy.filter { $0.value.contains { tokens[Int($0.index)].isOffered } }.map(\.key))
  }

  /// The offered numbers of a kind from one to another.
  func numbers(of kind: TokenKind, from lower: Double, through upper: Double)
    -> ArraySlice<(value: Double, id: Vocabulary.TokenID)>
  {
    guard let all = numbers[kind] else { return [] }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = low + (high - low) / 2
      if all[middle].value < lower { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix { $0.value <= upper }
  }

  private mutating func add(_ token: Token, _ id: Vocabulary.TokenID) {
    switch token.standardValue {
    case .color(let color):
      if let system = color.system {
        bySystemColor[system.name, default: []].append(id)
      } else if let light = color.resolved(in: .light) {
        byLight[light.bytes, default: []].append(id)
        let dark = color.resolved(in: .dark) ?? light
        byPair[ColorPair(light: light.bytes, dark: dark.bytes), default: []].append(id)
      }
    case .number(let number):
      if token.isOffered { numbers[token.kind, default: []].append((number, id)) }
      byNumber[NumberKey(kind: token.kind, value: number), default: []].append(id)
    case .font, .typography:
      guard let font = token.standardValue.font, let size = font.resolvedSize() else { return }
      byFont[FontKey(size: size, weight: font.resolvedWeight()), default: []].append(id)
    default: break
    }
  }

  /// The first name of a path: `h1` of `h1(.product)`, and the last of a dotted one: `bodyXS` of `compound.bodyXS`.
  static func member(_ path: String) -> String {
    let last = TokenName(path).lastComponent
    return String(last.prefix { $0 != "(" })
  }
}
