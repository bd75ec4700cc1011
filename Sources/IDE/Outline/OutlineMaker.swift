import DesignSystem
import DesignTokens
import SwiftSource
import Symbols

/// Lists the entries of the vocabulary that declarations of the document give.
struct OutlineMaker {
  let context: EditorContext

  /// Types nested deeper than this are left out.
  private static let maximumDepth = 16

  func entries(_ id: DeclarationID, depth: Int) -> [OutlineEntry] {
    guard depth < Self.maximumDepth else { return [] }
    let declaration = context.unit[id]
    let symbol = SymbolID(file: context.file, declaration: id)
    switch declaration.kind {
    case .class, .struct, .enum, .protocol, .actor, .extension:
      let children = declaration.members.flatMap { entries($0, depth: depth + 1) }
      let component = context.vocabulary.components.first { $0.symbol == symbol }
      guard component != nil || !children.isEmpty else { return [] }
      return [
        entry(
          declaration,
          name: context.symbols.qualifiedName(of: symbol).lastName,
          detail: component?.base,
          component == nil ? .group : .component,
          isDeprecated: declaration.deprecation != nil,
          children
        )
      ]
    default:
      let tokens = context.vocabulary.entries(declaredBy: symbol)
      guard let token = tokens.first else { return [] }
      let detail = tokens.count == 1 ? ValueText.short(token.standardValue) : "\(tokens.count) values"
      let isDeprecated = token.deprecation != nil || declaration.deprecation != nil
      return [
        entry(declaration, name: declaration.name, detail: detail, .token(token.kind), isDeprecated: isDeprecated, [])
      ]
    }
  }

  private func entry(
    _ declaration: Declaration,
    name: String,
    detail: String?,
    _ sort: OutlineEntry.Sort,
    isDeprecated: Bool,
    _ children: [OutlineEntry]
  ) -> OutlineEntry {
    OutlineEntry(
      name: name,
      detail: detail,
      sort: sort,
      isDeprecated: isDeprecated,
      range: declaration.range,
      nameRange: declaration.nameRange.clamped(to: declaration.range),
      children: children
    )
  }
}

extension String {
  /// Behind the last dot.
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
