/// A unit with one of its pieces in place of another.
struct SplicedUnit {
  private let old: LoweredPieces
  private let index: Int
  private let piece: LoweredPiece
  private let read: ReadPiece
  private let inner: PieceMove
  private let outer: OuterMove

  init(old: LoweredPieces, index: Int, read: ReadPiece, newLength: Int) {
    self.old = old
    self.index = index
    self.read = read
    let piece = old.pieces[index]
    self.piece = piece
    var whole = piece
    whole.parent = ReadPiece.around
    inner = PieceMove(
      whole,
      text: read.textShift,
      nodes: piece.nodes.lowerBound,
      children: piece.children.lowerBound,
      types: piece.types.lowerBound,
      declarations: piece.declarations.lowerBound,
      parent: piece.parent
    )
    outer = OuterMove(piece: piece, read: read, newLength: newLength)
  }

  func make(_ text: [UInt8]) -> LoweredPieces {
    let unit = old.unit
    let directives =
      unit.directives.filter { Int($0.range.upperBound) <= piece.start }
      + read.directives.map { moved($0, to: inner.moved($0.range)) }
      + unit.directives.filter { Int($0.range.lowerBound) >= piece.start + piece.length }
      .map { moved($0, to: outer.moved($0.range)) }
    let spliced = SourceUnit(
      nodes: splice(unit.nodes, piece.nodes, read.builder.nodes, inner.moved, outer.moved),
      children: splice(unit.children, piece.children, read.builder.children, inner.moved, outer.moved),
      names: read.builder.names,
      types: splice(unit.types, piece.types, read.builder.types, inner.moved, outer.moved),
      declarations: splice(unit.declarations, piece.declarations, read.builder.declarations, inner.moved, outer.moved),
      topLevel: unit.topLevel.map(outer.moved),
      statements: unit.statements.map(outer.moved),
      imports: unit.imports.map {
        var item = $0
        item.range = outer.moved(item.range)
        return item
      },
      directives: directives,
      isGenerated: SourceUnit.isGenerated(text),
      truncations: []
    )
    var pieces = old.pieces[..<index].map(outer.moved)
    // The pieces around have other pieces inside of them now.
    let difference = read.pieces.count - piece.inner - 1
    if difference != 0 {
      for position in pieces.indices where position + old.pieces[position].inner >= index {
        pieces[position].inner += difference
      }
    }
    pieces += read.pieces.map(inner.moved)
    pieces += old.pieces[(index + piece.inner + 1)...].map(outer.moved)
    return LoweredPieces(unit: spliced, pieces: pieces, nameIndex: read.builder.nameIndex)
  }

  private func splice<Element>(
    _ all: [Element],
    _ range: Range<Int>,
    _ new: [Element],
    _ inner: (Element) -> Element,
    _ outer: (Element) -> Element
  ) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(all.count - range.count + new.count)
    for element in all[..<range.lowerBound] { result.append(outer(element)) }
    for element in new { result.append(inner(element)) }
    for element in all[range.upperBound...] { result.append(outer(element)) }
    return result
  }

  private func moved(
    _ comment: SourceUnit.DirectiveComment,
    to range: SourceRange
  ) -> SourceUnit.DirectiveComment {
    SourceUnit.DirectiveComment(text: comment.text, range: range, isOnOwnLine: comment.isOnOwnLine)
  }
}

/// How what stands around a changed piece moves.
struct OuterMove: UnitMove {
  /// In the old text; what stands there or behind it moves.
  private let end: UInt32
  private let text: Int
  private let nodes: Move
  private let children: Move
  private let types: Move
  private let declarations: Move
  private let results: [Int32: Int32]

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
      // A stretch that holds the piece grows with it.
      let lower = Int32(truncatingIfNeeded: range.lowerBound)
      let upper = Int32(truncatingIfNeeded: range.upperBound)
      return Int(self(lower))..<max(Int(self(lower)), Int(self(upper)))
    }
  }

  init(piece: LoweredPiece, read: ReadPiece, newLength: Int) {
    end = UInt32(clamping: piece.start + piece.length)
    text = newLength - piece.length
    nodes = Move(piece.nodes, newCount: read.builder.nodes.count)
    children = Move(piece.children, newCount: read.builder.children.count)
    types = Move(piece.types, newCount: read.builder.types.count)
    declarations = Move(piece.declarations, newCount: read.builder.declarations.count)
    let first = Int32(truncatingIfNeeded: piece.declarations.lowerBound)
    results = Dictionary(zip(piece.results, read.results.map { $0 &+ first })) { first, _ in first }
  }

  func moved(_ offset: UInt32) -> UInt32 {
    offset >= end ? UInt32(truncatingIfNeeded: Int(offset) &+ text) : offset
  }

  func movedChild(_ place: Int32) -> Int32 { children(place) }
  func moved(_ id: NodeID) -> NodeID { NodeID(nodes(id.index)) }
  func moved(_ id: TypeID) -> TypeID { TypeID(types(id.index)) }
  func moved(_ id: DeclarationID) -> DeclarationID { DeclarationID(results[id.index] ?? declarations(id.index)) }

  func moved(_ old: LoweredPiece) -> LoweredPiece {
    var piece = old
    let start = moved(UInt32(clamping: old.start))
    piece.length = Int(moved(UInt32(clamping: old.start + old.length))) - Int(start)
    piece.start = Int(start)
    piece.parent = old.parent.map(moved)
    piece.nodes = nodes(old.nodes)
    piece.children = children(old.children)
    piece.types = types(old.types)
    piece.declarations = declarations(old.declarations)
    piece.results =
      old.context.isStatement ? old.results.map { nodes($0) } : old.results.map { moved(DeclarationID($0)).index }
    return piece
  }
}
