/// How what stands around a changed run moves.
struct OuterMove: UnitMove {
  /// In the old text; what stands there or behind it moves.
  private let end: UInt32
  private let text: Int
  private let nodes: Move
  private let children: Move
  private let types: Move
  private let declarations: Move

  /// Places before a stretch stay, those behind it move.
  private struct Move {
    let end: Int32
    let distance: Int32

    init(_ old: Range<Int>, newCount: Int) {
      end = Int32(truncatingIfNeeded: old.upperBound)
      distance = Int32(truncatingIfNeeded: newCount - old.count)
    }

    func callAsFunction(_ place: Int32) -> Int32 { place >= end ? place &+ distance : place }

    func callAsFunction(_ range: Range<Int>) -> Range<Int> {
      (range.lowerBound &+ Int(distance))..<(range.upperBound &+ Int(distance))
    }
  }

  init(run: ChangedRun, stretch: SplicedUnit.Stretch, read: RunReading) {
    end = UInt32(clamping: run.oldEnd)
    text = run.distance
    nodes = Move(stretch.nodes, newCount: read.builder.nodes.count)
    children = Move(stretch.children, newCount: read.builder.children.count)
    types = Move(stretch.types, newCount: read.builder.types.count)
    declarations = Move(stretch.declarations, newCount: read.builder.declarations.count)
  }

  func moved(_ offset: UInt32) -> UInt32 {
    offset >= end ? UInt32(truncatingIfNeeded: Int(offset) &+ text) : offset
  }

  func movedChild(_ place: Int32) -> Int32 { children(place) }
  func moved(_ id: NodeID) -> NodeID { NodeID(nodes(id.index)) }
  func moved(_ id: TypeID) -> TypeID { TypeID(types(id.index)) }
  func moved(_ id: DeclarationID) -> DeclarationID { DeclarationID(declarations(id.index)) }

  /// A piece behind the run.
  func moved(_ old: LoweredPiece, listsBy lists: Int) -> LoweredPiece {
    var piece = old
    piece.start += text
    piece.wordsEnd = old.wordsEnd.map { $0 + text }
    piece.nodes = nodes(old.nodes)
    piece.children = children(old.children)
    piece.types = types(old.types)
    piece.declarations = declarations(old.declarations)
    piece.lists = (old.lists.lowerBound &+ lists)..<(old.lists.upperBound &+ lists)
    return piece
  }

  /// A list behind the run.
  func moved(_ old: LoweredList, piecesBy pieces: Int) -> LoweredList {
    var list = old
    list.start += text
    list.end += text
    list.closer += text
    list.context.parent = list.context.parent.map(moved)
    list.pieces = (old.pieces.lowerBound &+ pieces)..<(old.pieces.upperBound &+ pieces)
    return list
  }
}
