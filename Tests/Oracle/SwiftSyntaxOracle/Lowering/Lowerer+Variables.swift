import SwiftSource
import SwiftSyntax

extension Lowerer {
  mutating func variables(_ syntax: VariableDeclSyntax) -> [DeclarationID] {
    let bindings = Array(syntax.bindings)
    // In `let a, b: Int` the annotation behind stands for the names before it.
    var following: TypeSyntax?
    var annotations: [TypeSyntax?] = []
    for binding in bindings.reversed() {
      following = binding.typeAnnotation?.type ?? (binding.initializer == nil ? following : nil)
      annotations.append(following)
    }
    var ids: [DeclarationID] = []
    for (binding, annotation) in zip(bindings, annotations.reversed()) {
      ids += variable(syntax, binding, annotation: annotation, isOnly: bindings.count == 1)
    }
    return ids
  }

  private mutating func variable(
    _ syntax: VariableDeclSyntax,
    _ binding: PatternBindingSyntax,
    annotation: TypeSyntax?,
    isOnly: Bool
  ) -> [DeclarationID] {
    if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
      return tupleVariables(syntax, tuple, value: binding.initializer.map { expression($0.value) })
    }
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      // `let _ = value`: the value may state a colour.
      var declaration = begin(.variable, syntax, named: "_", at: range(binding.pattern))
      declaration.value = binding.initializer.map { expression($0.value) }
      return [add(declaration)]
    }
    var declaration = begin(.variable, syntax, name: pattern.identifier)
    if !isOnly { declaration.range = range(binding) }
    if syntax.bindingSpecifier.tokenKind == .keyword(.let) { declaration.modifiers.insert(.isLet) }
    declaration.type = annotation.map { type($0) }
    return [
      add(declaration) { lowerer, declaration in
        declaration.value = binding.initializer.map { lowerer.expression($0.value) }
        lowerer.accessors(binding.accessorBlock, &declaration)
      }
    ]
  }

  /// `let (a, b) = (1, 2)`: a variable per name, each with its own element where the value is a tuple.
  private mutating func tupleVariables(
    _ syntax: VariableDeclSyntax,
    _ tuple: TuplePatternSyntax,
    value: NodeID?
  ) -> [DeclarationID] {
    var values: [NodeID?] = [value]
    if let value, builder.kind(value) == .tuple, builder.childIDs(value).count == tuple.elements.count {
      values = builder.childIDs(value).map { builder.childIDs($0).first }
    }
    var ids: [DeclarationID] = []
    for (index, element) in tuple.elements.enumerated() {
      let value = index < values.count ? values[index] : nil
      if let inner = element.pattern.as(TuplePatternSyntax.self) {
        ids += tupleVariables(syntax, inner, value: value)
        continue
      }
      let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier
      // A place without a name is kept for its value alone.
      guard name != nil || value != nil else { continue }
      var declaration = begin(
        .variable,
        syntax,
        named: name.map { self.name($0) } ?? "_",
        at: range(element.pattern)
      )
      if syntax.bindingSpecifier.tokenKind == .keyword(.let) { declaration.modifiers.insert(.isLet) }
      declaration.value = value
      ids.append(add(declaration))
    }
    return ids
  }

  mutating func accessors(_ block: AccessorBlockSyntax?, _ declaration: inout Declaration) {
    guard let block else { return }
    switch block.accessors {
    case .getter(let items):
      declaration.modifiers.insert(.isComputed)
      let inside = statements(items)
      declaration.body = builder.add(.block, range(block), children: inside)
    case .accessors(let list):
      for accessor in list {
        let kind = text(accessor.accessorSpecifier)
        let body = accessor.body.map { self.block($0) }
        switch kind {
        case "get":
          if accessor.effectSpecifiers != nil { declaration.modifiers.insert(.hasEffects) }
          declaration.modifiers.insert(.isComputed)
          declaration.body = body
        default:
          if kind == "_read" || kind == "unsafeAddress" { declaration.modifiers.insert(.isComputed) }
          if kind == "set" { declaration.modifiers.formUnion([.isSettable, .isComputed]) }
          declaration.accessors.append(
            Declaration.Accessor(name: kind, parameter: accessor.parameters.map { name($0.name) }, body: body)
          )
        }
      }
    @unknown default: break
    }
  }
}
