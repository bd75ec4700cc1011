import DefinitionSources
import DesignSystem
import DesignTokens
import Evaluation
import SwiftSource
import Symbols
import TestSupport

/// The vocabulary of sources in strings, with short ways to ask about it.
struct VocabularySample {
  let table: SymbolTable
  let vocabulary: Vocabulary

  init(
    _ sources: KeyValuePairs<String, String>,
    catalogs: [AssetCatalog] = [],
    fileTokens: [FileToken] = [],
    theme: String? = nil
  ) {
    table = SampleWorkspace(sources).table
    let sources = VocabularySources(
      symbols: table,
      evaluator: Evaluator(symbols: table),
      catalogs: catalogs,
      fileTokens: fileTokens,
      theme: theme
    )
    vocabulary = Vocabulary.build(sources)
  }

  init(_ source: String) { self.init(["Sample.swift": source]) }

  /// The entry of that name, offered or not.
  func token(_ name: String) -> Token? { vocabulary.entries(named: TokenName(name)).first }

  func component(_ name: String) -> Component? { vocabulary.components.first { $0.name.text == name } }

  /// `#RRGGBBAA`, and with a slash the dark one where there is one.
  func color(_ name: String) -> String? {
    guard let color = token(name)?.standardValue.color else { return nil }
    let light = color.resolved(in: .light)?.hexText ?? "?"
    return color[.dark] == nil ? light : light + "/" + (color.resolved(in: .dark)?.hexText ?? "?")
  }

  func number(_ name: String) -> Double? { token(name)?.standardValue.number }

  /// What a property of a table entry says: a number, or a light colour.
  func property(_ property: String, of name: String) -> String? {
    guard let found = token(name)?.standardValue.table?[property]?.value.value(in: .standard) else { return nil }
    if let number = found.number { return "\(number)" }
    if case .bool(let flag) = found { return "\(flag)" }
    return found.color?.resolved(in: .light)?.hexText
  }

  var offeredNames: [String] { vocabulary.tokens.filter(\.isOffered).map(\.name.text) }

  /// The token as `type` is expected at file level of the file at `path`.
  func spelling(_ name: String, as type: String, in path: String) -> Spelling? {
    guard let token = token(name), let file = table.files.firstIndex(where: { $0.path == path }) else { return nil }
    let place = Place(file: Int32(file), declaration: nil)
    return Speller(symbols: table).spelling(of: token, as: table.resolveType(named: type, at: place), at: place)
  }
}
