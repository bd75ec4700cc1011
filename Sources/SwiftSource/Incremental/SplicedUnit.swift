/// A unit with a run of its items in place of another.
struct SplicedUnit {
  private let old: LoweredPieces
  private let run: ChangedRun
  private let read: RunReading
  /// The run's stretches of the old arenas.
  private let stretch: Stretch
  private let inner: InnerMove
  private let outer: OuterMove

  /// Stretches of a unit's arenas.
  struct Stretch {
    let nodes: Range<Int>
    let children: Range<Int>
    let types: Range<Int>
    let declarations: Range<Int>
    let lists: Range<Int>

    init(first: LoweredPiece, last: LoweredPiece) {
      func joined(_ path: KeyPath<LoweredPiece, Range<Int>>) -> Range<Int> {
        first[keyPath: path].lowerBound..<max(first[keyPath: path].lowerBound, last[keyPath: path].upperBound)
      }
      nodes = joined(\.nodes)
      children = joined(\.children)
      types = joined(\.types)
      declarations = joined(\.declarations)
      lists = joined(\.lists)
    }
  }

  /// - Parameter last: the run's last item.
  init(old: LoweredPieces, run: ChangedRun, last: LoweredPiece, read: RunReading) {
    self.old = old
    self.run = run
    self.read = read
    stretch = Stretch(first: old.pieces[run.pieces.lowerBound], last: last)
    inner = InnerMove(to: stretch, text: read.textShift, parent: run.list.context.parent)
    outer = OuterMove(run: run, stretch: stretch, read: read)
  }

  private var siblings: [DeclarationID] {
    run.list.context.parent.map { old.unit[$0].members } ?? old.unit.topLevel
  }

  func pieces(_ text: [UInt8]) -> LoweredPieces {
    LoweredPieces(
      text: text,
      unit: unit(text),
      pieces: pieces(),
      lists: lists(),
      openEnds: old.openEnds.filter { $0 >= run.oldEnd }.map { $0 + run.distance },
      nameIndex: read.builder.nameIndex,
      nameCount: old.nameCount
    )
  }

  func unit(_ text: [UInt8]) -> SourceUnit {
    let unit = old.unit
    var declarations = splice(
      unit.declarations,
      stretch.declarations,
      read.builder.declarations,
      inner.moved,
      outer.moved
    )
    var topLevel = unit.topLevel.map(outer.moved)
    let siblings = splice(
      siblings.map(\.index),
      read.declarations.map { inner.moved($0).index },
      in: stretch.declarations,
      { outer.moved(DeclarationID($0)).index }
    ).map { DeclarationID($0) }
    if let parent = run.list.context.parent {
      declarations[Int(outer.moved(parent).index)].members = siblings
    } else {
      topLevel = siblings
    }
    let statements = splice(
      unit.statements.map(\.index),
      read.statements.map { inner.moved($0).index },
      in: stretch.nodes,
      { outer.moved(NodeID($0)).index }
    )
    return SourceUnit(
      nodes: splice(unit.nodes, stretch.nodes, read.builder.nodes, inner.moved, outer.moved),
      children: splice(unit.children, stretch.children, read.builder.children, inner.moved, outer.moved),
      names: read.builder.names,
      types: splice(unit.types, stretch.types, read.builder.types, inner.moved, outer.moved),
      declarations: declarations,
      topLevel: topLevel,
      statements: statements.map { NodeID($0) },
      imports: splice(unit.imports, read.imports, at: \.range),
      directives: splice(unit.directives, read.directives, at: \.range),
      isGenerated: SourceUnit.isGenerated(text),
      truncations: []
    )
  }

  // MARK: Arenas

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

  /// Ascending places, those of a stretch replaced.
  private func splice(_ all: [Int32], _ new: [Int32], in stretch: Range<Int>, _ move: (Int32) -> Int32) -> [Int32] {
    all.filter { Int($0) < stretch.lowerBound } + new + all.filter { Int($0) >= stretch.upperBound }.map(move)
  }

  /// What stands in the text, what stands in the run replaced.
  private func splice<Element>(
    _ all: [Element],
    _ new: [Element],
    at range: WritableKeyPath<Element, SourceRange>
  ) -> [Element] {
    func moved(_ element: Element, by move: some UnitMove) -> Element {
      var element = element
      element[keyPath: range] = move.moved(element[keyPath: range])
      return element
    }
    return all.filter { $0[keyPath: range].lowerBound < UInt32(clamping: run.start) }
      + new.map { moved($0, by: inner) }
      + all.filter { $0[keyPath: range].lowerBound >= UInt32(clamping: run.oldEnd) }.map { moved($0, by: outer) }
  }

  // MARK: Pieces

  private func pieces() -> [LoweredPiece] {
    let growth = read.pieces.count - run.pieces.count
    let listGrowth = read.lists.count - stretch.lists.count
    var pieces: [LoweredPiece] = []
    pieces.reserveCapacity(old.pieces.count + growth)
    for index in 0..<run.pieces.lowerBound {
      var piece = old.pieces[index]
      if index + piece.inner >= run.pieces.lowerBound {
        piece.length += run.distance
        piece.nodes = grown(piece.nodes, by: read.builder.nodes.count - stretch.nodes.count)
        piece.children = grown(piece.children, by: read.builder.children.count - stretch.children.count)
        piece.types = grown(piece.types, by: read.builder.types.count - stretch.types.count)
        piece.declarations = grown(
          piece.declarations,
          by: read.builder.declarations.count - stretch.declarations.count
        )
        piece.inner += growth
        piece.lists = grown(piece.lists, by: listGrowth)
      }
      pieces.append(piece)
    }
    for piece in read.pieces { pieces.append(inner.moved(piece)) }
    for piece in old.pieces[run.pieces.upperBound...] { pieces.append(outer.moved(piece, listsBy: listGrowth)) }
    return pieces
  }

  private func lists() -> [LoweredList] {
    let growth = read.pieces.count - run.pieces.count
    var lists: [LoweredList] = []
    lists.reserveCapacity(old.lists.count + read.lists.count)
    for index in 0..<stretch.lists.lowerBound {
      var list = old.lists[index]
      if index == run.listIndex || list.pieces.lowerBound < run.pieces.lowerBound,
        list.pieces.upperBound >= run.pieces.upperBound
      {
        list.pieces = grown(list.pieces, by: growth)
        list.end = index == run.listIndex && run.next == nil ? read.end : list.end + run.distance
        list.closer += run.distance
      }
      list.context.parent = list.context.parent.map(outer.moved)
      lists.append(list)
    }
    for list in read.lists { lists.append(inner.moved(list, pieces: run.pieces.lowerBound)) }
    for list in old.lists[stretch.lists.upperBound...] { lists.append(outer.moved(list, piecesBy: growth)) }
    return lists
  }

  private func grown(_ range: Range<Int>, by growth: Int) -> Range<Int> {
    range.lowerBound..<max(range.lowerBound, range.upperBound + growth)
  }
}
