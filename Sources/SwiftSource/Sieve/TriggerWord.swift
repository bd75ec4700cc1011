/// A word whose presence in code makes the code around it worth parsing.
///
/// Words stand in code, never in comments or in the text of strings (an interpolation is code).
package enum TriggerWord: Hashable, Sendable {
  /// A whole identifier or keyword, case-sensitive, wherever it stands.
  case identifier(String)
  /// Part of an identifier, the case of ASCII letters ignored: `color` is in `UIColor` and `trackColor`.
  case containing(String)
  /// A whole identifier directly behind a dot: `.red`.
  case member(String)
  /// A whole identifier directly behind a number sign: `#colorLiteral`, without the sign in the word.
  case macro(String)

  /// The word itself.
  package var text: String {
    switch self {
    case .identifier(let text), .containing(let text), .member(let text), .macro(let text): text
    }
  }

  /// A number that tells the kinds apart; part of stored fingerprints, so never given to another kind.
  var kindCode: UInt8 {
    switch self {
    case .identifier: 1
    case .containing: 2
    case .member: 3
    case .macro: 4
    }
  }
}
