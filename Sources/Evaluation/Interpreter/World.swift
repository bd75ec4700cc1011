import DesignTokens
import Symbols

/// The circumstances that one run of the interpreter assumes.
struct World: Hashable, Sendable {
  var platform: Platform
  /// What the traits say; `nil` outside any trait closure, where it reads as light.
  var appearance: Appearance?
  /// Whether every `#available` fails.
  var isOldSystem = false
  /// Predicates that are assumed to be the other way round than usual, by their text.
  var flipped: Set<String> = []
  /// A shared variable that holds another case than it is declared with.
  var chosen: Choice?

  /// A variable that every view shares, and the case of its enum that it holds.
  struct Choice: Hashable, Sendable {
    let variable: SymbolID
    let one: SymbolID
  }
}

/// A circumstance that a run asked about: what its result depends on.
enum Query: Hashable, Sendable {
  /// On that platform the answer may differ.
  case platform(Platform)
  /// Light or dark.
  case style
  case contrast
  case level
  case availability(String)
  case predicate(String, usual: Bool)
  /// A shared variable that chooses among the cases of an enum: the theme, the brand.
  case choice(SymbolID)
  /// A variable that the running program may change.
  case changeable

  var isAppearance: Bool {
    switch self {
    case .style, .contrast, .level: true
    default: false
    }
  }
}
