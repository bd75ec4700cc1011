import DesignSystem
import DesignTokens
import Linting
import SwiftSource
import Symbols
import Usages

extension EditorContext {
  /// The usages of the document, in source order.
  func usages() -> [Usage] { scan.usages }

  var suggester: Suggester {
    Suggester(basis: SuggestionBasis(vocabulary, speller.symbols), speller: speller, file: file)
  }

  /// The token that a usage is written with.
  func token(of usage: Usage) -> Token? {
    guard case .token(let name, _) = usage.form else { return nil }
    let entries = vocabulary.entries(named: TokenName(name))
    return entries.first { token in token.symbol.map { symbols.isVisible($0, from: place(of: usage)) } ?? true }
      ?? entries.first
  }

  func place(of usage: Usage) -> Place { Place(file: file, declaration: usage.declaration) }
}
