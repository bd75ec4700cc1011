import SwiftSyntax

extension Lowerer {
  /// Whether the place is one whose pieces are kept.
  private var keepsPieces: Bool { recordsPieces && bodies == 0 }

  /// Lowers a member or an item of the file and keeps what it became, where pieces are kept.
  mutating func piece<Result>(
    _ syntax: some SyntaxProtocol,
    _ declaration: DeclSyntax?,
    _ lower: (inout Lowerer) -> Result
  ) -> Result {
    guard keepsPieces else { return lower(&self) }
    let index = pieces.count
    pieces.append(
      LoweredPiece(
        start: syntax.position.utf8Offset,
        length: syntax.totalLength.utf8Length,
        wordsEnd: declaration?.firstWordsEnd,
        nodes: builder.nodes.count..<builder.nodes.count,
        children: builder.children.count..<builder.children.count,
        types: builder.types.count..<builder.types.count,
        declarations: builder.declarations.count..<builder.declarations.count,
        inner: 0,
        lists: lists.count..<lists.count
      )
    )
    let result = lower(&self)
    pieces[index].nodes = pieces[index].nodes.lowerBound..<builder.nodes.count
    pieces[index].children = pieces[index].children.lowerBound..<builder.children.count
    pieces[index].types = pieces[index].types.lowerBound..<builder.types.count
    pieces[index].declarations = pieces[index].declarations.lowerBound..<builder.declarations.count
    pieces[index].inner = pieces.count - index - 1
    pieces[index].lists = pieces[index].lists.lowerBound..<lists.count
    return result
  }

  /// Lowers a list and keeps where it stands, where pieces are kept and the list has its end.
  mutating func list<Result>(
    _ syntax: some SyntaxCollection,
    of surrounding: LoweredList.Context.Surrounding,
    _ lower: (inout Lowerer) -> Result
  ) -> Result {
    guard keepsPieces, syntax.isClosed, let closer = syntax.nextToken(viewMode: .sourceAccurate) else {
      return lower(&self)
    }
    let index = lists.count
    lists.append(
      LoweredList(
        start: syntax.position.utf8Offset,
        end: syntax.endPosition.utf8Offset,
        closer: closer.positionAfterSkippingLeadingTrivia.utf8Offset,
        context: LoweredList.Context(surrounding: surrounding, parent: parent, conditions: conditions, depth: depth),
        pieces: pieces.count..<pieces.count
      )
    )
    let result = lower(&self)
    lists[index].pieces = lists[index].pieces.lowerBound..<pieces.count
    return result
  }
}

extension SyntaxCollection {
  /// Whether the brackets or directives around the list are all there.
  fileprivate var isClosed: Bool {
    if let block = parent?.as(MemberBlockSyntax.self) {
      return block.leftBrace.presence == .present && block.rightBrace.presence == .present
    }
    if let arms = parent?.parent?.parent?.as(IfConfigDeclSyntax.self) { return arms.poundEndif.presence == .present }
    return parent?.is(SourceFileSyntax.self) ?? false
  }
}

extension DeclSyntax {
  /// Where the word behind the one that says what is declared ends; `nil` for what isn't known to be a declaration.
  fileprivate var firstWordsEnd: Int? {
    if let conditional = self.as(IfConfigDeclSyntax.self) { return conditional.firstItemWordsEnd }
    guard let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers,
      let word = modifiers.nextToken(viewMode: .sourceAccurate), word.isWordOfDeclarations,
      firstToken(viewMode: .sourceAccurate)?.isWordOfDeclarations == true,
      asProtocol((any WithAttributesSyntax).self)?.attributes.hasError != true
    else { return nil }
    return (word.nextToken(viewMode: .sourceAccurate) ?? word).endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension IfConfigDeclSyntax {
  /// A `#if` goes on with what stands before it where its first arm does, and is part of what follows where its arms
  /// hold attributes alone.
  fileprivate var firstItemWordsEnd: Int? {
    switch clauses.first?.elements {
    case .decls(let members)?: members.first?.decl.firstWordsEnd
    case .statements(let items)?: items.first?.item.as(DeclSyntax.self)?.firstWordsEnd
    default: nil
    }
  }
}

extension TokenSyntax {
  /// Whether the word is read alike whatever stands before it.
  fileprivate var isWordOfDeclarations: Bool {
    switch tokenKind {
    case .keyword, .atSign: true
    default: false
    }
  }
}
