/// How far a piece's contents move from one unit to another.
struct PieceMove {
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
  func moved(_ range: SourceRange) -> SourceRange { SourceRange(moved(range.lowerBound), moved(range.upperBound)) }
  func moved(_ id: NodeID) -> NodeID { NodeID(id.index &+ nodes) }
  func moved(_ id: TypeID) -> TypeID { TypeID(id.index &+ types) }

  /// What stands around the piece is another declaration now.
  func moved(_ id: DeclarationID) -> DeclarationID {
    if id == oldParent { return parent ?? id }
    return DeclarationID(id.index &+ declarations)
  }

  func moved(_ node: Node) -> Node {
    var link = node.link
    if link >= 0 {
      switch node.kind {
      case .localVariable, .localDeclaration: link &+= declarations
      default: link &+= types
      }
    }
    return Node(
      kind: node.kind,
      flags: node.flags,
      height: node.height,
      name: node.name,
      lower: moved(node.lower),
      upper: moved(node.upper),
      firstChild: node.firstChild &+ children,
      childCount: node.childCount,
      link: link
    )
  }

  func moved(_ type: TypeNode) -> TypeNode {
    TypeNode(kind: type.kind, name: type.name, children: type.children.map(moved), range: moved(type.range))
  }

  func moved(_ old: Declaration) -> Declaration {
    var declaration = old
    declaration.nameRange = moved(old.nameRange)
    declaration.range = moved(old.range)
    declaration.parent = old.parent.map(moved)
    if !old.attributes.isEmpty { declaration.attributes = old.attributes.map(moved) }
    declaration.type = old.type.map(moved)
    if !old.inherited.isEmpty { declaration.inherited = old.inherited.map(moved) }
    if !old.genericParameters.isEmpty {
      declaration.genericParameters = old.genericParameters.map { .init(name: $0.name, bound: $0.bound.map(moved)) }
    }
    if !old.requirements.isEmpty {
      declaration.requirements = old.requirements.map {
        .init(left: moved($0.left), isEquality: $0.isEquality, right: moved($0.right))
      }
    }
    if !old.parameters.isEmpty { declaration.parameters = old.parameters.map(moved) }
    declaration.value = old.value.map(moved)
    declaration.body = old.body.map(moved)
    if !old.accessors.isEmpty {
      declaration.accessors = old.accessors.map {
        .init(name: $0.name, parameter: $0.parameter, body: $0.body.map(moved))
      }
    }
    if !old.members.isEmpty { declaration.members = old.members.map(moved) }
    return declaration
  }

  private func moved(_ attribute: Declaration.Attribute) -> Declaration.Attribute {
    Declaration.Attribute(name: attribute.name, arguments: attribute.arguments.map(moved))
  }

  private func moved(_ old: Declaration.Parameter) -> Declaration.Parameter {
    var parameter = old
    parameter.type = old.type.map(moved)
    parameter.defaultValue = old.defaultValue.map(moved)
    parameter.range = moved(old.range)
    if !old.attributes.isEmpty { parameter.attributes = old.attributes.map(moved) }
    return parameter
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
