import SwiftSource
import SwiftSyntax

extension Lowerer {
  mutating func function(_ syntax: FunctionDeclSyntax) -> DeclarationID {
    var declaration = begin(.function, syntax, name: syntax.name)
    declaration.genericParameters = genericParameters(syntax.genericParameterClause)
    declaration.requirements = requirements(syntax.genericWhereClause)
    declaration.type = syntax.signature.returnClause.map { type($0.type) }
    if syntax.signature.effectSpecifiers != nil { declaration.modifiers.insert(.hasEffects) }
    let parameters = syntax.signature.parameterClause.parameters
    return add(declaration) { lowerer, declaration in
      declaration.parameters = lowerer.parameters(parameters)
      declaration.body = syntax.body.map { lowerer.block($0) }
    }
  }

  mutating func initializer(_ syntax: InitializerDeclSyntax) -> DeclarationID {
    var declaration = begin(.initializer, syntax, named: "init", at: range(syntax.initKeyword))
    if syntax.optionalMark != nil { declaration.modifiers.insert(.isFailable) }
    if syntax.signature.effectSpecifiers != nil { declaration.modifiers.insert(.hasEffects) }
    declaration.genericParameters = genericParameters(syntax.genericParameterClause)
    declaration.requirements = requirements(syntax.genericWhereClause)
    return add(declaration) { lowerer, declaration in
      declaration.parameters = lowerer.parameters(syntax.signature.parameterClause.parameters)
      declaration.body = syntax.body.map { lowerer.block($0) }
    }
  }

  /// A function called `deinit`: nobody calls it, but its body is read.
  mutating func deinitializer(_ syntax: DeinitializerDeclSyntax) -> DeclarationID {
    add(begin(.function, syntax, named: "deinit", at: range(syntax.deinitKeyword))) { lowerer, declaration in
      declaration.body = syntax.body.map { lowerer.block($0) }
    }
  }

  mutating func subscriptDeclaration(_ syntax: SubscriptDeclSyntax) -> DeclarationID {
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
}
