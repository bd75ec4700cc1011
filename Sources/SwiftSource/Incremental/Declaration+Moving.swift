extension Declaration {
  /// The declaration in another unit, all its places put through the functions.
  func moved(
    node: (NodeID) -> NodeID,
    type: (TypeID) -> TypeID,
    declaration: (DeclarationID) -> DeclarationID,
    range: (SourceRange) -> SourceRange
  ) -> Declaration {
    func moved(_ old: [Attribute]) -> [Attribute] {
      old.map { Attribute(name: $0.name, arguments: $0.arguments.map(node)) }
    }
    var result = self
    result.nameRange = range(nameRange)
    result.range = range(self.range)
    result.parent = parent.map(declaration)
    if !attributes.isEmpty { result.attributes = moved(attributes) }
    result.type = self.type.map(type)
    if !inherited.isEmpty { result.inherited = inherited.map(type) }
    if !genericParameters.isEmpty {
      result.genericParameters = genericParameters.map { GenericParameter(name: $0.name, bound: $0.bound.map(type)) }
    }
    if !requirements.isEmpty {
      result.requirements = requirements.map {
        GenericRequirement(left: type($0.left), isEquality: $0.isEquality, right: type($0.right))
      }
    }
    if !parameters.isEmpty {
      result.parameters = parameters.map { old in
        var parameter = old
        parameter.type = old.type.map(type)
        parameter.defaultValue = old.defaultValue.map(node)
        parameter.range = range(old.range)
        if !old.attributes.isEmpty { parameter.attributes = moved(old.attributes) }
        return parameter
      }
    }
    result.value = value.map(node)
    result.body = body.map(node)
    if !accessors.isEmpty {
      result.accessors = accessors.map { Accessor(name: $0.name, parameter: $0.parameter, body: $0.body.map(node)) }
    }
    if !members.isEmpty { result.members = members.map(declaration) }
    return result
  }
}
