import SwiftParser
import SwiftSyntax

extension SourceUnit {
  /// Parses and lowers a file's bytes; broken Swift gives what can be read of it, code that nests too deep is left out.
  package static func lower(_ bytes: [UInt8]) -> SourceUnit {
    var spans = BlankSpans()
    for span in bytes.withUnsafeBufferPointer({ NestingGuard.excess(in: $0) }) { spans.add(span) }
    return spans.applied(to: bytes).withUnsafeBufferPointer { source in
      var parser = Parser(source)
      return lower(SourceFileSyntax.parse(from: &parser), source, blanked: spans.spans)
    }
  }

  package static func lower(_ text: String) -> SourceUnit { lower(Array(text.utf8)) }

  static func lower(
    _ tree: SourceFileSyntax,
    _ source: UnsafeBufferPointer<UInt8>,
    blanked: [Range<Int>]
  ) -> SourceUnit {
    var lowerer = Lowerer(source: source)
    var topLevel: [DeclarationID] = []
    var statements: [NodeID] = []
    for item in tree.statements {
      if case .decl(let declaration) = item.item, !declaration.is(MacroExpansionDeclSyntax.self) {
        topLevel += lowerer.declarations(declaration)
        statements += lowerer.previews(inside: declaration)
      } else {
        statements += lowerer.topLevelStatement(item)
      }
    }
    let builder = lowerer.builder
    return SourceUnit(
      nodes: builder.nodes,
      children: builder.children,
      names: builder.names,
      types: builder.types,
      declarations: builder.declarations,
      topLevel: topLevel,
      statements: statements,
      imports: lowerer.imports,
      directives: DirectiveScan.directives(tree, source),
      isGenerated: GeneratedMarker.marks(source),
      truncations: (blanked.map { SourceRange(clamping: $0) } + builder.truncations).sorted()
    )
  }
}

extension Lowerer {
  mutating func topLevelStatement(_ item: CodeBlockItemSyntax) -> [NodeID] {
    statement(item)
  }

  /// The statements (`#Preview` among them) in the arms of a top-level `#if`.
  mutating func previews(inside declaration: DeclSyntax) -> [NodeID] {
    guard let conditional = declaration.as(IfConfigDeclSyntax.self) else { return [] }
    var nodes: [NodeID] = []
    for clause in conditional.clauses {
      guard case .statements(let items)? = clause.elements else { continue }
      for item in items {
        if case .decl(let inner) = item.item, !inner.is(MacroExpansionDeclSyntax.self) {
          nodes += previews(inside: inner)
        } else {
          nodes += statement(item)
        }
      }
    }
    return nodes
  }
}

extension SourceUnit {
  /// Whether a file's head says that it is generated, without parsing it.
  package static func isGenerated(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { GeneratedMarker.marks($0) }
  }
}
