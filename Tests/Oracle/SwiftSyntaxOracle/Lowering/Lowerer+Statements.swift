import SwiftSource
import SwiftSyntax

extension Lowerer {
  /// Lowers a list of statements; declarations among them are local to the body around.
  mutating func statements(_ items: CodeBlockItemListSyntax) -> [NodeID] {
    let outer = isLocal
    isLocal = true
    defer { isLocal = outer }
    var nodes: [NodeID] = []
    for item in items { nodes += statement(item) }
    return nodes
  }

  mutating func block(_ syntax: CodeBlockSyntax) -> NodeID {
    descend(range(syntax)) { lowerer in
      let inside = lowerer.statements(syntax.statements)
      return lowerer.builder.add(.block, lowerer.range(syntax), children: inside)
    }
  }

  /// One item; a variable declaration with several bindings gives several nodes.
  mutating func statement(_ item: CodeBlockItemSyntax) -> [NodeID] {
    switch item.item {
    case .decl(let declaration): return localDeclaration(declaration)
    case .stmt(let statement): return [self.statement(statement)]
    case .expr(let expression): return [self.expression(expression)]
    @unknown default: return []
    }
  }

  private mutating func localDeclaration(_ syntax: DeclSyntax) -> [NodeID] {
    if let conditional = syntax.as(IfConfigDeclSyntax.self) { return [conditionalCompilation(conditional)] }
    if let macro = syntax.as(MacroExpansionDeclSyntax.self) { return [self.macro(macro)] }
    return declarations(syntax).map { id in
      let declaration = builder.declarations[Int(id.index)]
      let kind: NodeKind = declaration.kind == .variable ? .localVariable : .localDeclaration
      return builder.add(kind, declaration.range, link: id.index)
    }
  }

  private mutating func conditionalCompilation(_ syntax: IfConfigDeclSyntax) -> NodeID {
    var arms: [NodeID] = []
    for clause in syntax.clauses {
      let condition = clause.condition.map { text($0) }
      var inside: [NodeID] = []
      switch clause.elements {
      case .statements(let items)?: inside = statements(items)
      case .decls(let members)?: for member in members { inside += localDeclaration(member.decl) }
      default: break
      }
      arms.append(builder.add(.conditionalArm, range(clause), name: condition, children: inside))
    }
    return builder.add(.conditionalCompilation, range(syntax), children: arms)
  }

  mutating func statement(_ syntax: StmtSyntax) -> NodeID {
    descend(range(syntax)) { $0.statementInside(syntax) }
  }

  private mutating func statementInside(_ syntax: StmtSyntax) -> NodeID {
    let range = range(syntax)
    switch syntax.kind {
    case .expressionStmt: return expression(syntax.cast(ExpressionStmtSyntax.self).expression)
    case .returnStmt:
      let value = syntax.cast(ReturnStmtSyntax.self).expression.map { [expression($0)] } ?? []
      return builder.add(.returning, range, children: value)
    case .throwStmt:
      return builder.add(.throwing, range, children: [expression(syntax.cast(ThrowStmtSyntax.self).expression)])
    case .breakStmt: return builder.add(.jump, range, name: "break")
    case .continueStmt: return builder.add(.jump, range, name: "continue")
    case .fallThroughStmt: return builder.add(.jump, range, name: "fallthrough")
    case .guardStmt:
      let guarding = syntax.cast(GuardStmtSyntax.self)
      return builder.add(.guarding, range, children: [conditions(guarding.conditions), block(guarding.body)])
    case .whileStmt:
      let loop = syntax.cast(WhileStmtSyntax.self)
      return builder.add(.whileLoop, range, children: [conditions(loop.conditions), block(loop.body)])
    case .repeatStmt:
      let loop = syntax.cast(RepeatStmtSyntax.self)
      return builder.add(.whileLoop, range, children: [expression(loop.condition), block(loop.body)])
    case .forStmt:
      let loop = syntax.cast(ForStmtSyntax.self)
      var parts = [pattern(loop.pattern), expression(loop.sequence)]
      if let filter = loop.whereClause { parts.append(expression(filter.condition)) }
      parts.append(block(loop.body))
      return builder.add(.loop, range, children: parts)
    case .doStmt:
      let statement = syntax.cast(DoStmtSyntax.self)
      let blocks = [block(statement.body)] + statement.catchClauses.map { block($0.body) }
      return builder.add(.doBlock, range, children: blocks)
    case .deferStmt:
      return builder.add(.deferring, range, children: [block(syntax.cast(DeferStmtSyntax.self).body)])
    case .labeledStmt: return statement(syntax.cast(LabeledStmtSyntax.self).statement)
    case .yieldStmt:
      if case .single(let value) = syntax.cast(YieldStmtSyntax.self).yieldedExpressions { return expression(value) }
      return unknown(Syntax(syntax))
    default: return unknown(Syntax(syntax))
    }
  }

  mutating func conditions(_ list: ConditionElementListSyntax) -> NodeID {
    var parts: [NodeID] = []
    for element in list {
      switch element.condition {
      case .expression(let value): parts.append(expression(value))
      case .availability(let clause):
        parts.append(builder.add(.availability, range(clause), name: text(clause)))
      case .optionalBinding(let binding):
        let value = binding.initializer.map { [expression($0.value)] } ?? []
        let type = binding.typeAnnotation.map { self.type($0.type).index } ?? -1
        let name = binding.pattern.as(IdentifierPatternSyntax.self).map { self.name($0.identifier) }
        parts.append(builder.add(.binding, range(binding), name: name, children: value, link: type))
      case .matchingPattern(let matching):
        let sides = [pattern(matching.pattern), expression(matching.initializer.value)]
        parts.append(builder.add(.caseCondition, range(matching), children: sides))
      @unknown default: break
      }
    }
    return builder.add(.conditions, range(list), children: parts)
  }

  mutating func branch(_ syntax: IfExprSyntax) -> NodeID {
    descend(range(syntax)) { lowerer in
      var parts = [lowerer.conditions(syntax.conditions), lowerer.block(syntax.body)]
      switch syntax.elseBody {
      case .ifExpr(let next)?: parts.append(lowerer.branch(next))
      case .codeBlock(let last)?: parts.append(lowerer.block(last))
      default: break
      }
      return lowerer.builder.add(.branch, lowerer.range(syntax), children: parts)
    }
  }

  mutating func switching(_ syntax: SwitchExprSyntax) -> NodeID {
    var parts = [expression(syntax.subject)]
    for element in syntax.cases { parts += switchCases(element) }
    return builder.add(.switching, range(syntax), children: parts)
  }

  private mutating func switchCases(_ element: SwitchCaseListSyntax.Element) -> [NodeID] {
    switch element {
    case .switchCase(let one): return [switchCase(one)]
    case .ifConfigDecl(let conditional):
      var parts: [NodeID] = []
      for clause in conditional.clauses {
        guard case .switchCases(let cases)? = clause.elements else { continue }
        for one in cases { parts += switchCases(one) }
      }
      return parts
    @unknown default: return []
    }
  }

  private mutating func switchCase(_ syntax: SwitchCaseSyntax) -> NodeID {
    var parts: [NodeID] = []
    var flags: NodeFlags = []
    switch syntax.label {
    case .case(let label):
      for item in label.caseItems {
        var sides = [pattern(item.pattern)]
        if let filter = item.whereClause { sides.append(expression(filter.condition)) }
        parts.append(builder.add(.caseItem, range(item), children: sides))
      }
    case .default: flags = .isDefault
    @unknown default: break
    }
    let inside = statements(syntax.statements)
    parts.append(builder.add(.block, range(syntax.statements), children: inside))
    return builder.add(.switchCase, range(syntax), children: parts, flags: flags)
  }

  mutating func pattern(_ syntax: PatternSyntax) -> NodeID {
    descend(range(syntax)) { $0.patternInside(syntax) }
  }

  private mutating func patternInside(_ syntax: PatternSyntax) -> NodeID {
    let range = range(syntax)
    switch syntax.kind {
    case .expressionPattern: return expression(syntax.cast(ExpressionPatternSyntax.self).expression)
    case .identifierPattern:
      let name = name(syntax.cast(IdentifierPatternSyntax.self).identifier)
      return builder.add(.bindingPattern, range, name: name, flags: .binds)
    case .valueBindingPattern:
      let inner = pattern(syntax.cast(ValueBindingPatternSyntax.self).pattern)
      builder.mark(inner, .binds)
      return inner
    case .wildcardPattern: return builder.add(.wildcard, range)
    case .isTypePattern:
      return builder.add(.typePattern, range, link: type(syntax.cast(IsTypePatternSyntax.self).type).index)
    case .tuplePattern:
      let elements = syntax.cast(TuplePatternSyntax.self).elements.map { element in
        builder.add(
          .argument,
          self.range(element),
          name: element.label.map { name($0) },
          children: [pattern(element.pattern)]
        )
      }
      return builder.add(.tuple, range, children: elements)
    default: return builder.add(.unknown, range)
    }
  }
}
