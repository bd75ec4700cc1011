import SwiftSource

/// How tightly an infix operator binds, by the standard library's precedence groups.
struct OperatorPrecedence {
  enum Associativity { case left, right, none }

  let level: Int
  let associativity: Associativity

  /// Groups from loose to tight: assignment, ternary, ??-less logic, comparison, ?? , cast, range, addition,
  /// multiplication, shift. An operator that is not the standard library's gets `DefaultPrecedence`, between ternary and
  /// logic.
  static func of(_ symbol: String) -> OperatorPrecedence {
    switch symbol {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=":
      OperatorPrecedence(level: 1, associativity: .right)
    case "?:": OperatorPrecedence(level: 2, associativity: .right)
    case "||": OperatorPrecedence(level: 4, associativity: .left)
    case "&&": OperatorPrecedence(level: 5, associativity: .left)
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<", ".>", ".<=", ".>=":
      OperatorPrecedence(level: 6, associativity: .none)
    case "??": OperatorPrecedence(level: 7, associativity: .right)
    case "is", "as", "as?", "as!": OperatorPrecedence(level: 8, associativity: .left)
    case "...", "..<": OperatorPrecedence(level: 9, associativity: .none)
    case "+", "-", "&+", "&-", "|", "^", ".|", ".^": OperatorPrecedence(level: 10, associativity: .left)
    case "*", "/", "%", "&*", "&", ".&": OperatorPrecedence(level: 11, associativity: .left)
    case "<<", ">>", "&<<", "&>>": OperatorPrecedence(level: 12, associativity: .none)
    default: OperatorPrecedence(level: 3, associativity: .none)
    }
  }

  static func isAssignment(_ symbol: String) -> Bool { of(symbol).level == 1 }
}

/// What stands between two operands of an unfolded sequence.
enum InfixPart {
  case infix(String)
  /// `? middle :`
  case ternary(middle: NodeID)
  /// `as T` and its like, which takes no right operand.
  case cast(symbol: String, type: TypeID, end: UInt32)

  var precedence: OperatorPrecedence {
    switch self {
    case .infix(let symbol): .of(symbol)
    case .ternary: .of("?:")
    case .cast(let symbol, _, _): .of(symbol)
    }
  }
}

extension UnitBuilder {
  /// Folds `operands[0] parts[0] operands[1] …` by precedence. A `cast` part takes no operand of its own.
  ///
  /// Iterative (shunting-yard), so that the length of a sequence costs no stack.
  mutating func fold(_ operands: [NodeID], _ parts: [InfixPart]) -> NodeID? {
    guard var pending = operands.first.map({ [$0] }) else { return nil }
    var waiting: [InfixPart] = []
    var next = 1
    for part in parts {
      while let top = waiting.last, binds(top.precedence, before: part.precedence) {
        waiting.removeLast()
        apply(top, to: &pending)
      }
      if case .cast(let symbol, let type, let end) = part {
        guard let operand = pending.popLast() else { continue }
        let range = SourceRange(range(operand).lowerBound, end)
        pending.append(add(.cast, range, name: symbol, children: [operand], link: type.index))
        continue
      }
      guard next < operands.count else { break }
      waiting.append(part)
      pending.append(operands[next])
      next += 1
    }
    while let top = waiting.popLast() { apply(top, to: &pending) }
    return pending.last
  }

  private func binds(_ top: OperatorPrecedence, before next: OperatorPrecedence) -> Bool {
    top.level > next.level || (top.level == next.level && next.associativity != .right)
  }

  private mutating func apply(_ part: InfixPart, to pending: inout [NodeID]) {
    guard pending.count > 1 else { return }
    let right = pending.removeLast()
    let left = pending.removeLast()
    let whole = SourceRange(range(left).lowerBound, range(right).upperBound)
    switch part {
    case .infix(let symbol):
      let kind: NodeKind = OperatorPrecedence.isAssignment(symbol) ? .assignment : .binary
      pending.append(add(kind, whole, name: symbol, children: [left, right]))
    case .ternary(let middle):
      pending.append(add(.ternary, whole, children: [left, middle, right]))
    case .cast:
      pending.append(left)
    }
  }
}
