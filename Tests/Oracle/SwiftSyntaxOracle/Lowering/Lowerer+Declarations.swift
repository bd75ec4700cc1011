import SwiftSource
import SwiftSyntax

extension Lowerer {
  /// Lowers a member list in order.
  mutating func members(_ list: MemberBlockItemListSyntax) -> [DeclarationID] {
    var ids: [DeclarationID] = []
    for item in list { ids += declarations(item.decl) }
    return ids
  }

  /// Lowers the file's own items in order, or those of an `#if` arm outside of all declarations; statements among them
  /// are the file's.
  mutating func fileItems(_ list: CodeBlockItemListSyntax) -> [DeclarationID] {
    var ids: [DeclarationID] = []
    for item in list {
      if case .decl(let declaration) = item.item, !declaration.is(MacroExpansionDeclSyntax.self) {
        ids += declarations(declaration)
      } else {
        fileStatements += statement(item)
      }
    }
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
      case .statements(let items)?: ids += fileItems(items)
      default: break
      }
      conditions = outer
      if let condition { earlier.append(condition) }
    }
    return ids
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
    let isExported = syntax.attributes.contains { text($0) == "@_exported" }
    imports.append(
      SourceUnit.Import(module: module, range: range(syntax), isTestable: isTestable, isExported: isExported)
    )
  }

  // MARK: Parts

  /// Adds a declaration first and lowers its inside after it, so that what is declared there can name its parent.
  mutating func add(
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

  mutating func begin(
    _ kind: Declaration.Kind,
    _ syntax: some SyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
    name token: TokenSyntax
  ) -> Declaration {
    begin(kind, syntax, named: name(token), at: range(token))
  }

  mutating func begin(
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
    case .keyword(.nonisolated): declaration.modifiers.insert(.isNonisolated)
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

  mutating func add(_ declaration: Declaration) -> DeclarationID {
    builder.declarations.append(declaration)
    return DeclarationID(Int32(truncatingIfNeeded: builder.declarations.count - 1))
  }

  private mutating func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeID] {
    clause?.inheritedTypes.map { type($0.type) } ?? []
  }

  mutating func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [Declaration.GenericParameter] {
    clause?.parameters.map { parameter in
      Declaration.GenericParameter(
        name: name(parameter.name),
        bound: parameter.inheritedType.map { type($0) }
      )
    } ?? []
  }

  mutating func requirements(_ clause: GenericWhereClauseSyntax?) -> [Declaration.GenericRequirement] {
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
