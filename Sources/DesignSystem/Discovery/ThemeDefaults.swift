import Evaluation
import SwiftSource
import Symbols

/// What holds where nobody chose: the default values of the environment, and of shared objects, by type.
struct ThemeDefaults: Sendable {
  private var values: [TypeKey: Evaluated] = [:]
  private let parts: ThemeParts

  /// The value that the environment, or a shared object, holds for a type unless an app says otherwise; else what such
  /// a value has of the type, or what alone is of it.
  func value(of type: TypeKey) -> Evaluated? { values[type] ?? parts.value(of: type, in: values) }

  /// The type that stands in for a protocol by default.
  func implementation(of protocolType: TypeKey) -> TypeKey? {
    values[protocolType]?.instance?.type
  }

  /// `chosen` is the name of the theme that the configuration names.
  init(symbols: SymbolTable, reader: ValueReader, source: SourceContext, chosen: String? = nil) {
    parts = ThemeParts(symbols: symbols, reader: reader, source: source)
    for file in symbols.files.indices {
      let file = Int32(truncatingIfNeeded: file)
      guard !source.isTest(file: file) else { continue }
      let unit = symbols.unit(file)
      for (position, declaration) in unit.declarations.enumerated() where declaration.kind == .variable {
        guard !declaration.modifiers.contains(.isLocal), declaration.value != nil || declaration.body != nil else {
          continue
        }
        let symbol = SymbolID(file: file, declaration: DeclarationID(Int32(truncatingIfNeeded: position)))
        guard Self.isDefault(symbol, declaration, symbols), let key = symbols.valueType(of: symbol).key,
          case .nominal = key, values[key] == nil
        else { continue }
        let value = reader.evaluator.value(of: symbol)
        if value.instance != nil || value.enumCase != nil { values[key] = value }
      }
    }
    guard let chosen else { return }
    for type in symbols.allTypes where symbols.qualifiedName(of: type) == chosen {
      let instance = reader.instance(of: type)
      for ancestor in symbols.ancestors(of: type.type) { ancestor.key.map { values[$0] = instance } }
    }
  }

  /// `static let defaultValue` of an environment key, `@Entry var`, or the initial value of a shared object.
  private static func isDefault(_ symbol: SymbolID, _ declaration: Declaration, _ symbols: SymbolTable) -> Bool {
    if declaration.attributes.contains(where: { $0.name == "Entry" }) { return true }
    guard let owner = symbols.owner(of: symbol) else { return false }
    if declaration.name == "defaultValue" {
      return symbols.ancestors(of: owner.type).contains { environmentKeys.contains($0.externalName ?? "") }
    }
    guard sharedNames.contains(declaration.name) else { return false }
    guard case .nominal(let type)? = symbols.valueType(of: symbol).key else { return false }
    return symbols[type].kind == .protocol
  }

  private static let environmentKeys: Set<String> = ["EnvironmentKey", "PreferenceKey"]
  private static let sharedNames: Set<String> = ["shared", "main", "current", "default", "currentTheme", "theme"]
}
