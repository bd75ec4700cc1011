/// How far a piece's contents move from one unit to another.
struct PieceMove: UnitMove {
  private let text: Int
  private let nodes: Int32
  private let children: Int32
  private let types: Int32
  private let declarations: Int32
  private let oldParent: DeclarationID?
  private let parent: DeclarationID?

  init(
    _ piece: LoweredPiece,
    text: Int,
    nodes: Int,
    children: Int,
    types: Int,
    declarations: Int,
    parent: DeclarationID?
  ) {
    self.text = text
    self.nodes = Int32(truncatingIfNeeded: nodes)
    self.children = Int32(truncatingIfNeeded: children)
    self.types = Int32(truncatingIfNeeded: types)
    self.declarations = Int32(truncatingIfNeeded: declarations)
    oldParent = piece.parent
    self.parent = parent
  }

  func moved(_ offset: UInt32) -> UInt32 { UInt32(truncatingIfNeeded: Int(offset) &+ text) }
  func movedChild(_ place: Int32) -> Int32 { place &+ children }
  func moved(_ id: NodeID) -> NodeID { NodeID(id.index &+ nodes) }
  func moved(_ id: TypeID) -> TypeID { TypeID(id.index &+ types) }

  /// What stands around the piece is another declaration now.
  func moved(_ id: DeclarationID) -> DeclarationID {
    if id == oldParent { return parent ?? id }
    return DeclarationID(id.index &+ declarations)
  }

  func moved(_ old: LoweredPiece) -> LoweredPiece {
    var piece = old
    piece.start = old.start &+ text
    piece.parent = old.parent.map(moved)
    piece.nodes = moved(old.nodes, by: nodes)
    piece.children = moved(old.children, by: children)
    piece.types = moved(old.types, by: types)
    piece.declarations = moved(old.declarations, by: declarations)
    let by = old.context.isStatement ? nodes : declarations
    if by != 0 { piece.results = old.results.map { $0 &+ by } }
    return piece
  }

  private func moved(_ range: Range<Int>, by distance: Int32) -> Range<Int> {
    (range.lowerBound &+ Int(distance))..<(range.upperBound &+ Int(distance))
  }
}
