import DesignTokens
import Evaluation
import SwiftSource
import Symbols

extension UsageScanner {
  /// A body whose only statement is its value, or which returns it.
  func visitBody(_ block: NodeID, _ expectation: Expectation) {
    let mark = scope.mark
    let outer = watch?.body
    watch?.body = block
    let statements = unit.children(block)
    if statements.count == 1, let only = statements.first {
      visit(only, expectation)
    } else {
      for statement in statements { visit(statement, .none) }
    }
    watch?.body = outer
    scope.reset(to: mark)
  }

  func visitAll(_ nodes: ArraySlice<NodeID>) {
    for node in nodes { visit(node, .none) }
  }

  func visitArguments(_ arguments: [NodeID]) {
    for argument in arguments { if let value = unit.child(argument, 0) { visit(value, .none) } }
  }

  /// Statements; `false` where the node is an expression.
  func visitStatement(_ node: NodeID, _ expectation: Expectation) -> Bool {
    switch unit.kind(node) {
    case .block: visitBody(node, .none)
    case .returning:
      if let value = unit.child(node, 0) { visit(value, results.last ?? .none) }
    case .throwing: visitAll(unit.children(node))
    case .jump, .wildcard, .bindingPattern, .typePattern, .availability: break
    case .branch: branch(node, expectation)
    case .guarding:
      if let body = unit.child(node, 1) { visitBody(body, .none) }
      if let conditions = unit.child(node, 0) { self.conditions(conditions) }
    case .conditions: conditions(node)
    case .binding, .caseCondition: condition(node)
    case .switching: switching(node, expectation)
    case .switchCase, .caseItem: break
    case .loop: loop(node)
    case .whileLoop:
      let mark = scope.mark
      visitAll(unit.children(node))
      scope.reset(to: mark)
    case .doBlock, .deferring: for block in unit.children(node) { visitBody(block, .none) }
    case .localVariable:
      if let id = unit.declaration(node) {
        scan(id)
        scope.bind(unit[id].name, .variable(id))
      }
    case .localDeclaration: if let id = unit.declaration(node) { scan(id) }
    case .conditionalCompilation: conditionalCompilation(node, expectation)
    case .conditionalArm: for child in unit.children(node) { visit(child, expectation) }
    default: return false
    }
    return true
  }

  /// One statement in each arm: it is the body's value in each.
  private func conditionalCompilation(_ node: NodeID, _ expectation: Expectation) {
    let outer = arms
    defer { arms = outer }
    // Where no arm before is sure to be taken.
    var left = PlatformSet.all
    for child in unit.children(node) {
      let own = unit.kind(child) == .conditionalArm ? unit.optionalName(child) : nil
      let taken = left.intersection(own.map { CompilationCondition.platforms(notFailing: $0) } ?? .all)
      arms = outer.intersection(taken.isEmpty ? .all : taken)
      visit(child, expectation)
      if let own { left.formIntersection(CompilationCondition.platforms(notFailing: "!(\(own))")) }
    }
  }

  private func branch(_ node: NodeID, _ expectation: Expectation) {
    let mark = scope.mark
    if let conditions = unit.child(node, 0) { self.conditions(conditions) }
    if let body = unit.child(node, 1) { visitBody(body, expectation) }
    scope.reset(to: mark)
    guard let other = unit.child(node, 2) else { return }
    if unit.kind(other) == .block { visitBody(other, expectation) } else { visit(other, expectation) }
  }

  private func conditions(_ node: NodeID) {
    for child in unit.children(node) { condition(child) }
  }

  private func condition(_ node: NodeID) {
    switch unit.kind(node) {
    case .binding:
      let name = unit.name(node)
      let value = unit.child(node, 0)
      if let value { visit(value, .none) }
      if let type = unit.type(node) {
        scope.bind(name, .typed(type))
      } else if let value {
        scope.bind(name, .unwrapping(value))
      } else if case let same? = scope.binding(name) {
        scope.bind(name, same)
      }
    case .caseCondition:
      if let value = unit.child(node, 1) { visit(value, .none) }
      if let pattern = unit.child(node, 0) {
        if let value = unit.child(node, 1) { visitCaretPattern(pattern, of: value) }
        bindNames(in: pattern)
      }
    default: visit(node, .none)
    }
  }

  private func switching(_ node: NodeID, _ expectation: Expectation) {
    if let subject = unit.child(node, 0) { visit(subject, .none) }
    for one in unit.children(node).dropFirst() where unit.kind(one) == .switchCase {
      let mark = scope.mark
      for child in unit.children(one) {
        if unit.kind(child) == .caseItem {
          // Patterns name values to compare with: no place where one is used.
          if let pattern = unit.child(child, 0) {
            if let subject = unit.child(node, 0) { visitCaretPattern(pattern, of: subject) }
            bindNames(in: pattern)
          }
          if let filter = unit.child(child, 1) { visit(filter, .none) }
        } else {
          visitBody(child, expectation)
        }
      }
      scope.reset(to: mark)
    }
  }

  /// Patterns are no usages; one that is being written is of its subject's type.
  private func visitCaretPattern(_ pattern: NodeID, of subject: NodeID) {
    guard holdsCaret(pattern) else { return }
    var expectation = Expectation(type: valueType(of: subject).unwrapped)
    expectation.isPattern = true
    silently { visit(pattern, expectation) }
  }

  private func loop(_ node: NodeID) {
    let mark = scope.mark
    let children = unit.children(node)
    guard let pattern = children.first, let sequence = unit.child(node, 1) else { return }
    visit(sequence, .none)
    if unit.kind(pattern) == .bindingPattern {
      scope.bind(unit.name(pattern), .element(sequence))
    } else {
      bindNames(in: pattern)
    }
    for child in children.dropFirst(2) { visit(child, .none) }
    scope.reset(to: mark)
  }

  private func bindNames(in pattern: NodeID) {
    switch unit.kind(pattern) {
    case .bindingPattern: scope.bind(unit.name(pattern), .opaque)
    case .identifier where unit[pattern].flags.contains(.binds): scope.bind(unit.name(pattern), .opaque)
    default: for child in unit.children(pattern) { bindNames(in: child) }
    }
  }

  func closure(_ node: NodeID, _ expectation: Expectation) {
    let mark = scope.mark
    let children = unit.children(node)
    let parameters = children.prefix { unit.kind($0) == .closureParameter }
    for parameter in parameters {
      scope.bind(unit.name(parameter), unit.type(parameter).map { .typed($0) } ?? .opaque)
    }
    let result = expectation.result
    results.append(result)
    let statements = children.dropFirst(parameters.count)
    if statements.count == 1, let only = statements.first {
      visit(only, result)
    } else {
      for statement in statements { visit(statement, .none) }
    }
    results.removeLast()
    scope.reset(to: mark)
  }
}
