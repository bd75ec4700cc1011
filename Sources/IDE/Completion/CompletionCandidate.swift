import DesignSystem
import DesignTokens
import Symbols

/// Something that may be written at a caret, before it is worded.
struct CompletionCandidate {
  enum Subject {
    // A token is large, and candidates are moved about while they are sorted.
    indirect case token(Token)
    /// A case or constant of a type of the library that isn't worth a value of its own.
    case member(SymbolID)
    case component(Component)
    /// The name of an asset, with its colour where it is one.
    case asset(AppearanceColor?)
  }

  var subject: Subject
  var text: String
  /// The names that typed letters may begin.
  var names: [String]
  var isDeprecated: Bool
  var missingImport: String?
  /// Places to fill in.
  var snippet: String?
  var rank: CompletionRank

  /// Whether it is a longer way to one of the paths from an instance.
  func isReached(through paths: Set<String>) -> Bool {
    guard case .token(let token) = subject, !token.reach.needsInstance else { return false }
    return token.reach.path.indices.contains { index in
      token.reach.path[index] == "."
        && paths.contains(String(token.reach.path[token.reach.path.index(after: index)...]))
    }
  }

  /// Whether typed letters lead here: they begin one of its names, or a word in one.
  func matches(_ typed: String) -> Bool {
    // A name that begins with an underscore asks not to be used.
    if !typed.hasPrefix("_"), names.contains(where: { $0.hasPrefix("_") }) { return false }
    if typed.isEmpty { return true }
    let wanted = typed.lowercased()
    return names.contains { name in
      name.lowercased().hasPrefix(wanted)
        || NameWords(name).words.contains { $0.hasPrefix(wanted) }
    }
  }
}
