import Evaluation
import SwiftSource
import Symbols

/// What stands for a type by default that no default is of: a part of one, or the only type that satisfies a protocol.
final class ThemeParts: Sendable {
  private let symbols: SymbolTable
  private let reader: ValueReader
  private let source: SourceContext
  private let known = Guarded<[TypeKey: Evaluated?]>([:])

  init(symbols: SymbolTable, reader: ValueReader, source: SourceContext) {
    self.symbols = symbols
    self.reader = reader
    self.source = source
  }

  /// `defaults` are the values by type that hold unless an app says otherwise.
  func value(of type: TypeKey, in defaults: [TypeKey: Evaluated]) -> Evaluated? {
    if let found = known.withLock({ $0[type] }) { return found }
    let found = part(type, of: defaults) ?? only(type)
    known.withLock { $0[type] = .some(found) }
    return found
  }

  /// What a property of a default gives: `appearance.spacing`, whose type is known by the protocol alone.
  private func part(_ type: TypeKey, of defaults: [TypeKey: Evaluated]) -> Evaluated? {
    let types = Set([type] + symbols.ancestors(of: type.type).compactMap(\.key))
    for (_, value) in defaults.sorted(by: { symbols.qualifiedName(of: $0.key) < symbols.qualifiedName(of: $1.key) }) {
      guard let holder = value.instance?.type else { continue }
      for member in symbols.allMembers(of: holder) {
        let declaration = symbols[member]
        guard declaration.kind == .variable, !declaration.modifiers.contains(.isStatic),
          let declared = symbols.valueType(of: member).key, types.contains(declared)
        else { continue }
        let part = reader.property(declaration.name, of: value).evaluated
        if part.instance?.type == type { return part }
      }
    }
    return nil
  }

  /// An instance of the one type that satisfies a protocol.
  private func only(_ type: TypeKey) -> Evaluated? {
    guard case .nominal(let symbol) = type, symbols[symbol].kind == .protocol else { return nil }
    var found: TypeKey?
    for key in symbols.allTypes {
      guard case .nominal(let one) = key, symbols[one].kind != .protocol, !source.isTest(file: one.file),
        symbols.ancestors(of: key.type).contains(where: { $0.key == type })
      else { continue }
      guard found == nil else { return nil }
      found = key
    }
    guard let found else { return nil }
    let instance = reader.instance(of: found)
    return instance.instance == nil ? nil : instance
  }
}
