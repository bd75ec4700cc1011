extension SourceUnit {
  /// Equal for two readings of a file that say the same to other files: the same declarations with the same types,
  /// values and bodies that give a value, wherever they stand. Local declarations count where they are in such a body.
  package var interfaceDigest: Int {
    var digest = InterfaceDigest(unit: self)
    return digest.make()
  }

  /// The same of what touches a range: equal for readings of two texts that differ only there and say the same.
  func interfaceDigest(around range: SourceRange) -> Int {
    var digest = InterfaceDigest(unit: self, range: range)
    return digest.make()
  }
}

/// Sums up what a file's declarations say.
private struct InterfaceDigest {
  private let unit: SourceUnit
  /// What doesn't touch it is left out.
  private let range: SourceRange?
  private var hasher = Hasher()

  init(unit: SourceUnit, range: SourceRange? = nil) {
    self.unit = unit
    self.range = range
  }

  mutating func make() -> Int {
    for module in unit.imports {
      hasher.combine(module.module)
      hasher.combine(module.isTestable)
      hasher.combine(module.isExported)
    }
    hasher.combine(unit.isGenerated)
    for id in unit.topLevel { add(id) }
    return hasher.finalize()
  }

  private mutating func add(_ id: DeclarationID) {
    let declaration = unit[id]
    if let range, declaration.range.upperBound < range.lowerBound || range.upperBound < declaration.range.lowerBound {
      return
    }
    hasher.combine(declaration.kind)
    hasher.combine(declaration.name)
    hasher.combine(declaration.modifiers.rawValue)
    hasher.combine(declaration.access)
    hasher.combine(declaration.documentation)
    hasher.combine(declaration.deprecation)
    hasher.combine(declaration.availability)
    hasher.combine(declaration.conditions)
    add(declaration.attributes)
    add(declaration.type)
    for type in declaration.inherited { add(type) }
    for parameter in declaration.genericParameters {
      hasher.combine(parameter.name)
      add(parameter.bound)
    }
    for requirement in declaration.requirements {
      add(requirement.left)
      hasher.combine(requirement.isEquality)
      add(requirement.right)
    }
    for parameter in declaration.parameters {
      hasher.combine(parameter.label)
      hasher.combine(parameter.name)
      hasher.combine(parameter.isVariadic)
      add(parameter.type)
      add(parameter.defaultValue)
      add(parameter.attributes)
    }
    add(declaration.value)
    if givesValue(declaration) { add(declaration.body) }
    for accessor in declaration.accessors { hasher.combine(accessor.name) }
    if range == nil { hasher.combine(declaration.members.count) }
    // As deep as types nest, which the parser bounds.
    for member in declaration.members { add(member) }
  }

  private mutating func add(_ attributes: [Declaration.Attribute]) {
    hasher.combine(attributes.count)
    for attribute in attributes {
      hasher.combine(attribute.name)
      for argument in attribute.arguments { add(argument) }
    }
  }

  /// Whether a value elsewhere may be made by the body; a view's content is none.
  private func givesValue(_ declaration: Declaration) -> Bool {
    if declaration.kind == .initializer { return true }
    guard let type = declaration.type else { return false }
    return unit[type].kind != .some
  }

  private mutating func add(_ id: TypeID?) {
    guard let id else { return hasher.combine(false) }
    let type = unit[id]
    hasher.combine(type.kind)
    hasher.combine(type.name)
    hasher.combine(type.children.count)
    for child in type.children { add(child) }
  }

  /// As deep as `SourceUnit.maximumHeight`.
  private mutating func add(_ id: NodeID?) {
    guard let id else { return hasher.combine(false) }
    let node = unit[id]
    hasher.combine(node.kind)
    hasher.combine(node.flags.rawValue)
    hasher.combine(unit.optionalName(id))
    if let type = unit.type(id) { add(type) }
    if let local = unit.declaration(id) { add(local) }
    hasher.combine(node.childCount)
    for child in unit.children(id) { add(child) }
  }
}
