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

  private static func lower(
    _ tree: SourceFileSyntax,
    _ source: UnsafeBufferPointer<UInt8>,
    blanked: [Range<Int>]
  ) -> SourceUnit {
    var lowerer = Lowerer(source: source)
    return lowerer.unit(of: tree, blanked: blanked)
  }
}

extension Lowerer {
  /// Lowers a whole file.
  mutating func unit(of tree: SourceFileSyntax, blanked: [Range<Int>]) -> SourceUnit {
    let topLevel = fileItems(tree.statements, of: .file)
    return SourceUnit(
      nodes: builder.nodes,
      children: builder.children,
      names: builder.names,
      types: builder.types,
      declarations: builder.declarations,
      topLevel: topLevel,
      statements: fileStatements,
      imports: imports,
      directives: DirectiveScan.directives(tree, source),
      isGenerated: GeneratedMarker.marks(source),
      truncations: (blanked.map { SourceRange(clamping: $0) } + builder.truncations).sorted()
    )
  }
}

extension SourceUnit {
  /// Whether a file's head says that it is generated, without parsing it.
  package static func isGenerated(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { GeneratedMarker.marks($0) }
  }
}
