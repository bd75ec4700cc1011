import DesignSystem
import DesignTokens
import Linting
import Workspace

/// The places of the tokens and components that a name means.
struct NamedDefinitions {
  let places: [DefinitionPlace]

  /// More than so many are not what a name was meant for.
  private static let most = 8

  /// - Throws: where nothing has the name: the nearest one that something has.
  init(_ name: String, in vocabulary: Vocabulary) throws(AuditError) {
    let all =
      vocabulary.tokens.map { ($0.name.text, $0.place) } + vocabulary.components.map { ($0.name.text, $0.place) }
    let tests: [(String) -> Bool] = [
      { $0 == name }, { $0 == name + "()" }, { $0.hasSuffix("." + name) || $0.hasSuffix("." + name + "()") },
    ]
    let found = tests.lazy.map { test in all.filter { test($0.0) }.map(\.1) }.first { !$0.isEmpty } ?? []
    guard !found.isEmpty else {
      let nearest = NearestWord.nearest(to: name, in: all.map(\.0))
      throw AuditError(
        message: "no token or component is named '\(name)'",
        remedy: nearest.map { "did you mean '\($0)'?" } ?? "'parlance tokens' lists them, 'parlance rules' the rules"
      )
    }
    places = Array(found.prefix(Self.most))
  }
}
