import SwiftSyntax

extension Lowerer {
  /// Lowers a member or statement and keeps what it became, where pieces are kept.
  mutating func piece(
    _ syntax: some SyntaxProtocol,
    isStatement: Bool,
    _ lower: (inout Lowerer) -> [Int32]
  ) -> [Int32] {
    guard recordsPieces else { return lower(&self) }
    let length = syntax.totalLength.utf8Length
    let start = syntax.position.utf8Offset
    let context = LoweredPiece.Context(
      isLocal: isLocal,
      isStatement: isStatement,
      depth: depth,
      conditions: conditions
    )
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

}
