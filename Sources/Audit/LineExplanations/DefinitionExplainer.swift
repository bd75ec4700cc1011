import DesignSystem
import DesignTokens
import Evaluation
import SwiftSource
import Symbols
import Workspace

/// Says what the declarations of a line are worth as tokens.
struct DefinitionExplainer: Sendable {
  let analysis: WorkspaceAnalysis
  let lines: SourceLines
  /// The file, relative to the root.
  let name: String

  func explain(_ line: ExplainedLine) -> [DefinitionExplanation] {
    let tokens = analysis.vocabulary.tokens.filter { $0.place.path == name && stands($0.place, on: line) }
    let components = analysis.vocabulary.components.filter { $0.place.path == name && stands($0.place, on: line) }
    let others = declarations(on: line).filter { symbol in
      !tokens.contains { $0.symbol == symbol } && !components.contains { $0.symbol == symbol }
    }
    let explanations =
      tokens.map { explain($0, line) } + components.map { explain($0, line) } + others.compactMap { explain($0, line) }
    return explanations.sorted { ($0.place.column, $0.name) < ($1.place.column, $1.name) }
  }

  private func stands(_ place: DefinitionPlace, on line: ExplainedLine) -> Bool {
    place.position.map { $0.line - 1 == line.index } ?? (line.lines.line(at: place.range.lowerBound) == line.index)
  }

  // MARK: Tokens

  private func explain(_ token: Token, _ line: ExplainedLine) -> DefinitionExplanation {
    var explanation = DefinitionExplanation(
      name: token.name.text,
      kind: token.kind.rawValue,
      place: place(of: token.place, line),
      spelling: analysis.speller.spelling(of: token)?.text,
      aliases: aliases(of: token),
      withheld: token.offer.reason?.message
    )
    explanation.conditions = token.value.rows.map { row in
      (
        row.when.conditions.map { "\($0.axis.name) is \($0.value)" }.joined(separator: " and "),
        ValueText.describe(row.value)
      )
    }
    if let reason = token.standardValue.unresolvedReason {
      explanation.unresolved = reason.message + (token.symbol.flatMap { origin(of: $0) } ?? "")
    } else {
      explanation.value = ValueText.describe(token.standardValue)
    }
    if let deprecation = token.deprecation {
      let parts = [deprecation.message, deprecation.replacement.map { "use '\($0.text)'" }]
      explanation.deprecation = parts.compactMap { $0 }.joined(separator: "; ")
    }
    return explanation
  }

  private func explain(_ component: Component, _ line: ExplainedLine) -> DefinitionExplanation {
    DefinitionExplanation(
      name: component.name.text,
      kind: "component, \(component.role.rawValue)",
      place: place(of: component.place, line),
      value: component.base == component.root ? component.base : "\(component.base), a \(component.root)",
      withheld: component.offer.reason?.message,
      deprecation: component.deprecation.map { $0.message ?? "" }
    )
  }

  private func place(of place: DefinitionPlace, _ line: ExplainedLine) -> TextPlace {
    guard let position = place.position else { return line.place(of: place.range) }
    return TextPlace(
      line: position.line,
      column: position.column,
      endLine: position.line,
      endColumn: position.column + 1
    )
  }

  /// Aliases that are followed at most.
  private static let maximumAliases = 16

  private func aliases(of token: Token) -> [String] {
    var chain: [String] = []
    var seen: Set<TokenName> = [token.name]
    var next = token.aliasOf
    while let name = next, chain.count < Self.maximumAliases, seen.insert(name).inserted {
      let entry = analysis.vocabulary.entries(named: name).first
      chain.append("'\(name.text)'" + (entry.map { " at \(text(of: $0.place))" } ?? ""))
      next = entry?.aliasOf
    }
    return chain
  }

  private func text(of place: DefinitionPlace) -> String {
    if let position = place.position { return "\(place.path):\(position.line):\(position.column)" }
    guard let table = lines.table(place.path) else { return place.path }
    let position = table.position(of: place.range.lowerBound, in: .utf8)
    return "\(place.path):\(position.line + 1):\(position.column + 1)"
  }

  /// Where the evaluation of a declaration ends, if elsewhere than in itself: ` (at App/Theme.swift:30:12)`.
  private func origin(of symbol: SymbolID) -> String? {
    guard let place = analysis.evaluator.value(of: symbol).unresolved?.place else { return nil }
    let file = analysis.symbols.files[Int(place.file)].path
    let range = analysis.symbols.unit(place.file).range(place.node)
    return " (at \(text(of: DefinitionPlace(path: file, range: range))))"
  }

  // MARK: Declarations that are no tokens

  /// Variables, functions and enum cases that the line names.
  private func declarations(on line: ExplainedLine) -> [SymbolID] {
    guard let file = analysis.symbols.files.firstIndex(where: { $0.path == name }) else { return [] }
    let number = Int32(truncatingIfNeeded: file)
    return analysis.symbols.unit(number).declarations.enumerated().compactMap { index, declaration in
      switch declaration.kind {
      case .variable, .function, .enumCase: break
      default: return nil
      }
      guard line.lines.line(at: declaration.nameRange.lowerBound) == line.index else { return nil }
      return SymbolID(file: number, declaration: DeclarationID(Int32(truncatingIfNeeded: index)))
    }
  }

  /// `nil` for a declaration that has nothing to do with design values.
  private func explain(_ symbol: SymbolID, _ line: ExplainedLine) -> DefinitionExplanation? {
    let declaration = analysis.symbols[symbol]
    let result = analysis.evaluator.value(of: symbol)
    var explanation = DefinitionExplanation(
      name: analysis.symbols.qualifiedName(of: symbol),
      place: line.place(of: declaration.nameRange)
    )
    switch result.value {
    case .color(let color): explanation.value = ValueText.describe(color)
    case .font(let font): explanation.value = ValueText.describe(.font(font))
    case .number(let number, _): explanation.value = ValueText.describe(.number(number))
    case .unresolved(let why) where isDesignValue(declaration, symbol):
      explanation.unresolved = why.reason + (origin(of: symbol) ?? "")
    default: return nil
    }
    explanation.withheld = why(declaration)
    return explanation
  }

  private func isDesignValue(_ declaration: Declaration, _ symbol: SymbolID) -> Bool {
    let symbols = analysis.symbols
    let type = declaration.kind == .function ? symbols.resultType(of: symbol) : symbols.valueType(of: symbol)
    return DesignShape(type)?.isDesignValue == true
  }

  private func why(_ declaration: Declaration) -> String {
    if declaration.modifiers.contains(.isLocal) { return "a local declaration is no part of the vocabulary" }
    if declaration.kind == .variable, !declaration.modifiers.contains(.isStatic), declaration.parent != nil {
      return "a property of an instance is part of the vocabulary only through a theme or a component"
    }
    if declaration.kind == .function { return "a function that takes values is no token by itself" }
    return "it is not part of the vocabulary"
  }
}
