import Synchronization

/// One Swift file after lowering: its declarations and the expressions and statements of its bodies, in flat arenas.
///
/// A pure function of the file's bytes. Nothing above it knows the syntax tree.
package final class SourceUnit: Sendable {
  package let nodes: [Node]
  package let children: [NodeID]
  package let names: [String]
  package let types: [TypeNode]
  package let declarations: [Declaration]
  package let topLevel: [DeclarationID]
  /// Statements outside any declaration, `#Preview` among them.
  package let statements: [NodeID]
  package let imports: [Import]
  /// The infix operators and precedence groups that the file declares.
  package let operators: OperatorDeclarations
  /// Comments that hold `parlance:`, in source order.
  package let directives: [DirectiveComment]
  /// Whether a comment line at the file's head says that the file is generated.
  package let isGenerated: Bool
  /// Code that was left out because it nests too deep: a tree beyond `maximumHeight`, or too many open brackets.
  package let truncations: [SourceRange]

  /// Made when it is asked for.
  private let knownBlocks = Mutex<NodeBlocks?>(nil)

  var blocks: NodeBlocks {
    knownBlocks.withLock { known in
      if let known { return known }
      let made = NodeBlocks(nodes)
      known = made
      return made
    }
  }

  /// The number of levels that a node's subtree may have. What is deeper is read over; hand-written Swift stays far
  /// below.
  package static let maximumHeight = 400

  package init(
    nodes: [Node],
    children: [NodeID],
    names: [String],
    types: [TypeNode],
    declarations: [Declaration],
    topLevel: [DeclarationID],
    statements: [NodeID],
    imports: [Import],
    operators: OperatorDeclarations = OperatorDeclarations(),
    directives: [DirectiveComment],
    isGenerated: Bool,
    truncations: [SourceRange]
  ) {
    self.nodes = nodes.withoutSpareRoom
    self.children = children.withoutSpareRoom
    self.names = names.withoutSpareRoom
    self.types = types.withoutSpareRoom
    self.declarations = declarations.withoutSpareRoom
    self.topLevel = topLevel
    self.statements = statements
    self.imports = imports
    self.operators = operators
    self.directives = directives
    self.isGenerated = isGenerated
    self.truncations = truncations
  }

  /// `import Module`
  package struct Import: Sendable, Hashable {
    package var module: String
    package var range: SourceRange
    package var isTestable: Bool
    /// Whether whoever imports the file's module imports this one with it.
    package var isExported: Bool

    package init(module: String, range: SourceRange, isTestable: Bool, isExported: Bool) {
      self.module = module
      self.range = range
      self.isTestable = isTestable
      self.isExported = isExported
    }
  }

  /// A comment that holds `parlance:`.
  package struct DirectiveComment: Sendable, Hashable {
    /// The comment as written, markers included.
    package var text: String
    package var range: SourceRange
    /// Whether nothing but white space stands before it on its line.
    package var isOnOwnLine: Bool

    package init(text: String, range: SourceRange, isOnOwnLine: Bool) {
      self.text = text
      self.range = range
      self.isOnOwnLine = isOnOwnLine
    }
  }
}

extension SourceUnit {
  package subscript(_ id: NodeID) -> Node { nodes[Int(id.index)] }
  @inlinable package subscript(_ id: DeclarationID) -> Declaration { declarations[Int(id.index)] }
  package subscript(_ id: TypeID) -> TypeNode { types[Int(id.index)] }

  package func kind(_ id: NodeID) -> NodeKind { nodes[Int(id.index)].kind }

  /// The node's name, or an empty text where it has none.
  package func name(_ id: NodeID) -> String {
    let name = nodes[Int(id.index)].name
    return name < 0 ? "" : names[Int(name)]
  }

  /// The node's name, `nil` where it has none (an argument without label).
  package func optionalName(_ id: NodeID) -> String? {
    let name = nodes[Int(id.index)].name
    return name < 0 ? nil : names[Int(name)]
  }

  package func childCount(_ id: NodeID) -> Int { Int(nodes[Int(id.index)].childCount) }

  /// The child at `position`, `nil` past the end.
  package func child(_ id: NodeID, _ position: Int) -> NodeID? {
    let node = nodes[Int(id.index)]
    guard position >= 0, position < Int(node.childCount) else { return nil }
    return children[Int(node.firstChild) + position]
  }

  package func children(_ id: NodeID) -> ArraySlice<NodeID> {
    let node = nodes[Int(id.index)]
    return children[Int(node.firstChild)..<Int(node.firstChild + node.childCount)]
  }

  package func range(_ id: NodeID) -> SourceRange {
    let node = nodes[Int(id.index)]
    return SourceRange(node.lower, node.upper)
  }

  /// The type that a cast, binding, parameter or type expression names.
  package func type(_ id: NodeID) -> TypeID? {
    let node = nodes[Int(id.index)]
    switch node.kind {
    case .localVariable, .localDeclaration: return nil
    default: return node.link < 0 ? nil : TypeID(node.link)
    }
  }

  /// The declaration of a `localVariable` or `localDeclaration`.
  package func declaration(_ id: NodeID) -> DeclarationID? {
    let node = nodes[Int(id.index)]
    switch node.kind {
    case .localVariable, .localDeclaration: return node.link < 0 ? nil : DeclarationID(node.link)
    default: return nil
    }
  }
}
