/// Folds `operand operator operand …` by precedence while it is read.
///
/// Iterative, so that the length of a sequence costs no stack.
struct OperatorFolding {
  /// What stands between two operands.
  enum Part {
    /// An operator, as a place among the names.
    case infix(Int32, OperatorPrecedence)
    /// `? middle :`
    case ternary(middle: NodeID)

    var precedence: OperatorPrecedence {
      switch self {
      case .infix(_, let precedence): precedence
      case .ternary: .ternary
      }
    }
  }

  private var operands: [NodeID]
  private var waiting: [Part] = []

  init(_ first: NodeID) { operands = [first] }

  mutating func operand(_ node: NodeID) { operands.append(node) }

  /// Takes an operator, whose right operand comes next.
  mutating func push(_ part: Part, _ builder: inout UnitBuilder) {
    reduce(before: part.precedence, &builder)
    waiting.append(part)
  }

  /// Takes `as T` and its like, which have no right operand.
  mutating func cast(_ symbol: Int32, _ type: TypeID, end: UInt32, _ builder: inout UnitBuilder) {
    reduce(before: .cast, &builder)
    guard let operand = operands.popLast() else { return }
    let range = SourceRange(builder.range(operand).lowerBound, end)
    operands.append(builder.add(.cast, range, name: symbol, child: operand, link: type.index))
  }

  mutating func finish(_ builder: inout UnitBuilder) -> NodeID {
    while let part = waiting.popLast() { apply(part, &builder) }
    return operands.last ?? builder.add(.unknown, SourceRange(0, 0))
  }

  private mutating func reduce(before next: OperatorPrecedence, _ builder: inout UnitBuilder) {
    while let top = waiting.last, top.precedence.binds(before: next) {
      waiting.removeLast()
      apply(top, &builder)
    }
  }

  private mutating func apply(_ part: Part, _ builder: inout UnitBuilder) {
    guard operands.count > 1 else { return }
    let right = operands.removeLast()
    let left = operands.removeLast()
    let whole = SourceRange(builder.range(left).lowerBound, builder.range(right).upperBound)
    let mark = builder.pending.count
    builder.pending.append(left)
    switch part {
    case .infix(let name, let precedence):
      builder.pending.append(right)
      let kind: NodeKind = precedence.isAssignment ? .assignment : .binary
      operands.append(builder.add(kind, whole, name: name, childrenFrom: mark))
    case .ternary(let middle):
      builder.pending.append(middle)
      builder.pending.append(right)
      operands.append(builder.add(.ternary, whole, childrenFrom: mark))
    }
  }
}
