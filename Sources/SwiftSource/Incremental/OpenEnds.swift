import SwiftSyntax

/// Finds where something is missing or out of place that the parser or lexer looked for in all that follows, so that
/// what stands there isn't read by itself.
enum OpenEnds {
  /// Where the search began, in source order.
  static func places(in syntax: some SyntaxProtocol) -> [Int] {
    guard syntax.hasError else { return [] }
    var found: [Int] = []
    var waiting = [Syntax(syntax)]
    while let node = waiting.popLast() {
      var unexpected: Int?
      for child in node.children(viewMode: .all) where child.hasError || child.is(TokenSyntax.self) {
        if let token = child.as(TokenSyntax.self) {
          let start = unexpected ?? (token.presence == .missing ? token.position.utf8Offset : nil)
          if let start, isSoughtFar(token) { found.append(start) }
        } else {
          waiting.append(child)
        }
        unexpected = child.is(UnexpectedNodesSyntax.self) ? child.position.utf8Offset : nil
      }
    }
    return found.sorted()
  }

  private static func isSoughtFar(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    // Blocks and `#if`s, of which the parser skips whole others.
    case .leftBrace, .rightBrace, .poundIf, .poundElse, .poundElseif, .poundEndif: true
    // Where a `switch` doesn't begin with a case, a `#if` of cases is looked for.
    case .keyword(.case): token.parent?.is(SwitchCaseLabelSyntax.self) ?? false
    // Brackets that are skipped before what they are in is parsed.
    case .rightParen: token.parent.map { $0.is(ExpressionSegmentSyntax.self) || $0.is(AttributeSyntax.self) } ?? false
    case .multilineStringQuote: true
    default: false
    }
  }
}
