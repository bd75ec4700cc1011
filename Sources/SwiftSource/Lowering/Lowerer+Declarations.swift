import SwiftSyntax

extension Lowerer {
  /// Lowers a member list (or the file's own declarations) in order.
  mutating func members(_ list: MemberBlockItemListSyntax) -> [DeclarationID] {
    var ids: [DeclarationID] = []
    for item in list { ids += declarations(item.decl) }
    return ids
  }

  /// Lowers a declaration. Several where it has several bindings, cases or `#if` arms; none where nothing can ask for it.
  mutating func declarations(_ syntax: DeclSyntax) -> [DeclarationID] {
    guard depth < Self.maximumDepth else {
      _ = builder.truncate(range(syntax))
      return []
    }
    depth += 1
    defer { depth -= 1 }
    switch syntax.kind {
    case .classDecl:
      let group = syntax.cast(ClassDeclSyntax.self)
      return [self.group(.class, group, group.name, group.inheritanceClause, group.memberBlock)]
    case .structDecl:
      let group = syntax.cast(StructDeclSyntax.self)
      return [self.group(.struct, group, group.name, group.inheritanceClause, group.memberBlock)]
    case .enumDecl:
      let group = syntax.cast(EnumDeclSyntax.self)
      return [self.group(.enum, group, group.name, group.inheritanceClause, group.memberBlock)]
    case .actorDecl:
      let group = syntax.cast(ActorDeclSyntax.self)
      return [self.group(.actor, group, group.name, group.inheritanceClause, group.memberBlock)]
    case .protocolDecl:
      let group = syntax.cast(ProtocolDeclSyntax.self)
      return [self.group(.protocol, group, group.name, group.inheritanceClause, group.memberBlock)]
    case .extensionDecl: return [extensionGroup(syntax.cast(ExtensionDeclSyntax.self))]
    case .functionDecl: return [function(syntax.cast(FunctionDeclSyntax.self))]
    case .initializerDecl: return [initializer(syntax.cast(InitializerDeclSyntax.self))]
    case .deinitializerDecl: return [deinitializer(syntax.cast(DeinitializerDeclSyntax.self))]
    case .subscriptDecl: return [subscriptDeclaration(syntax.cast(SubscriptDeclSyntax.self))]
    case .variableDecl: return variables(syntax.cast(VariableDeclSyntax.self))
    case .enumCaseDecl: return cases(syntax.cast(EnumCaseDeclSyntax.self))
    case .typeAliasDecl: return [alias(syntax.cast(TypeAliasDeclSyntax.self))]
    case .associatedTypeDecl:
      let associated = syntax.cast(AssociatedTypeDeclSyntax.self)
      var declaration = begin(.associatedType, associated, name: associated.name)
      declaration.type = associated.initializer.map { type($0.value) }
      declaration.inherited = inherited(associated.inheritanceClause)
      return [add(declaration)]
    case .importDecl:
      importModule(syntax.cast(ImportDeclSyntax.self))
      return []
    case .ifConfigDecl: return conditionalMembers(syntax.cast(IfConfigDeclSyntax.self))
    default: return []
    }
  }

  // MARK: Types

  private mutating func group(
    _ kind: Declaration.Kind,
    _ syntax: some DeclGroupSyntax & WithAttributesSyntax & WithModifiersSyntax,
    _ name: TokenSyntax,
    _ inheritance: InheritanceClauseSyntax?,
    _ block: MemberBlockSyntax
  ) -> DeclarationID {
    var declaration = begin(kind, syntax, name: name)
    declaration.inherited = inherited(inheritance)
    if let generic = Syntax(syntax).asProtocol((any WithGenericParametersSyntax).self) {
      declaration.genericParameters = genericParameters(generic.genericParameterClause)
      declaration.requirements = requirements(generic.genericWhereClause)
    }
    return add(declaration, members: block.members)
  }

  private mutating func extensionGroup(_ syntax: ExtensionDeclSyntax) -> DeclarationID {
    var declaration = begin(.extension, syntax, named: text(syntax.extendedType), at: range(syntax.extendedType))
    declaration.type = type(syntax.extendedType)
    declaration.inherited = inherited(syntax.inheritanceClause)
    declaration.requirements = requirements(syntax.genericWhereClause)
    return add(declaration, members: syntax.memberBlock.members)
  }

  /// Adds a type first and its members after it, so that they can name their parent.
  private mutating func add(_ declaration: Declaration, members list: MemberBlockItemListSyntax) -> DeclarationID {
    let id = add(declaration)
    let outer = (parent, isLocal)
    parent = id
    isLocal = false
    let members = members(list)
    (parent, isLocal) = outer
    builder.declarations[Int(id.index)].members = members
    return id
  }

  private mutating func conditionalMembers(_ syntax: IfConfigDeclSyntax) -> [DeclarationID] {
    var ids: [DeclarationID] = []
    var earlier: [String] = []
    for clause in syntax.clauses {
      let condition = clause.condition.map { text($0) }
      let outer = conditions
      conditions += earlier.map { "!(\($0))" }
      if let condition { conditions.append(condition) }
      switch clause.elements {
      case .decls(let members)?: ids += self.members(members)
      case .statements(let items)?:
        for item in items {
          if case .decl(let declaration) = item.item { ids += declarations(declaration) }
        }
      default: break
      }
      conditions = outer
      if let condition { earlier.append(condition) }
    }
    return ids
  }

  // MARK: Functions

  private mutating func function(_ syntax: FunctionDeclSyntax) -> DeclarationID {
    var declaration = begin(.function, syntax, name: syntax.name)
    declaration.genericParameters = genericParameters(syntax.genericParameterClause)
    declaration.requirements = requirements(syntax.genericWhereClause)
    declaration.type = syntax.signature.returnClause.map { type($0.type) }
    let parameters = syntax.signature.parameterClause.parameters
    return add(declaration) { lowerer, declaration in
      declaration.parameters = lowerer.parameters(parameters)
      declaration.body = syntax.body.map { lowerer.block($0) }
    }
  }

  private mutating func initializer(_ syntax: InitializerDeclSyntax) -> DeclarationID {
    var declaration = begin(.initializer, syntax, named: "init", at: range(syntax.initKeyword))
    if syntax.optionalMark != nil { declaration.modifiers.insert(.isFailable) }
    declaration.genericParameters = genericParameters(syntax.genericParameterClause)
    declaration.requirements = requirements(syntax.genericWhereClause)
    return add(declaration) { lowerer, declaration in
      declaration.parameters = lowerer.parameters(syntax.signature.parameterClause.parameters)
      declaration.body = syntax.body.map { lowerer.block($0) }
    }
  }

  /// A function called `deinit`: nobody calls it, but its body is read.
  private mutating func deinitializer(_ syntax: DeinitializerDeclSyntax) -> DeclarationID {
    add(begin(.function, syntax, named: "deinit", at: range(syntax.deinitKeyword))) { lowerer, declaration in
      declaration.body = syntax.body.map { lowerer.block($0) }
    }
  }

  private mutating func subscriptDeclaration(_ syntax: SubscriptDeclSyntax) -> DeclarationID {
    var declaration = begin(.subscript, syntax, named: "subscript", at: range(syntax.subscriptKeyword))
    declaration.genericParameters = genericParameters(syntax.genericParameterClause)
    declaration.requirements = requirements(syntax.genericWhereClause)
    declaration.type = type(syntax.returnClause.type)
    return add(declaration) { lowerer, declaration in
      declaration.parameters = lowerer.parameters(syntax.parameterClause.parameters)
      // A subscript's single name is no label: `subscript(index: Int)` is used as `[0]`.
      for (index, parameter) in syntax.parameterClause.parameters.enumerated() where parameter.secondName == nil {
        declaration.parameters[index].label = nil
      }
      lowerer.accessors(syntax.accessorBlock, &declaration)
    }
  }

  private mutating func parameters(_ list: FunctionParameterListSyntax) -> [Declaration.Parameter] {
    list.map { parameter in
      let first = name(parameter.firstName)
      return Declaration.Parameter(
        label: first == "_" ? nil : first,
        name: parameter.secondName.map { name($0) } ?? first,
        type: type(parameter.type),
        defaultValue: parameter.defaultValue.map { expression($0.value) },
        isVariadic: parameter.ellipsis != nil,
        range: range(parameter),
        attributes: attributes(parameter.attributes)
      )
    }
  }

  /// Adds a declaration first and lowers its inside after it, so that what is declared there can name its parent.
  private mutating func add(
    _ declaration: Declaration,
    inside: (inout Lowerer, inout Declaration) -> Void
  ) -> DeclarationID {
    let id = add(declaration)
    let outer = parent
    parent = id
    var complete = declaration
    inside(&self, &complete)
    parent = outer
    builder.declarations[Int(id.index)] = complete
    return id
  }

  // MARK: Variables

  private mutating func variables(_ syntax: VariableDeclSyntax) -> [DeclarationID] {
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

  private mutating func accessors(_ block: AccessorBlockSyntax?, _ declaration: inout Declaration) {
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

  // MARK: Cases, aliases, imports

  private mutating func cases(_ syntax: EnumCaseDeclSyntax) -> [DeclarationID] {
    syntax.elements.map { element in
      var declaration = begin(.enumCase, syntax, name: element.name)
      if syntax.elements.count > 1 { declaration.range = range(element) }
      declaration.value = element.rawValue.map { expression($0.value) }
      declaration.parameters =
        element.parameterClause?.parameters.map { parameter in
          let label = parameter.firstName.map { name($0) }
          return Declaration.Parameter(
            label: label == "_" ? nil : label,
            name: parameter.secondName.map { name($0) } ?? label ?? "",
            type: type(parameter.type),
            defaultValue: parameter.defaultValue.map { expression($0.value) },
            isVariadic: false,
            range: range(parameter)
          )
        } ?? []
      return add(declaration)
    }
  }

  private mutating func alias(_ syntax: TypeAliasDeclSyntax) -> DeclarationID {
    var declaration = begin(.typealias, syntax, name: syntax.name)
    declaration.genericParameters = genericParameters(syntax.genericParameterClause)
    declaration.type = type(syntax.initializer.value)
    return add(declaration)
  }

  private mutating func importModule(_ syntax: ImportDeclSyntax) {
    guard let module = syntax.path.first.map({ name($0.name) }) else { return }
    let isTestable = syntax.attributes.contains { text($0) == "@testable" }
    imports.append(SourceUnit.Import(module: module, range: range(syntax), isTestable: isTestable))
  }

  // MARK: Parts

  private mutating func begin(
    _ kind: Declaration.Kind,
    _ syntax: some SyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
    name token: TokenSyntax
  ) -> Declaration {
    begin(kind, syntax, named: name(token), at: range(token))
  }

  private mutating func begin(
    _ kind: Declaration.Kind,
    _ syntax: some SyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
    named name: String,
    at nameRange: SourceRange
  ) -> Declaration {
    var declaration = Declaration(
      kind: kind,
      name: name,
      nameRange: nameRange,
      range: range(syntax),
      parent: parent
    )
    declaration.conditions = conditions
    if isLocal { declaration.modifiers.insert(.isLocal) }
    for modifier in syntax.modifiers { apply(modifier, to: &declaration) }
    if !syntax.attributes.isEmpty {
      declaration.attributes = attributes(syntax.attributes)
      availability(syntax.attributes, &declaration)
    }
    declaration.documentation = documentation(before: syntax)
    return declaration
  }

  private func apply(_ modifier: DeclModifierSyntax, to declaration: inout Declaration) {
    let isSetter = modifier.detail != nil
    switch modifier.name.tokenKind {
    case .keyword(.static), .keyword(.class): declaration.modifiers.insert(.isStatic)
    case .keyword(.override): declaration.modifiers.insert(.isOverride)
    case .keyword(.lazy): declaration.modifiers.insert(.isLazy)
    case .keyword(.mutating): declaration.modifiers.insert(.isMutating)
    case .keyword(.convenience): declaration.modifiers.insert(.isConvenience)
    case .keyword(.indirect): declaration.modifiers.insert(.isIndirect)
    case .keyword(.weak): declaration.modifiers.insert(.isWeak)
    case .keyword(.private): access(.private, isSetter, &declaration)
    case .keyword(.fileprivate): access(.fileprivate, isSetter, &declaration)
    case .keyword(.internal): access(.internal, isSetter, &declaration)
    case .keyword(.package): access(.package, isSetter, &declaration)
    case .keyword(.public): access(.public, isSetter, &declaration)
    case .keyword(.open): access(.open, isSetter, &declaration)
    default: break
    }
  }

  private func access(_ level: AccessLevel, _ isSetter: Bool, _ declaration: inout Declaration) {
    if isSetter {
      declaration.modifiers.insert(.hasRestrictedSetter)
    } else {
      declaration.access = level
    }
  }

  private mutating func add(_ declaration: Declaration) -> DeclarationID {
    builder.declarations.append(declaration)
    return DeclarationID(Int32(truncatingIfNeeded: builder.declarations.count - 1))
  }

  private mutating func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeID] {
    clause?.inheritedTypes.map { type($0.type) } ?? []
  }

  private mutating func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [Declaration.GenericParameter] {
    clause?.parameters.map { parameter in
      Declaration.GenericParameter(
        name: name(parameter.name),
        bound: parameter.inheritedType.map { type($0) }
      )
    } ?? []
  }

  private mutating func requirements(_ clause: GenericWhereClauseSyntax?) -> [Declaration.GenericRequirement] {
    var found: [Declaration.GenericRequirement] = []
    for requirement in clause?.requirements ?? [] {
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else { continue }
        found.append(Declaration.GenericRequirement(left: type(left), isEquality: true, right: type(right)))
      case .conformanceRequirement(let conformance):
        found.append(
          Declaration.GenericRequirement(
            left: type(conformance.leftType),
            isEquality: false,
            right: type(conformance.rightType)
          )
        )
      default: continue
      }
    }
    return found
  }
}
