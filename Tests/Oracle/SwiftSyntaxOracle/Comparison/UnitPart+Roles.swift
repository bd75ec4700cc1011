import SwiftSource

extension UnitPart {
  /// What the part is made of, in an order that depends on the kind alone.
  var roles: [Role] {
    switch subject {
    case .unit: rolesOfUnit
    case .declaration(let id): has(id) ? roles(of: unit[id]) : []
    case .node(let id): has(id) ? roles(of: id) : []
    case .type(let id): has(id) ? [types("parts", unit[id].children)] : []
    case .attribute(let attribute): [nodes("arguments", attribute.arguments)]
    case .genericParameter(let parameter): [types("bound", optional: parameter.bound)]
    case .requirement(let requirement): [types("left", [requirement.left]), types("right", [requirement.right])]
    case .parameter(let parameter):
      [
        role("attributes", parameter.attributes.map { .attribute($0) }),
        types("type", optional: parameter.type),
        nodes("default", optional: parameter.defaultValue),
      ]
    case .accessor(let accessor): [nodes("body", optional: accessor.body)]
    case .leaf: []
    }
  }

  private var rolesOfUnit: [Role] {
    [
      role(
        "imports",
        unit.imports.map { found in
          let facts = [
            Fact(name: "module", value: found.module),
            Fact(name: "isTestable", value: "\(found.isTestable)"),
            Fact(name: "isExported", value: "\(found.isExported)"),
          ]
          return .leaf("import", facts, found.range)
        }
      ),
      role(
        "directives",
        unit.directives.map { found in
          let facts = [
            Fact(name: "text", value: found.text), Fact(name: "isOnOwnLine", value: "\(found.isOnOwnLine)"),
          ]
          return .leaf("directive", facts, found.range)
        }
      ),
      role("truncations", unit.truncations.map { .leaf("truncation", [], $0) }),
      role("declarations", unit.topLevel.map { .declaration($0) }),
      nodes("statements", unit.statements),
    ]
  }

  private func roles(of declaration: Declaration) -> [Role] {
    [
      role("attributes", declaration.attributes.map { .attribute($0) }),
      role("availability", declaration.availability.map { leaf(of: $0) }),
      role("generics", declaration.genericParameters.map { .genericParameter($0) }),
      types("inherited", declaration.inherited),
      role("requirements", declaration.requirements.map { .requirement($0) }),
      role("parameters", declaration.parameters.map { .parameter($0) }),
      types("type", optional: declaration.type),
      nodes("value", optional: declaration.value),
      nodes("body", optional: declaration.body),
      role("accessors", declaration.accessors.map { .accessor($0) }),
      role("members", declaration.members.map { .declaration($0) }),
    ]
  }

  private func leaf(of availability: Declaration.Availability) -> Subject {
    let facts = [
      Fact(name: "platform", value: availability.platform),
      Fact(name: "introduced", value: availability.introduced),
      Fact(name: "isUnavailable", value: availability.isUnavailable ? "true" : nil),
    ]
    return .leaf("availability", facts, nil)
  }

  private func roles(of id: NodeID) -> [Role] {
    let node = unit[id]
    let children = Int(node.firstChild)..<(Int(node.firstChild) + max(0, Int(node.childCount)))
    let all = unit.children.indices
    let areThere = children.isEmpty || (all.contains(children.lowerBound) && children.upperBound <= all.upperBound)
    return [
      types("type", optional: unit.type(id)),
      role("declaration", unit.declaration(id).map { [.declaration($0)] } ?? []),
      areThere ? nodes("children", Array(unit.children[children])) : role("children", [.leaf("missing", [], nil)]),
    ]
  }

  // MARK: Making roles

  private func role(_ name: StaticString, _ subjects: [Subject]) -> Role {
    Role(name: name, parts: subjects.map { UnitPart(unit, $0) })
  }

  private func nodes(_ name: StaticString, _ ids: [NodeID]) -> Role { role(name, ids.map { .node($0) }) }

  private func nodes(_ name: StaticString, optional id: NodeID?) -> Role { nodes(name, id.map { [$0] } ?? []) }

  private func types(_ name: StaticString, _ ids: [TypeID]) -> Role { role(name, ids.map { .type($0) }) }

  private func types(_ name: StaticString, optional id: TypeID?) -> Role { types(name, id.map { [$0] } ?? []) }
}
