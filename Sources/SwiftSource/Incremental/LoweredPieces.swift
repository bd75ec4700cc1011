import SwiftParser
import SwiftSyntax

/// A lowered text, to take pieces from that another text holds as well.
struct LoweredPieces: Sendable {
  let text: [UInt8]
  let unit: SourceUnit
  /// In the order of their starts, each before those inside of it.
  let pieces: [LoweredPiece]
  /// In the order of their starts, each before those inside of it.
  let lists: [LoweredList]
  /// Where ends were searched for: what stands behind the first isn't read by itself.
  let openEnds: [Int]
  /// The places of the unit's names.
  let nameIndex: [String: Int32]
  /// How many of the names some node had when that was last known.
  let nameCount: Int

  /// The places of a list's own items.
  func items(of list: LoweredList) -> [Int] {
    var items: [Int] = []
    var index = list.pieces.lowerBound
    while index < list.pieces.upperBound {
      items.append(index)
      index += pieces[index].inner + 1
    }
    return items
  }

  /// The same with the names alone that the unit still holds, where many are left over from earlier texts.
  func compacted() -> LoweredPieces {
    guard unit.names.count > 2 * nameCount + Self.spareNames else { return self }
    let unit = unit.withoutSpareNames
    return LoweredPieces(
      text: text,
      unit: unit,
      pieces: pieces,
      lists: lists,
      openEnds: openEnds,
      nameIndex: Dictionary(zip(unit.names, Int32(0)...)) { first, _ in first },
      nameCount: unit.names.count
    )
  }

  /// Names that may be left over.
  private static let spareNames = 1_000
}

extension LoweredPieces {
  /// Reads a whole text that nests nowhere too deep.
  init(reading text: [UInt8]) {
    self = text.withUnsafeBufferPointer { source in
      var parser = Parser(source)
      var lowerer = Lowerer(source: source)
      lowerer.recordsPieces = true
      let tree = SourceFileSyntax.parse(from: &parser)
      let unit = lowerer.unit(of: tree, blanked: [])
      return LoweredPieces(
        text: text,
        unit: unit,
        pieces: lowerer.pieces,
        lists: lowerer.lists,
        openEnds: OpenEnds.places(in: tree),
        nameIndex: lowerer.builder.nameIndex,
        nameCount: unit.names.count
      )
    }
  }
}

extension SourceUnit {
  /// The unit with the names alone that its nodes have.
  fileprivate var withoutSpareNames: SourceUnit {
    var places = [Int32](repeating: -1, count: names.count)
    var kept: [String] = []
    let nodes = nodes.map { node in
      guard node.name >= 0 else { return node }
      if places[Int(node.name)] < 0 {
        places[Int(node.name)] = Int32(truncatingIfNeeded: kept.count)
        kept.append(names[Int(node.name)])
      }
      return node.with(name: places[Int(node.name)])
    }
    return SourceUnit(
      nodes: nodes,
      children: children,
      names: kept,
      types: types,
      declarations: declarations,
      topLevel: topLevel,
      statements: statements,
      imports: imports,
      directives: directives,
      isGenerated: isGenerated,
      truncations: truncations
    )
  }
}
