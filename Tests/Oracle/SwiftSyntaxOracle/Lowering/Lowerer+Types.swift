import SwiftSource
import SwiftSyntax

extension Lowerer {
  /// Lowers a type; attributes and ownership specifiers leave no node.
  mutating func type(_ syntax: TypeSyntax) -> TypeID {
    guard depth < Self.maximumDepth else { return other(syntax) }
    depth += 1
    defer { depth -= 1 }
    switch syntax.kind {
    case .identifierType:
      let named = syntax.cast(IdentifierTypeSyntax.self)
      return add(.named, syntax, name: name(named.name), genericArguments(named.genericArgumentClause))
    case .memberType:
      let member = syntax.cast(MemberTypeSyntax.self)
      let base = type(member.baseType)
      return add(.member, syntax, name: name(member.name), [base] + genericArguments(member.genericArgumentClause))
    case .optionalType: return add(.optional, syntax, [type(syntax.cast(OptionalTypeSyntax.self).wrappedType)])
    case .implicitlyUnwrappedOptionalType:
      let wrapped = syntax.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType
      return add(.implicitlyUnwrapped, syntax, [type(wrapped)])
    case .arrayType: return add(.array, syntax, [type(syntax.cast(ArrayTypeSyntax.self).element)])
    case .dictionaryType:
      let dictionary = syntax.cast(DictionaryTypeSyntax.self)
      return add(.dictionary, syntax, [type(dictionary.key), type(dictionary.value)])
    case .functionType:
      let function = syntax.cast(FunctionTypeSyntax.self)
      var parts = function.parameters.map { type($0.type) }
      parts.append(type(function.returnClause.type))
      return add(.function, syntax, parts)
    case .tupleType:
      let elements = syntax.cast(TupleTypeSyntax.self).elements
      if elements.count == 1, let only = elements.first, only.firstName == nil { return type(only.type) }
      let labels = elements.map { $0.firstName.map { name($0) } ?? "" }.map { $0 == "_" ? "" : $0 }
      return add(.tuple, syntax, name: TypeNode.text(ofLabels: labels), elements.map { type($0.type) })
    case .someOrAnyType:
      let constrained = syntax.cast(SomeOrAnyTypeSyntax.self)
      let isSome = constrained.someOrAnySpecifier.tokenKind == .keyword(.some)
      return add(isSome ? .some : .any, syntax, [type(constrained.constraint)])
    case .metatypeType: return add(.metatype, syntax, [type(syntax.cast(MetatypeTypeSyntax.self).baseType)])
    case .compositionType:
      return add(.composition, syntax, syntax.cast(CompositionTypeSyntax.self).elements.map { type($0.type) })
    case .attributedType: return type(syntax.cast(AttributedTypeSyntax.self).baseType)
    default: return other(syntax)
    }
  }

  func genericArgumentTypes(_ clause: GenericArgumentClauseSyntax?) -> [GenericArgumentSyntax] {
    clause.map { Array($0.arguments) } ?? []
  }

  mutating func genericArgument(_ argument: GenericArgumentSyntax) -> TypeID? {
    guard case .type(let type) = argument.argument else { return nil }
    return self.type(type)
  }

  private mutating func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeID] {
    genericArgumentTypes(clause).compactMap { genericArgument($0) }
  }

  private mutating func other(_ syntax: TypeSyntax) -> TypeID { add(.other, syntax, name: text(syntax), []) }

  private mutating func add(
    _ kind: TypeNode.Kind,
    _ syntax: TypeSyntax,
    name: String = "",
    _ children: [TypeID]
  ) -> TypeID {
    builder.add(TypeNode(kind: kind, name: name, children: children, range: range(syntax)))
  }
}
