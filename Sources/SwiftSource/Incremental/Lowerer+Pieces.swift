import SwiftSyntax

extension Lowerer {
  /// Lowers a member or statement, or takes over what an older text's equal piece became.
  mutating func piece(
    _ syntax: some SyntaxProtocol,
    isStatement: Bool,
    _ lower: (inout Lowerer) -> [Int32]
  ) -> [Int32] {
    guard recordsPieces else { return lower(&self) }
    let length = syntax.totalLength.utf8Length
    // What is small is lowered as fast as it is looked up.
    guard length >= Self.smallestPiece else { return lower(&self) }
    let start = syntax.position.utf8Offset
    let context = LoweredPiece.Context(
      isLocal: isLocal,
      isStatement: isStatement,
      depth: depth,
      conditions: conditions
    )
    if let finder, let found = finder.find(start: start, length: length, context) {
      return take(found, from: finder.old, at: start)
    }
    let mark = (
      builder.nodes.count, builder.children.count, builder.types.count, builder.declarations.count,
      builder.truncations.count, imports.count, pieces.count
    )
    pieces.append(
      LoweredPiece(
        start: start,
        length: length,
        context: context,
        parent: parent,
        nodes: 0..<0,
        children: 0..<0,
        types: 0..<0,
        declarations: 0..<0,
        results: [],
        inner: 0
      )
    )
    let results = lower(&self)
    if builder.truncations.count > mark.4 || imports.count > mark.5 {
      // Lowered anew each time; what is inside of it may be kept.
      pieces.remove(at: mark.6)
    } else {
      pieces[mark.6].nodes = mark.0..<builder.nodes.count
      pieces[mark.6].children = mark.1..<builder.children.count
      pieces[mark.6].types = mark.2..<builder.types.count
      pieces[mark.6].declarations = mark.3..<builder.declarations.count
      pieces[mark.6].results = results
      pieces[mark.6].inner = pieces.count - mark.6 - 1
    }
    return results
  }

  /// In bytes.
  private static let smallestPiece = 48

  private mutating func take(_ index: Int, from old: LoweredPieces, at start: Int) -> [Int32] {
    let piece = old.pieces[index]
    let move = PieceMove(
      piece,
      text: start - piece.start,
      nodes: builder.nodes.count - piece.nodes.lowerBound,
      children: builder.children.count - piece.children.lowerBound,
      types: builder.types.count - piece.types.lowerBound,
      declarations: builder.declarations.count - piece.declarations.lowerBound,
      parent: parent
    )
    builder.append(piece, of: old.unit, move)
    for offset in 0...piece.inner { pieces.append(move.moved(old.pieces[index + offset])) }
    return pieces[pieces.count - piece.inner - 1].results
  }
}
