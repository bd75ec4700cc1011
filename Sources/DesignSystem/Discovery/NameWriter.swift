import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Writes the names of tokens: qualified from the module's top level, calls with their cases.
struct NameWriter {
  let symbols: SymbolTable

  /// The type that a member is named by: what its extension extends, or what `where Self == Type` makes it a member of.
  func owner(of symbol: SymbolID) -> TypeKey? {
    guard let parent = symbols.parent(of: symbol) else { return nil }
    return constrainedSelf(parent) ?? symbols.owner(of: symbol)
  }

  /// How the owner is written; empty at file level.
  func ownerName(of symbol: SymbolID) -> String {
    owner(of: symbol).map { symbols.qualifiedName(of: $0) } ?? ""
  }

  /// `Owner.member`, `Owner.make()`.
  func name(of symbol: SymbolID) -> TokenName {
    TokenName(join(ownerName(of: symbol), own(symbol)))
  }

  /// The member's own part: its name, `()` behind a function's.
  func own(_ symbol: SymbolID) -> String {
    let declaration = symbols[symbol]
    guard declaration.kind == .function else { return declaration.name }
    return declaration.name + "()"
  }

  func join(_ owner: String, _ member: String) -> String { owner.isEmpty ? member : owner + "." + member }

  /// The call of a function with one argument text per label.
  func call(_ function: SymbolID, _ arguments: [(label: String?, text: String)]) -> String {
    let list = arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.text }
    let name = symbols[function].kind == .initializer ? ownerName(of: function) : symbols[function].name
    return name + "(" + list.joined(separator: ", ") + ")"
  }

  /// `.h1(.product)`
  func text(of value: EnumValue) -> String {
    "." + caseText(value)
  }

  /// `h1(.product)`
  func caseText(_ value: EnumValue) -> String {
    let declaration = symbols[value.symbol]
    guard !value.payload.isEmpty else { return declaration.name }
    let parts = value.payload.map { part -> String in
      let text = part.value.enumCase.map { self.text(of: $0) } ?? part.value.bool.map { $0 ? "true" : "false" } ?? "_"
      return (part.label.map { $0 + ": " } ?? "") + text
    }
    return declaration.name + "(" + parts.joined(separator: ", ") + ")"
  }

  /// The token that a value was reached through; `nil` for a local or private step that nothing else may name.
  func name(_ reference: TokenReference) -> TokenName? {
    let declaration = symbols[reference.symbol]
    switch declaration.kind {
    case .variable, .enumCase:
      guard !declaration.modifiers.contains(.isLocal) else { return nil }
      return name(of: reference.symbol)
    case .function:
      guard !reference.arguments.isEmpty || declaration.parameters.allSatisfy({ $0.defaultValue != nil }) else {
        return nil
      }
      let labels = declaration.parameters.map(\.label)
      let arguments = reference.arguments.enumerated().map { index, value in
        (label: index < labels.count ? labels[index] : nil, text: text(of: value))
      }
      return TokenName(join(ownerName(of: reference.symbol), call(reference.symbol, arguments)))
    default: return nil
    }
  }

  /// `extension ShapeStyle where Self == Color`
  private func constrainedSelf(_ group: SymbolID) -> TypeKey? {
    let declaration = symbols[group]
    guard declaration.kind == .extension else { return nil }
    let unit = symbols.unit(of: group)
    for requirement in declaration.requirements where requirement.isEquality {
      guard unit[requirement.left].kind == .named, unit[requirement.left].name == "Self" else { continue }
      return symbols.resolve(requirement.right, at: Place(file: group.file, declaration: declaration.parent)).key
    }
    return nil
  }
}
