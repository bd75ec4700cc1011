/// Where what one unit holds stands in another.
protocol UnitMove {
  /// An offset in the text.
  func moved(_ offset: UInt32) -> UInt32
  func moved(_ id: NodeID) -> NodeID
  func moved(_ id: TypeID) -> TypeID
  func moved(_ id: DeclarationID) -> DeclarationID
  /// A place in `SourceUnit.children`.
  func movedChild(_ place: Int32) -> Int32
}

extension UnitMove {
  func moved(_ range: SourceRange) -> SourceRange { SourceRange(moved(range.lowerBound), moved(range.upperBound)) }

  func moved(_ node: Node) -> Node {
    var link = node.link
    if link >= 0 {
      switch node.kind {
      case .localVariable, .localDeclaration: link = moved(DeclarationID(link)).index
      default: link = moved(TypeID(link)).index
      }
    }
    return Node(
      kind: node.kind,
      flags: node.flags,
      height: node.height,
      name: node.name,
      lower: moved(node.lower),
      upper: moved(node.upper),
      firstChild: movedChild(node.firstChild),
      childCount: node.childCount,
      link: link
    )
  }

  func moved(_ type: TypeNode) -> TypeNode {
    TypeNode(kind: type.kind, name: type.name, children: type.children.map(moved), range: moved(type.range))
  }

  func moved(_ declaration: Declaration) -> Declaration {
    declaration.moved(node: moved, type: moved, declaration: moved, range: moved)
  }
}
