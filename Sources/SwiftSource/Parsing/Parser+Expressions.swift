/// What stands around an expression, as far as it changes how it is read.
struct ExpressionContext {
  /// A brace behind it may begin the body of a statement rather than a closure.
  var isCondition = false
  /// It is the condition of a `#if`, which ends with its line.
  var isDirective = false
  /// It is a pattern: names may be bound.
  var pattern = Pattern.none

  enum Pattern {
    case none
    /// Behind `case`: names are references.
    case matching
    /// Behind `let` or `var`: names are bound.
    case binding
  }

  static let plain = ExpressionContext()
  static let condition = ExpressionContext(isCondition: true)

  /// Of the arguments of a call in this one.
  var inside: ExpressionContext { ExpressionContext(pattern: pattern) }
}

extension Parser {
  /// Reads an expression. Parentheses around one value, `try`, `await` and `&` leave no node of their own.
  mutating func expression(_ context: ExpressionContext = .plain) -> NodeID {
    if context.pattern != .none, isAtPatternWord { return matchingPattern(.matching) }
    return sequence(context)
  }

  /// Operands and the operators between them, folded by precedence.
  mutating func sequence(_ context: ExpressionContext) -> NodeID {
    guard enter() else { return builder.truncate(skipTooDeep()) }
    defer { leave() }
    let first = operand(context)
    guard isAtInfix(context) else { return first }
    return sequence(from: first, context)
  }

  @inline(__always)
  func isAtInfix(_ context: ExpressionContext) -> Bool {
    switch kind {
    case .infixOperator, .infixQuestion, .arrow: return !(context.isDirective && beginsLine)
    case .equal: return context.pattern == .none
    case .word:
      switch keyword {
      case .as, .is: return true
      case .async, .throws: return isAtFunctionArrow
      default: return false
      }
    default: return false
    }
  }

  mutating func sequence(from first: NodeID, _ context: ExpressionContext) -> NodeID {
    var folding = OperatorFolding(first)
    while isAtInfix(context) {
      switch kind {
      case .infixOperator:
        let symbol = operatorName()
        folding.push(.infix(symbol.name, symbol.precedence), &builder)
        advance()
      case .equal:
        folding.push(.infix(operatorName().name, .assignment), &builder)
        advance()
      case .arrow:
        folding.push(.infix(operatorName().name, .other), &builder)
        advance()
      case .infixQuestion:
        advance()
        let middle = sequence(context)
        guard kind == .colon else {
          // Without its second choice it is read as far as it goes.
          folding.push(.ternary(middle: middle), &builder)
          folding.operand(builder.add(.unknown, SourceRange(missingPlace, missingPlace)))
          return folding.finish(&builder)
        }
        advance()
        folding.push(.ternary(middle: middle), &builder)
      default:
        guard cast(&folding) else { continue }
        continue
      }
      if context.isDirective, beginsLine {
        folding.operand(missingExpression())
        break
      }
      let before = (index, start)
      folding.operand(operand(context))
      if (index, start) == before { break }
    }
    return folding.finish(&builder)
  }

  /// `as T` and its like, or the effects before an arrow; `false` for those.
  mutating func cast(_ folding: inout OperatorFolding) -> Bool {
    switch keyword {
    case .is:
      advance()
      let link = type()
      folding.cast(builder.name(Keyword.is.id, in: words), link, end: lastEnd, &builder)
      return true
    case .as:
      advance()
      var symbol = builder.name(Keyword.as.id, in: words)
      if kind == .postfixQuestion {
        symbol = builder.name("as?")
        advance()
      } else if kind == .exclamation {
        symbol = builder.name("as!")
        advance()
      }
      let link = type()
      folding.cast(symbol, link, end: lastEnd, &builder)
      return true
    default:
      effects()
      guard kind == .arrow else { return true }
      return false
    }
  }

  /// The current operator as a name, with how tightly it binds.
  mutating func operatorName() -> (name: Int32, precedence: OperatorPrecedence) {
    let lexeme = lexemes[index]
    let name: Int32
    if start == lexeme.start, end == lexeme.end {
      name = builder.name(lexeme.value, in: words)
    } else {
      name = builder.name(text(SourceRange(start, end)))
    }
    let standard = OperatorPrecedence.of(bytes, Int(start), Int(end))
    if standard == nil, !operators.isStandard {
      return (name, operators.precedence(of: builder.names[Int(name)]) ?? .other)
    }
    return (name, standard ?? .other)
  }
}
