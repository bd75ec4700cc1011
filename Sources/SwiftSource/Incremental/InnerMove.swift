/// How far what a run became by itself moves into the unit that takes it up.
struct InnerMove: UnitMove {
  private let text: Int
  private let nodes: Int32
  private let children: Int32
  private let types: Int32
  private let declarations: Int32
  private let lists: Int
  private let parent: DeclarationID?

  /// - Parameters:
  ///   - stretch: of the unit's arenas, whose place the run takes.
  ///   - text: what is added to offsets.
  ///   - parent: the declaration around.
  init(to stretch: SplicedUnit.Stretch, text: Int, parent: DeclarationID?) {
    self.text = text
    nodes = Int32(truncatingIfNeeded: stretch.nodes.lowerBound)
    children = Int32(truncatingIfNeeded: stretch.children.lowerBound)
    types = Int32(truncatingIfNeeded: stretch.types.lowerBound)
    declarations = Int32(truncatingIfNeeded: stretch.declarations.lowerBound)
    lists = stretch.lists.lowerBound
    self.parent = parent
  }

  func moved(_ offset: UInt32) -> UInt32 { UInt32(truncatingIfNeeded: Int(offset) &+ text) }
  func movedChild(_ place: Int32) -> Int32 { place &+ children }
  func moved(_ id: NodeID) -> NodeID { NodeID(id.index &+ nodes) }
  func moved(_ id: TypeID) -> TypeID { TypeID(id.index &+ types) }

  func moved(_ id: DeclarationID) -> DeclarationID {
    id == RunReading.around ? parent ?? id : DeclarationID(id.index &+ declarations)
  }

  func moved(_ old: LoweredPiece) -> LoweredPiece {
    var piece = old
    piece.start += text
    piece.wordsEnd = old.wordsEnd.map { $0 + text }
    piece.nodes = Self.moved(old.nodes, by: Int(nodes))
    piece.children = Self.moved(old.children, by: Int(children))
    piece.types = Self.moved(old.types, by: Int(types))
    piece.declarations = Self.moved(old.declarations, by: Int(declarations))
    piece.lists = Self.moved(old.lists, by: lists)
    return piece
  }

  /// - Parameter pieces: what is added to the places of pieces.
  func moved(_ old: LoweredList, pieces: Int) -> LoweredList {
    var list = old
    list.start += text
    list.end += text
    list.closer += text
    list.context.parent = list.context.parent.map(moved)
    list.pieces = Self.moved(list.pieces, by: pieces)
    return list
  }

  private static func moved(_ range: Range<Int>, by distance: Int) -> Range<Int> {
    (range.lowerBound &+ distance)..<(range.upperBound &+ distance)
  }
}
