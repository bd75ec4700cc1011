import SwiftParser
package import SwiftSource
import SwiftSyntax

/// The judge of the Swift reader: what a file is according to the compiler's own parser.
package enum SyntaxOracle {
  /// Parses a file's bytes with SwiftParser and lowers the tree; what nests too deep for that parser is left out.
  ///
  /// To be called on a thread with a big stack (`BigStack`).
  package static func unit(_ bytes: [UInt8]) -> SourceUnit {
    let blanked = bytes.withUnsafeBufferPointer { NestingGuard.excess(in: $0) }
    return BlankSpans.applied(blanked, to: bytes).withUnsafeBufferPointer { source in
      var parser = SwiftParser.Parser(source)
      var lowerer = Lowerer(source: source)
      return lowerer.unit(of: SourceFileSyntax.parse(from: &parser), blanked: blanked)
    }
  }
}

/// SwiftSyntax has a type of that name as well.
typealias SourceRange = SwiftSource.SourceRange

extension Lowerer {
  /// Lowers a whole file.
  fileprivate mutating func unit(of tree: SourceFileSyntax, blanked: [Range<Int>]) -> SourceUnit {
    let topLevel = fileItems(tree.statements)
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
