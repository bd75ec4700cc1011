package import DefinitionSources
package import Evaluation
package import Symbols

/// All that a vocabulary is made of.
package struct VocabularySources: Sendable {
  package var symbols: SymbolTable
  package var evaluator: Evaluator
  package var catalogs: [AssetCatalog]
  /// Tokens of token files.
  package var fileTokens: [FileToken]
  /// Whether the configuration names a path, relative to the root, as part of the design system.
  package var isConfigured: @Sendable (String) -> Bool
  /// The theme that the configuration names: a type's name.
  package var theme: String?
  package var concurrency: Concurrency

  package init(
    symbols: SymbolTable,
    evaluator: Evaluator,
    catalogs: [AssetCatalog] = [],
    fileTokens: [FileToken] = [],
    theme: String? = nil,
    concurrency: Concurrency = .none,
    isConfigured: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.symbols = symbols
    self.evaluator = evaluator
    self.catalogs = catalogs
    self.fileTokens = fileTokens
    self.theme = theme
    self.concurrency = concurrency
    self.isConfigured = isConfigured
  }
}
