import SwiftParser
import SwiftSource
import SwiftSyntax

extension Lowerer {
  /// Lowers an expression. Parentheses around one value, `try`, `await` and `&` leave no node of their own.
  mutating func expression(_ syntax: ExprSyntax) -> NodeID {
    descend(range(syntax)) { $0.expressionInside(syntax) }
  }

  private mutating func expressionInside(_ syntax: ExprSyntax) -> NodeID {
    switch syntax.kind {
    case .integerLiteralExpr: return builder.add(.integer, range(syntax), name: text(syntax))
    case .floatLiteralExpr: return builder.add(.float, range(syntax), name: text(syntax))
    case .booleanLiteralExpr: return builder.add(.boolean, range(syntax), name: text(syntax))
    case .nilLiteralExpr: return builder.add(.nilLiteral, range(syntax))
    case .stringLiteralExpr: return string(syntax.cast(StringLiteralExprSyntax.self))
    case .declReferenceExpr:
      let reference = syntax.cast(DeclReferenceExprSyntax.self)
      return builder.add(.identifier, range(syntax), name: name(reference.baseName))
    case .superExpr: return builder.add(.identifier, range(syntax), name: "super")
    case .genericSpecializationExpr: return specialization(syntax.cast(GenericSpecializationExprSyntax.self))
    case .memberAccessExpr: return member(syntax.cast(MemberAccessExprSyntax.self))
    case .functionCallExpr: return call(syntax.cast(FunctionCallExprSyntax.self))
    case .subscriptCallExpr: return subscripting(syntax.cast(SubscriptCallExprSyntax.self))
    case .sequenceExpr: return sequence(syntax.cast(SequenceExprSyntax.self))
    case .infixOperatorExpr: return infix(syntax.cast(InfixOperatorExprSyntax.self))
    case .ternaryExpr:
      let ternary = syntax.cast(TernaryExprSyntax.self)
      let parts = [ternary.condition, ternary.thenExpression, ternary.elseExpression].map { expression($0) }
      return builder.add(.ternary, range(syntax), children: parts)
    case .prefixOperatorExpr:
      let prefix = syntax.cast(PrefixOperatorExprSyntax.self)
      return builder.add(
        .prefix,
        range(syntax),
        name: text(prefix.operator),
        children: [expression(prefix.expression)]
      )
    case .postfixOperatorExpr:
      let postfix = syntax.cast(PostfixOperatorExprSyntax.self)
      return builder.add(
        .postfix,
        range(syntax),
        name: text(postfix.operator),
        children: [expression(postfix.expression)]
      )
    case .forceUnwrapExpr:
      let operand = expression(syntax.cast(ForceUnwrapExprSyntax.self).expression)
      return builder.add(.forceUnwrap, range(syntax), children: [operand])
    case .optionalChainingExpr:
      let operand = expression(syntax.cast(OptionalChainingExprSyntax.self).expression)
      return builder.add(.optionalChain, range(syntax), children: [operand])
    case .tupleExpr: return tuple(syntax.cast(TupleExprSyntax.self))
    case .arrayExpr:
      let elements = syntax.cast(ArrayExprSyntax.self).elements.map { expression($0.expression) }
      return builder.add(.array, range(syntax), children: elements)
    case .dictionaryExpr: return dictionary(syntax.cast(DictionaryExprSyntax.self))
    case .closureExpr: return closure(syntax.cast(ClosureExprSyntax.self))
    case .tryExpr: return expression(syntax.cast(TryExprSyntax.self).expression)
    case .awaitExpr: return expression(syntax.cast(AwaitExprSyntax.self).expression)
    case .inOutExpr: return expression(syntax.cast(InOutExprSyntax.self).expression)
    case .consumeExpr: return expression(syntax.cast(ConsumeExprSyntax.self).expression)
    case .copyExpr: return expression(syntax.cast(CopyExprSyntax.self).expression)
    case .asExpr:
      let cast = syntax.cast(AsExprSyntax.self)
      let operand = expression(cast.expression)
      let symbol = "as" + (cast.questionOrExclamationMark.map { text($0) } ?? "")
      return builder.add(.cast, range(syntax), name: symbol, children: [operand], link: type(cast.type).index)
    case .isExpr:
      let cast = syntax.cast(IsExprSyntax.self)
      let operand = expression(cast.expression)
      return builder.add(.cast, range(syntax), name: "is", children: [operand], link: type(cast.type).index)
    case .keyPathExpr: return keyPath(syntax.cast(KeyPathExprSyntax.self))
    case .macroExpansionExpr: return macro(syntax.cast(MacroExpansionExprSyntax.self))
    case .typeExpr:
      return builder.add(.typeExpression, range(syntax), link: type(syntax.cast(TypeExprSyntax.self).type).index)
    case .ifExpr: return branch(syntax.cast(IfExprSyntax.self))
    case .switchExpr: return switching(syntax.cast(SwitchExprSyntax.self))
    case .postfixIfConfigExpr: return postfixConditional(syntax.cast(PostfixIfConfigExprSyntax.self))
    case .patternExpr: return pattern(syntax.cast(PatternExprSyntax.self).pattern)
    case .discardAssignmentExpr: return builder.add(.wildcard, range(syntax))
    default: return unknown(Syntax(syntax))
    }
  }

  /// What has no node kind: the expressions below it are kept.
  mutating func unknown(_ syntax: Syntax) -> NodeID {
    var found: [NodeID] = []
    collect(syntax, &found, levels: 8)
    return builder.add(.unknown, range(syntax), children: found)
  }

  private mutating func collect(_ syntax: Syntax, _ found: inout [NodeID], levels: Int) {
    guard levels > 0 else { return }
    for child in syntax.children(viewMode: .sourceAccurate) {
      if let expression = child.as(ExprSyntax.self) {
        found.append(self.expression(expression))
      } else if !child.is(TokenSyntax.self) {
        collect(child, &found, levels: levels - 1)
      }
    }
  }

  private mutating func string(_ literal: StringLiteralExprSyntax) -> NodeID {
    if let plain = literal.representedLiteralValue {
      return builder.add(.string, range(literal), name: plain)
    }
    if literal.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) }) {
      // An escape that means nothing: the text as written.
      return builder.add(.string, range(literal), name: literal.segments.map { text($0) }.joined())
    }
    var segments: [NodeID] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let plain):
        segments.append(builder.add(.string, range(plain), name: text(plain)))
      case .expressionSegment(let interpolated):
        // Each argument of the interpolation is a value of its own.
        for argument in interpolated.expressions { segments.append(expression(argument.expression)) }
      @unknown default: break
      }
    }
    return builder.add(.interpolation, range(literal), children: segments)
  }

  private mutating func specialization(_ syntax: GenericSpecializationExprSyntax) -> NodeID {
    let base = expression(syntax.expression)
    guard builder.kind(base) == .identifier else {
      builder.mark(base, .generic)
      return base
    }
    let name = builder.name(base)
    let arguments = syntax.genericArgumentClause.arguments.compactMap { genericArgument($0) }
    let type = builder.add(TypeNode(kind: .named, name: name, children: arguments, range: range(syntax)))
    return builder.add(.identifier, range(syntax), name: name, link: type.index, flags: .generic)
  }

  private mutating func member(_ syntax: MemberAccessExprSyntax) -> NodeID {
    let base = syntax.base.map { [expression($0)] } ?? []
    return builder.add(.member, range(syntax), name: name(syntax.declName.baseName), children: base)
  }

  private mutating func call(_ syntax: FunctionCallExprSyntax) -> NodeID {
    var parts = [expression(syntax.calledExpression)]
    parts += arguments(syntax.arguments)
    parts += trailing(syntax.trailingClosure, syntax.additionalTrailingClosures)
    return builder.add(.call, range(syntax), children: parts)
  }

  private mutating func subscripting(_ syntax: SubscriptCallExprSyntax) -> NodeID {
    var parts = [expression(syntax.calledExpression)]
    parts += arguments(syntax.arguments)
    parts += trailing(syntax.trailingClosure, syntax.additionalTrailingClosures)
    return builder.add(.subscripting, range(syntax), children: parts)
  }

  mutating func arguments(_ syntax: LabeledExprListSyntax) -> [NodeID] {
    syntax.map { argument in
      let value = expression(argument.expression)
      return builder.add(.argument, range(argument), name: argument.label.map { name($0) }, children: [value])
    }
  }

  private mutating func trailing(
    _ first: ClosureExprSyntax?,
    _ others: MultipleTrailingClosureElementListSyntax
  ) -> [NodeID] {
    guard let first else { return [] }
    var nodes = [builder.add(.argument, range(first), children: [closure(first)], flags: .trailing)]
    for other in others {
      let value = closure(other.closure)
      nodes.append(
        builder.add(.argument, range(other), name: name(other.label), children: [value], flags: .trailing)
      )
    }
    return nodes
  }

  private mutating func sequence(_ syntax: SequenceExprSyntax) -> NodeID {
    var operands: [NodeID] = []
    var parts: [InfixPart] = []
    // `as`, `as?`, `as!` or `is`, until its type follows.
    var cast: String?
    for element in syntax.elements {
      switch element.kind {
      case .binaryOperatorExpr:
        parts.append(.infix(text(element.cast(BinaryOperatorExprSyntax.self).operator)))
      case .assignmentExpr: parts.append(.infix("="))
      case .arrowExpr: parts.append(.infix("->"))
      case .unresolvedTernaryExpr:
        parts.append(.ternary(middle: expression(element.cast(UnresolvedTernaryExprSyntax.self).thenExpression)))
      case .unresolvedAsExpr:
        cast = "as" + (element.cast(UnresolvedAsExprSyntax.self).questionOrExclamationMark.map { text($0) } ?? "")
      case .unresolvedIsExpr: cast = "is"
      case .typeExpr:
        if let symbol = cast {
          let type = type(element.cast(TypeExprSyntax.self).type)
          parts.append(.cast(symbol: symbol, type: type, end: range(element).upperBound))
          cast = nil
        } else {
          operands.append(expression(element))
        }
      default: operands.append(expression(element))
      }
    }
    return builder.fold(operands, parts) ?? builder.add(.unknown, range(syntax))
  }

  private mutating func infix(_ syntax: InfixOperatorExprSyntax) -> NodeID {
    let symbol = text(syntax.operator)
    let sides = [expression(syntax.leftOperand), expression(syntax.rightOperand)]
    let kind: NodeKind = OperatorPrecedence.isAssignment(symbol) ? .assignment : .binary
    return builder.add(kind, range(syntax), name: symbol, children: sides)
  }

  private mutating func tuple(_ syntax: TupleExprSyntax) -> NodeID {
    if syntax.elements.count == 1, let only = syntax.elements.first, only.label == nil {
      let inner = expression(only.expression)
      builder.mark(inner, .parenthesized)
      return inner
    }
    return builder.add(.tuple, range(syntax), children: arguments(syntax.elements))
  }

  private mutating func dictionary(_ syntax: DictionaryExprSyntax) -> NodeID {
    guard case .elements(let elements) = syntax.content else { return builder.add(.dictionary, range(syntax)) }
    let pairs = elements.map { element in
      builder.add(.pair, range(element), children: [expression(element.key), expression(element.value)])
    }
    return builder.add(.dictionary, range(syntax), children: pairs)
  }

  mutating func closure(_ syntax: ClosureExprSyntax) -> NodeID {
    descend(range(syntax)) { lowerer in
      var parts: [NodeID] = []
      switch syntax.signature?.parameterClause {
      case .simpleInput(let names)?:
        for parameter in names {
          parts.append(
            lowerer.builder.add(.closureParameter, lowerer.range(parameter), name: lowerer.name(parameter.name))
          )
        }
      case .parameterClause(let clause)?:
        for parameter in clause.parameters {
          let type = parameter.type.map { lowerer.type($0).index } ?? -1
          let name = lowerer.name(parameter.secondName ?? parameter.firstName)
          parts.append(lowerer.builder.add(.closureParameter, lowerer.range(parameter), name: name, link: type))
        }
      default: break
      }
      parts += lowerer.statements(syntax.statements)
      let result = syntax.signature?.returnClause.map { lowerer.type($0.type).index } ?? -1
      return lowerer.builder.add(.closure, lowerer.range(syntax), children: parts, link: result)
    }
  }

  private mutating func keyPath(_ syntax: KeyPathExprSyntax) -> NodeID {
    var names: [String] = []
    var parts: [NodeID] = []
    for component in syntax.components {
      switch component.component {
      case .property(let property): names.append(name(property.declName.baseName))
      case .subscript(let indices): parts += arguments(indices.arguments)
      default: break
      }
    }
    let root = syntax.root.map { type($0).index } ?? -1
    return builder.add(.keyPath, range(syntax), name: names.joined(separator: "."), children: parts, link: root)
  }

  private mutating func macro(_ syntax: MacroExpansionExprSyntax) -> NodeID {
    var parts = arguments(syntax.arguments)
    parts += trailing(syntax.trailingClosure, syntax.additionalTrailingClosures)
    return builder.add(.macro, range(syntax), name: name(syntax.macroName), children: parts)
  }

  mutating func macro(_ syntax: MacroExpansionDeclSyntax) -> NodeID {
    var parts = arguments(syntax.arguments)
    parts += trailing(syntax.trailingClosure, syntax.additionalTrailingClosures)
    return builder.add(.macro, range(syntax), name: name(syntax.macroName), children: parts)
  }

  /// `base #if … .modifier() #endif`: the base, then the calls of every arm, each on the base's own place.
  private mutating func postfixConditional(_ syntax: PostfixIfConfigExprSyntax) -> NodeID {
    var parts = syntax.base.map { [expression($0)] } ?? []
    for clause in syntax.config.clauses {
      guard case .postfixExpression(let postfix)? = clause.elements else { continue }
      parts.append(
        builder.add(
          .conditionalArm,
          range(clause),
          name: clause.condition.map { text($0) },
          children: [expression(postfix)]
        )
      )
    }
    return builder.add(.conditionalCompilation, range(syntax), children: parts)
  }
}
