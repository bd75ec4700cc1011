package import SwiftSource

extension UnitDump {
  /// A declaration and, on lines of their own and indented, its members.
  package func declaration(_ id: DeclarationID, indent: String = "") -> String {
    let lines = unit[id].members.map { "\n" + indent + "  " + declaration($0, indent: indent + "  ") }
    return "(" + facts(unit[id]).joined(separator: " ") + lines.joined() + ")"
  }

  private func facts(_ declaration: Declaration) -> [String] {
    var facts = ["\(declaration.kind)"]
    if !declaration.name.isEmpty { facts.append(declaration.name) }
    if let access = declaration.access { facts.append("\(access)") }
    facts += Self.modifiers.filter { declaration.modifiers.contains($0.0) }.map { $0.1 }
    facts += declaration.attributes.map { attribute($0) }
    facts += declaration.genericParameters.map { generic in
      "(generic " + generic.name + (generic.bound.map { " " + type($0) } ?? "") + ")"
    }
    facts += declaration.parameters.map { parameter($0) }
    if let written = declaration.type { facts.append(":" + type(written)) }
    if !declaration.inherited.isEmpty {
      facts.append("(inherits " + declaration.inherited.map { type($0) }.joined(separator: " ") + ")")
    }
    facts += declaration.requirements.map { requirement in
      "(where " + type(requirement.left) + (requirement.isEquality ? " == " : " : ") + type(requirement.right) + ")"
    }
    if !declaration.conditions.isEmpty {
      facts.append("(if " + declaration.conditions.map { "[" + $0 + "]" }.joined(separator: " ") + ")")
    }
    if let value = declaration.value { facts.append("(value " + node(value) + ")") }
    if let body = declaration.body { facts.append(node(body)) }
    facts += declaration.accessors.map { accessor($0) }
    return facts
  }

  private static let modifiers: [(Declaration.Modifiers, String)] = [
    (.isStatic, "static"), (.isOverride, "override"), (.isLet, "let"), (.isLazy, "lazy"), (.isFailable, "failable"),
    (.isComputed, "computed"), (.isSettable, "settable"), (.isLocal, "local"),
    (.hasRestrictedSetter, "restrictedSetter"),
    (.isMutating, "mutating"), (.isConvenience, "convenience"), (.isIndirect, "indirect"), (.isWeak, "weak"),
  ]

  private func attribute(_ attribute: Declaration.Attribute) -> String {
    let arguments = attribute.arguments.map { " " + node($0) }.joined()
    return "(@" + attribute.name + arguments + ")"
  }

  private func parameter(_ parameter: Declaration.Parameter) -> String {
    var facts = ["parameter", parameter.label ?? "_"]
    if parameter.name != parameter.label { facts.append(parameter.name) }
    facts += parameter.attributes.map { attribute($0) }
    if let written = parameter.type { facts.append(":" + type(written)) }
    if parameter.isVariadic { facts.append("variadic") }
    if let value = parameter.defaultValue { facts.append("(value " + node(value) + ")") }
    return "(" + facts.joined(separator: " ") + ")"
  }

  private func accessor(_ accessor: Declaration.Accessor) -> String {
    var facts = [accessor.name]
    if let parameter = accessor.parameter { facts.append(parameter) }
    if let body = accessor.body { facts.append(node(body)) }
    return "(" + facts.joined(separator: " ") + ")"
  }
}
