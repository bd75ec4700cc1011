package import SwiftSource

/// A part of a unit in a form that holds for every reader: what it is, what is said of it, what it is made of, and
/// nothing of the places in the arenas.
///
/// Made as it is walked.
package struct UnitPart {
  let unit: SourceUnit
  let subject: Subject

  enum Subject {
    case unit
    case declaration(DeclarationID)
    case node(NodeID)
    case type(TypeID)
    case attribute(Declaration.Attribute)
    case genericParameter(Declaration.GenericParameter)
    case requirement(Declaration.GenericRequirement)
    case parameter(Declaration.Parameter)
    case accessor(Declaration.Accessor)
    /// What is made of facts alone.
    case leaf(String, [Fact], SourceRange?)
  }

  /// One thing said of a part, in words.
  struct Fact {
    let name: StaticString
    /// `nil` where nothing is.
    let value: String?
  }

  /// What a part is made of in one regard.
  struct Role {
    let name: StaticString
    let parts: [UnitPart]
  }

  init(_ unit: SourceUnit, _ subject: Subject) {
    self.unit = unit
    self.subject = subject
  }

  /// The whole unit.
  package init(_ unit: SourceUnit) { self.init(unit, .unit) }
}

extension UnitPart {
  var isDeclaration: Bool {
    if case .declaration = subject { true } else { false }
  }

  /// What the part is: two parts of one kind have the same facts and roles.
  var kind: String {
    switch subject {
    case .unit: "unit"
    case .declaration(let id): has(id) ? "\(unit[id].kind)" : "missing declaration"
    case .node(let id): has(id) ? "\(unit[id].kind)" : "missing node"
    case .type(let id): has(id) ? "\(unit[id].kind) type" : "missing type"
    case .attribute: "attribute"
    case .genericParameter: "generic parameter"
    case .requirement: "requirement"
    case .parameter: "parameter"
    case .accessor: "accessor"
    case .leaf(let kind, _, _): kind
    }
  }

  var range: SourceRange? {
    switch subject {
    case .declaration(let id): has(id) ? unit[id].range : nil
    case .node(let id): has(id) ? unit.range(id) : nil
    case .type(let id): has(id) ? unit[id].range : nil
    case .parameter(let parameter): parameter.range
    case .leaf(_, _, let range): range
    case .attribute(let attribute): attribute.arguments.first.flatMap { has($0) ? unit.range($0) : nil }
    case .unit, .genericParameter, .requirement, .accessor: nil
    }
  }

  /// The part in a path to what lies in it.
  var title: String {
    switch subject {
    case .declaration(let id) where has(id): unit[id].name.isEmpty ? kind : "\(kind) '\(unit[id].name)'"
    case .node(let id) where has(id): unit.optionalName(id).map { "\(kind) '\($0.prefix(40))'" } ?? kind
    case .type(let id) where has(id): unit[id].name.isEmpty ? kind : "\(kind) '\(unit[id].name.prefix(40))'"
    case .attribute(let attribute): "@\(attribute.name)"
    case .parameter(let parameter): "parameter '\(parameter.name)'"
    case .accessor(let accessor): accessor.name
    default: kind
    }
  }

  // An index of no element says something of the reader; it must not end the comparison.

  func has(_ id: DeclarationID) -> Bool { unit.declarations.indices.contains(Int(id.index)) }
  func has(_ id: NodeID) -> Bool { unit.nodes.indices.contains(Int(id.index)) }
  func has(_ id: TypeID) -> Bool { unit.types.indices.contains(Int(id.index)) }
}
