import SwiftSource
import Symbols

/// Why a condition can't be told.
struct Undecided: Error {
  let reason: Unresolved
}

extension Interpreter {
  /// Runs a body (`block` node) and gives its value.
  func run(_ block: NodeID, _ frame: Frame) -> Evaluated { run(frame.unit.children(block), frame) }

  func run(_ statements: ArraySlice<NodeID>, _ frame: Frame) -> Evaluated {
    switch execute(statements, frame, isTail: true) {
    case .returned(let value): value
    case .stopped(let why): Evaluated(.unresolved(why))
    case .normal, .jumped: Evaluated(.tuple([]))
    }
  }

  /// An `if` or `switch` as an expression.
  func statementExpression(_ node: NodeID, _ frame: Frame, _ expected: ResolvedType) -> Evaluated {
    let inner = Frame(
      frame.place,
      frame.unit,
      receiver: frame.receiver,
      locals: frame.locals,
      returns: expected,
      isOutermost: frame.isOutermost
    )
    return run([node][...], inner)
  }

  /// Runs statements in a scope of their own. A lone expression `isTail` gives the body's value.
  func execute(_ statements: ArraySlice<NodeID>, _ frame: Frame, isTail: Bool = false) -> Completion {
    let mark = frame.mark
    defer { frame.reset(to: mark) }
    let isSingle = isTail && statements.count == 1
    var index = statements.startIndex
    while index < statements.endIndex {
      guard spend() else { return .stopped(.tooManySteps) }
      let node = statements[index]
      index += 1
      if frame.unit.kind(node) == .localVariable {
        index += declare(node, statements[index...], frame)
        continue
      }
      if isVainSearch(node, behind: statements[..<(index - 1)], frame.unit) {
        return .stopped(
          Unresolved("a search that finds nothing", at: ExpressionPlace(file: frame.place.file, node: node))
        )
      }
      let completion = execute(node, frame, isTail: isSingle)
      if case .stopped = completion, isLoggedProcedure(frame), !isExhausted {
        forget(node, frame)
        if frame.unit.kind(node) != .guarding, mayReturn(node, frame.unit) {
          for later in statements[index...] { forget(later, frame) }
          return completion
        }
        continue
      }
      guard case .normal = completion else { return completion }
    }
    return .normal
  }

  /// Whether a statement gives nothing because a loop before it, which gives what it finds, found nothing: what stands in
  /// for that is no value, since what is searched may be filled later.
  private func isVainSearch(_ node: NodeID, behind others: ArraySlice<NodeID>, _ unit: SourceUnit) -> Bool {
    guard unit.kind(node) == .returning, let value = unit.child(node, 0), unit.kind(value) == .nilLiteral else {
      return false
    }
    return others.contains { unit.kind($0) == .loop || unit.kind($0) == .whileLoop }
  }

  private func execute(_ node: NodeID, _ frame: Frame, isTail: Bool) -> Completion {
    let unit = frame.unit
    switch unit.kind(node) {
    case .returning:
      guard let value = unit.child(node, 0) else { return .returned(Evaluated(.tuple([]))) }
      return .returned(evaluate(value, frame, frame.returns))
    case .branch: return branch(node, frame, isTail: isTail)
    case .guarding: return guarding(node, frame)
    case .switching: return switching(node, frame, isTail: isTail)
    case .conditionalCompilation: return conditionalCompilation(node, frame, isTail: isTail)
    case .doBlock:
      guard let block = unit.child(node, 0) else { return .normal }
      return execute(unit.children(block), frame)
    case .loop: return loop(node, frame)
    case .whileLoop: return whileLoop(node, frame)
    case .jump: return .jumped(unit.name(node))
    case .throwing:
      return .stopped(Unresolved("throws an error", at: ExpressionPlace(file: frame.place.file, node: node)))
    case .deferring: return .normal
    case .localDeclaration:
      if let id = unit.declaration(node), unit[id].kind == .function {
        frame.bind(unit[id].name, localFunction(id, frame))
      }
      return .normal
    case .assignment:
      assign(node, frame)
      return .normal
    case .call where isTrap(node, unit):
      return .stopped(Unresolved("the program stops here", at: ExpressionPlace(file: frame.place.file, node: node)))
    case .call where !isTail && isIgnored(node, unit): return .normal
    case .call where noteSetter(node, frame): return .normal
    case .call where log?.isDescription == false && isLoggedProcedure(frame) && !isOwnCall(node, frame): return .normal
    default:
      let value = evaluate(node, frame, isTail ? frame.returns : .unknown)
      return isTail ? .returned(value) : .normal
    }
  }

  /// A local function as a closure over what is bound so far.
  private func localFunction(_ id: DeclarationID, _ frame: Frame) -> Evaluated {
    let symbol = SymbolID(file: frame.place.file, declaration: id)
    return Evaluated(.closure(ClosureValue(body: .declaration(symbol), captured: frame.environment)))
  }

  /// What a guard's conditions are expected of where its block ends with a statement: what ends without any value is no
  /// alternative to what gives one.
  private func extent(of node: NodeID, _ unit: SourceUnit) -> Expectation.Extent {
    switch unit.kind(node) {
    case .returning: unit.child(node, 0).map { unit.kind($0) == .nilLiteral } == true ? .questions : .external
    case .throwing: .questions
    default: isTrap(node, unit) ? .all : .external
    }
  }

  private func isTrap(_ node: NodeID, _ unit: SourceUnit) -> Bool {
    guard unit.kind(node) == .call, let callee = unit.child(node, 0), unit.kind(callee) == .identifier else {
      return false
    }
    return ["fatalError", "preconditionFailure"].contains(unit.name(callee))
  }

  /// Calls that are made for what they say, not for what they change.
  private func isIgnored(_ node: NodeID, _ unit: SourceUnit) -> Bool {
    guard let callee = unit.child(node, 0), unit.kind(callee) == .identifier else { return false }
    return ["assert", "assertionFailure", "precondition", "print", "debugPrint", "NSLog"].contains(unit.name(callee))
  }

  // MARK: Local variables

  /// Binds a variable; gives the number of further nodes that belong to it (`let (a, b) = …`).
  private func declare(_ node: NodeID, _ following: ArraySlice<NodeID>, _ frame: Frame) -> Int {
    let unit = frame.unit
    guard let id = unit.declaration(node) else { return 0 }
    let declaration = unit[id]
    let others = following.prefix { next in
      unit.kind(next) == .localVariable && unit.declaration(next).map { unit[$0].range == declaration.range } == true
    }
    if let value = declaration.value, !others.isEmpty, unit.kind(value) != .tuple,
      others.allSatisfy({ unit.declaration($0).map { unit[$0].value == nil } ?? false })
    {
      destructure(evaluate(value, frame), [node] + others, frame)
      return others.count
    }
    let type = symbols.resolve(declaration.type, at: frame.place)
    var value = unresolved("'\(declaration.name)' is not set yet", node, frame)
    if let written = declaration.value {
      value = converted(evaluate(written, frame, type), to: type)
    } else if let body = declaration.body {
      value = run(body, frame)
    } else if case .optional = type, !declaration.modifiers.contains(.isLet) {
      value = Evaluated(.nothing)
    }
    frame.bind(declaration.name, value, type)
    return 0
  }

  private func destructure(_ value: Evaluated, _ nodes: [NodeID], _ frame: Frame) {
    for (index, node) in nodes.enumerated() {
      guard let id = frame.unit.declaration(node) else { continue }
      var part = value
      if case .tuple(let elements) = value.value {
        part = index < elements.count ? elements[index].value : unresolved("no such element", node, frame)
      }
      frame.bind(frame.unit[id].name, part)
    }
  }

  // MARK: Branches

  private func branch(_ node: NodeID, _ frame: Frame, isTail: Bool) -> Completion {
    let unit = frame.unit
    guard let conditions = unit.child(node, 0), let block = unit.child(node, 1) else { return .normal }
    let mark = frame.mark
    switch holds(conditions, frame) {
    case .failure(let why):
      frame.reset(to: mark)
      return .stopped(why.reason)
    case .success(true):
      let result = execute(unit.children(block), frame, isTail: isTail)
      frame.reset(to: mark)
      return result
    case .success(false):
      frame.reset(to: mark)
      guard let other = unit.child(node, 2) else { return .normal }
      return unit.kind(other) == .branch
        ? branch(other, frame, isTail: isTail) : execute(unit.children(other), frame, isTail: isTail)
    }
  }

  private func guarding(_ node: NodeID, _ frame: Frame) -> Completion {
    let unit = frame.unit
    guard let conditions = unit.child(node, 0), let block = unit.child(node, 1) else { return .normal }
    let extent = unit.children(block).last.map { self.extent(of: $0, unit) } ?? .external
    switch holds(conditions, frame, Expectation(answer: true, extent: extent)) {
    case .failure(let why): return .stopped(why.reason)
    case .success(true): return .normal
    case .success(false): return execute(unit.children(block), frame)
    }
  }

  private func switching(_ node: NodeID, _ frame: Frame, isTail: Bool) -> Completion {
    let unit = frame.unit
    guard let subjectNode = unit.child(node, 0) else { return .normal }
    let (subject, isChangeable) = notingChange { evaluate(subjectNode, frame) }
    if isChangeable, !decide(asDeclared(subjectNode, subject, unit), usually: true) {
      let place = ExpressionPlace(file: frame.place.file, node: subjectNode)
      return .stopped(Unresolved("depends on '\(unit.text(subjectNode))'", at: place, cause: .state))
    }
    let cases = unit.children(node).dropFirst()
    if let one = subject.enumCase, let owner = symbols.owner(of: one.symbol),
      let table = cache.table(of: node, in: frame.place.file, cases, owner, symbols)
    {
      guard let offset = table.position(of: symbols[one.symbol].name) else { return .normal }
      return runCases(cases.dropFirst(offset), frame, isTail: isTail)
    }
    for (offset, one) in cases.enumerated() {
      let mark = frame.mark
      defer { frame.reset(to: mark) }
      switch selects(one, subject, frame) {
      case nil:
        return .stopped(
          subject.unresolved.map {
            Unresolved(
              "depends on '\(unit.text(subjectNode))'",
              at: $0.place ?? ExpressionPlace(file: frame.place.file, node: subjectNode),
              cause: $0.cause
            )
          } ?? Unresolved("a pattern that isn't followed", at: ExpressionPlace(file: frame.place.file, node: one))
        )
      case false?: continue
      case true?: break
      }
      return runCases(cases.dropFirst(offset), frame, isTail: isTail)
    }
    return .normal
  }

  /// What it means in words that a subject has the value which it is declared with.
  private func asDeclared(_ node: NodeID, _ subject: Evaluated, _ unit: SourceUnit) -> String {
    if let one = subject.enumCase { return "\(unit.text(node)) == .\(symbols[one.symbol].name)" }
    return "\(unit.text(node)) stays as declared"
  }

  /// Runs the first of the cases, and the next ones for as long as they fall through.
  private func runCases(_ cases: ArraySlice<NodeID>, _ frame: Frame, isTail: Bool) -> Completion {
    for one in cases {
      guard let block = frame.unit.children(one).last else { return .normal }
      switch execute(frame.unit.children(block), frame, isTail: isTail) {
      case .jumped("fallthrough"): continue
      case .jumped("break"): return .normal
      case let completion: return completion
      }
    }
    return .normal
  }

  /// Whether a case takes the subject; `nil` where that isn't known.
  private func selects(_ one: NodeID, _ subject: Evaluated, _ frame: Frame) -> Bool? {
    let unit = frame.unit
    if unit[one].flags.contains(.isDefault) { return true }
    var isOpen = false
    for item in unit.children(one) where unit.kind(item) == .caseItem {
      guard let pattern = unit.child(item, 0) else { continue }
      switch matches(pattern, subject, frame) {
      case false?: continue
      case nil: isOpen = true
      case true?:
        guard let filter = unit.child(item, 1) else { return true }
        switch truth(filter, frame) {
        case .success(true): return true
        case .success(false): continue
        case .failure: isOpen = true
        }
      }
    }
    return isOpen ? nil : false
  }

  // MARK: Conditional compilation

  private func conditionalCompilation(_ node: NodeID, _ frame: Frame, isTail: Bool) -> Completion {
    let unit = frame.unit
    var isOpen = true
    for arm in unit.children(node) where unit.kind(arm) == .conditionalArm {
      guard let text = unit.optionalName(arm) else { return runArm(arm, frame, isTail: isTail) }
      let verdicts = CompilationCondition.verdicts(on: text)
      for other in verdicts.others(than: world.platform) { queries.insert(.platform(other)) }
      let holds = verdicts[world.platform]
      if holds == true { return runArm(arm, frame, isTail: isTail) }
      if holds == nil { isOpen = decide("#if \(text)", usually: false) }
      if holds == nil, isOpen { return runArm(arm, frame, isTail: isTail) }
    }
    return .normal
  }

  /// Its variables belong to the scope around.
  private func runArm(_ arm: NodeID, _ frame: Frame, isTail: Bool) -> Completion {
    let statements = frame.unit.children(arm)
    var index = statements.startIndex
    while index < statements.endIndex {
      let node = statements[index]
      index += 1
      if frame.unit.kind(node) == .localVariable {
        index += declare(node, statements[index...], frame)
        continue
      }
      let completion = execute(node, frame, isTail: isTail && statements.count == 1)
      guard case .normal = completion else { return completion }
    }
    return .normal
  }
}
