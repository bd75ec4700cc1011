package import DesignTokens
package import JSON

/// A token of a token file (Design Tokens Community Group format).
package struct FileToken: Hashable, Sendable {
  package let path: TokenPath
  package let kind: TokenKind
  package let value: TokenValue
  /// The token that this one's whole value refers to.
  package let aliasOf: TokenPath?
  package let description: String?
  /// Whether the token is deprecated, and in which words; empty where the file gives none.
  package let deprecation: String?
  package let file: String
  /// Of the token's key.
  package let position: JSONPosition
}
