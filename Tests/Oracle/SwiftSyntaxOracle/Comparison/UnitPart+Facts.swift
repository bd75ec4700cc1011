import SwiftSource

extension UnitPart {
  /// All that is said of the part itself, in an order that depends on the kind alone.
  var facts: [Fact] {
    switch subject {
    case .unit:
      [Fact(name: "isGenerated", value: "\(unit.isGenerated)")]
    case .declaration(let id): has(id) ? facts(of: unit[id]) : []
    case .node(let id):
      has(id)
        ? [
          Fact(name: "name", value: unit.optionalName(id)),
          Fact(name: "flags", value: unit[id].flags.isEmpty ? nil : unit[id].flags.words),
        ] : []
    case .type(let id): has(id) ? [Fact(name: "name", value: unit[id].name.isEmpty ? nil : unit[id].name)] : []
    case .attribute(let attribute): [Fact(name: "name", value: attribute.name)]
    case .genericParameter(let parameter): [Fact(name: "name", value: parameter.name)]
    case .requirement(let requirement): [Fact(name: "isEquality", value: "\(requirement.isEquality)")]
    case .parameter(let parameter):
      [
        Fact(name: "label", value: parameter.label),
        Fact(name: "name", value: parameter.name),
        Fact(name: "isVariadic", value: parameter.isVariadic ? "true" : nil),
      ]
    case .accessor(let accessor):
      [Fact(name: "name", value: accessor.name), Fact(name: "parameter", value: accessor.parameter)]
    case .leaf(_, let facts, _): facts
    }
  }

  private func facts(of declaration: Declaration) -> [Fact] {
    [
      Fact(name: "name", value: declaration.name),
      Fact(name: "nameRange", value: "\(declaration.nameRange)"),
      Fact(name: "modifiers", value: declaration.modifiers.isEmpty ? nil : declaration.modifiers.words),
      Fact(name: "access", value: declaration.access.map { "\($0)" }),
      Fact(name: "parent", value: declaration.parent.map { place(of: $0) }),
      Fact(name: "documentation", value: declaration.documentation),
      Fact(name: "deprecation", value: declaration.deprecation.map { words(of: $0) }),
      Fact(
        name: "conditions",
        value: declaration.conditions.isEmpty ? nil : declaration.conditions.joined(separator: " && ")
      ),
    ]
  }

  /// A declaration by what it is and where.
  private func place(of id: DeclarationID) -> String {
    guard has(id) else { return "no declaration" }
    return "\(unit[id].kind) \(unit[id].name) at \(unit[id].range.lowerBound)"
  }

  private func words(of deprecation: Declaration.Deprecation) -> String {
    var words = [deprecation.isSoft ? "soft" : "firm"]
    if let message = deprecation.message { words.append("message '\(message)'") }
    if let renamed = deprecation.renamed { words.append("renamed '\(renamed)'") }
    return words.joined(separator: ", ")
  }
}

extension Declaration.Modifiers {
  fileprivate var words: String {
    let names: [(Declaration.Modifiers, String)] = [
      (.isStatic, "static"), (.isOverride, "override"), (.isLet, "let"), (.isLazy, "lazy"), (.isFailable, "failable"),
      (.isComputed, "computed"), (.isSettable, "settable"), (.isLocal, "local"),
      (.hasRestrictedSetter, "restricted setter"), (.isMutating, "mutating"), (.isConvenience, "convenience"),
      (.isIndirect, "indirect"), (.isWeak, "weak"),
    ]
    return spelled(names.map { contains($0.0) ? $0.1 : nil }, of: rawValue, known: names.map(\.0.rawValue))
  }
}

extension NodeFlags {
  fileprivate var words: String {
    let names: [(NodeFlags, String)] = [
      (.trailing, "trailing"), (.isDefault, "default"), (.parenthesized, "parenthesized"), (.binds, "binds"),
      (.generic, "generic"),
    ]
    return spelled(names.map { contains($0.0) ? $0.1 : nil }, of: rawValue, known: names.map(\.0.rawValue))
  }
}

/// The names of an option set's members, and the bits that have none.
private func spelled<Bits: FixedWidthInteger>(_ names: [String?], of bits: Bits, known: [Bits]) -> String {
  let others = bits & ~known.reduce(0, |)
  return (names.compactMap { $0 } + (others == 0 ? [] : ["\(others)"])).joined(separator: " ")
}
