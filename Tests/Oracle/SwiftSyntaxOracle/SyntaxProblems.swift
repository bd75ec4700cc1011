import SwiftParser
package import SwiftSource
import SwiftSyntax

extension SyntaxOracle {
  /// Where the compiler's parser read over or missed something; empty for sound Swift.
  package static func problems(in bytes: [UInt8]) -> [SwiftSource.SourceRange] {
    bytes.withUnsafeBufferPointer { source in
      var parser = SwiftParser.Parser(source)
      let visitor = ProblemVisitor(viewMode: .all)
      visitor.walk(SourceFileSyntax.parse(from: &parser))
      return visitor.places
    }
  }
}

/// Collects the tokens that are missing and those that nobody expected.
private final class ProblemVisitor: SyntaxVisitor {
  var places: [SourceRange] = []

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    note(Syntax(node))
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { note(Syntax(token)) }
    return .skipChildren
  }

  private func note(_ node: Syntax) {
    let range = node.position.utf8Offset..<node.endPosition.utf8Offset
    places.append(SourceRange(clamping: range))
  }
}
