/// The tokens of several files that refer to each other.
package struct TokenFileSet: Hashable, Sendable {
  /// In the order of the files, and of the tokens in each.
  package let tokens: [FileToken]
  package let problems: [DefinitionProblem]
}
