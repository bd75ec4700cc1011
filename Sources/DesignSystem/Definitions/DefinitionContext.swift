import Evaluation
import SwiftSource
package import Symbols

/// Tells the places of code that define a design system from those that use one.
///
/// A definition is a member of an extension of a colour or font type (or of a type of such a name), of a type whose name
/// ends as design vocabularies do, of a type that conforms to a protocol of such a name, of a font factory, or anything
/// under a configured path.
package struct DefinitionContext: Sendable {
  private let symbols: SymbolTable
  private let types: Set<TypeKey>
  private let configuredFiles: [Bool]

  /// `isConfigured` says of a path, relative to the root, whether the configuration names it as part of the design
  /// system.
  package init(
    symbols: SymbolTable,
    concurrency: Concurrency = .none,
    isConfigured: (String) -> Bool = { _ in false }
  ) {
    self.symbols = symbols
    configuredFiles = symbols.files.map { isConfigured($0.path) }
    types = Set(concurrency.compactMap(symbols.allTypes) { Self.isDefining($0, in: symbols) ? $0 : nil })
  }

  /// Whether code directly inside `place` defines the design system.
  package func isDefinition(_ place: Place) -> Bool {
    if isConfigured(file: place.file) { return true }
    var current = place.declaration
    while let declaration = current {
      let symbol = SymbolID(file: place.file, declaration: declaration)
      if let key = symbols.key(ofGroup: symbol), isDefinition(type: key) { return true }
      current = symbols[symbol].parent
    }
    return false
  }

  /// Whether what the symbol says is part of the design system's definition.
  package func isDefinition(_ symbol: SymbolID) -> Bool { isDefinition(Place(inside: symbol)) }

  /// Whether members of the type define the design system.
  package func isDefinition(type: TypeKey) -> Bool { types.contains(type) }

  /// Whether the file lies under a configured path.
  package func isConfigured(file: Int32) -> Bool {
    configuredFiles.indices.contains(Int(file)) && configuredFiles[Int(file)]
  }

  private static func isDefining(_ type: TypeKey, in symbols: SymbolTable) -> Bool {
    let name = symbols.qualifiedName(of: type)
    if isDefining(name: lastName(name), isProtocol: false) { return true }
    if case .nominal(let symbol) = type {
      // A type nested in a system type: `UIColor.Palette`'s own name decides, `Color` around it doesn't.
      if isView(type, in: symbols) { return false }
      if symbols[symbol].kind != .protocol, isFontFactory(lastName(name)) { return true }
    }
    return symbols.ancestors(of: type.type).contains { ancestor in
      guard let key = ancestor.key else { return false }
      return isDefining(name: lastName(symbols.qualifiedName(of: key)), isProtocol: true)
    }
  }

  private static func isView(_ type: TypeKey, in symbols: SymbolTable) -> Bool {
    symbols.ancestors(of: type.type).contains { $0.externalName.map(PlatformTypes.isView) == true }
  }

  private static func lastName(_ qualified: String) -> Substring {
    qualified.split(separator: ".").last ?? qualified[...]
  }

  private static func isDefining(name: Substring, isProtocol: Bool) -> Bool {
    if !isProtocol, frameworkTypes.contains(String(name)) { return true }
    return DesignNames.isDefining(name)
  }

  private static func isFontFactory(_ name: Substring) -> Bool {
    name.hasSuffix("Font") || name.hasSuffix("Fonts")
  }

  private static let frameworkTypes: Set<String> = [
    "Color", "UIColor", "NSColor", "ShapeStyle", "Font", "UIFont", "NSFont",
  ]
}
