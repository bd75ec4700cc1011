import DesignSystem
import Evaluation
package import SwiftSource
package import Symbols

/// Tells what the code at a place is for.
package struct ContextClassifier: Sendable {
  let table: SymbolTable
  let file: Int32
  /// The context of the whole file where the file decides it: tests, files under a configured design system.
  package let whole: UsageContext?

  package init(table: SymbolTable, file: Int32, isDesignSystem: Bool = false) {
    self.table = table
    self.file = file
    if isDesignSystem {
      whole = .definition
    } else {
      whole = SourceContext.isTest(path: table.files[Int(file)].path, table.unit(file)) ? .test : nil
    }
  }

  /// The context of what stands directly in `declaration`.
  package func context(of declaration: DeclarationID?) -> UsageContext {
    if let whole { return whole }
    var current = declaration
    var isDefinition = false
    while let id = current {
      let symbol = SymbolID(file: file, declaration: id)
      switch table[symbol].kind {
      case .class, .struct, .enum, .protocol, .actor, .extension:
        let here = table[symbol]
        if isPreview(here) { return .preview }
        isDefinition = isDefinition || defines(here, symbol)
      default: break
      }
      current = table[symbol].parent
    }
    return isDefinition ? .definition : .usage
  }

  private func isPreview(_ declaration: Declaration) -> Bool {
    declaration.inherited.contains { type in
      let name = table.unit(file)[type].name
      return name == "PreviewProvider" || name == "TestablePreview"
    }
  }

  /// Whether a type or extension holds definitions: it extends a colour or font type, or its name or a protocol's says
  /// that it is a theme, a palette, a set of tokens; or it makes the fonts.
  private func defines(_ declaration: Declaration, _ symbol: SymbolID) -> Bool {
    let unit = table.unit(file)
    switch declaration.kind {
    case .extension:
      let name = declaration.type.map { unit[$0].name } ?? declaration.name
      return Self.definingTypes.contains(name) || DesignNames.isDefining(name) || conforms(declaration, unit)
    case .class, .struct, .enum, .protocol, .actor:
      return Self.definingTypes.contains(declaration.name) || DesignNames.isDefining(declaration.name)
        || conforms(declaration, unit) || isFontFactory(declaration, unit)
    default: return false
    }
  }

  private func conforms(_ declaration: Declaration, _ unit: SourceUnit) -> Bool {
    declaration.inherited.contains { DesignNames.isDefining(unit[$0].name) }
  }

  /// `enum BrandFont`: a type named after fonts that gives them.
  private func isFontFactory(_ declaration: Declaration, _ unit: SourceUnit) -> Bool {
    guard declaration.name.hasSuffix("Font") || declaration.name.hasSuffix("Fonts") else { return false }
    return declaration.members.contains { member in
      guard let type = unit[member].type else { return false }
      return DesignType.fonts.contains(unit[type].name)
    }
  }

  static let definingTypes: Set<String> = ["Color", "UIColor", "NSColor", "ShapeStyle", "Font", "UIFont", "NSFont"]
}
