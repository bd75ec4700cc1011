package import DesignSystem
package import Evaluation
package import SwiftSource
package import Symbols
package import Usages

/// What editor features are answered from: one open document, and the workspace around it.
///
/// All offsets that go in and come out are UTF-8 offsets into `text`.
package struct EditorContext: Sendable {
  /// The document's text.
  package let text: [UInt8]
  /// The document's index in `symbols`.
  ///
  /// For completion the unit may be an older one: the text at the caret is read by itself. All else answers by the
  /// unit's offsets, so it must be that of `text`.
  package let file: Int32
  package let symbols: SymbolTable
  package let vocabulary: Vocabulary
  package let speller: Speller
  package let evaluator: Evaluator
  /// What reading the document's usages needs of the vocabulary.
  package let known: KnownVocabulary
  package let options: UsageOptions
  /// Whether the configuration names the document's path as part of the design system.
  package let isDesignSystem: Bool
  /// Names of the images in asset catalogs.
  package let imageAssets: [String]
  /// What the document was scanned to already.
  private let scanned: DocumentScan?

  package init(
    text: [UInt8],
    file: Int32,
    symbols: SymbolTable,
    vocabulary: Vocabulary,
    speller: Speller,
    evaluator: Evaluator,
    known: KnownVocabulary,
    options: UsageOptions = UsageOptions(),
    isDesignSystem: Bool = false,
    imageAssets: [String] = [],
    scanned: DocumentScan? = nil
  ) {
    self.text = text
    self.file = file
    self.symbols = symbols
    self.vocabulary = vocabulary
    self.speller = speller
    self.evaluator = evaluator
    self.known = known
    self.options = options
    self.isDesignSystem = isDesignSystem
    self.imageAssets = imageAssets
    self.scanned = scanned
  }

  /// The document as `symbols` was linked with it.
  package var unit: SourceUnit { symbols.unit(file) }

  /// The document's usages and references.
  var scan: DocumentScan { scanned ?? scanner.scanAll() }

  /// Reads the document's usages.
  package var scanner: UsageScanner {
    UsageScanner(
      table: symbols,
      file: file,
      contexts: ContextClassifier(table: symbols, file: file, isDesignSystem: isDesignSystem),
      options: options,
      known: known
    )
  }
}
