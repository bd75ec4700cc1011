import SwiftSource

extension SymbolTable {
  /// Links the declarations of `files`.
  package static func link(_ files: [LinkedFile]) -> SymbolTable {
    var linker = SymbolLinker(files: files)
    return linker.link()
  }
}

/// Makes a `SymbolTable`: names first, then what each extension extends, then members and supertypes.
struct SymbolLinker {
  let files: [LinkedFile]
  private var types: [String: [SymbolID]] = [:]
  private var topLevel: [String: [SymbolID]] = [:]
  private var functions: [String: [SymbolID]] = [:]
  private var variables: [String: [SymbolID]] = [:]
  private var members: [TypeKey: [String: [SymbolID]]] = [:]
  private var supertypes: [TypeKey: [ResolvedType]] = [:]
  private var extended: [SymbolID: TypeKey] = [:]
  private var groups: [SymbolID] = []
  private var extensions: [SymbolID] = []

  init(files: [LinkedFile]) { self.files = files }

  mutating func link() -> SymbolTable {
    for file in files.indices { index(Int32(truncatingIfNeeded: file)) }
    // Nested types of plain declarations first, so that an extension of a nested type finds it.
    for group in groups { attach(group, to: .nominal(group)) }
    var table = make()
    for symbol in extensions {
      guard let type = table[symbol].type else { continue }
      let place = Place(file: symbol.file, declaration: table[symbol].parent)
      guard let key = table.resolve(type, at: place).key else { continue }
      extended[symbol] = key
      attach(symbol, to: key)
    }
    table = make()
    for symbol in extensions { attachConstrained(symbol, table) }
    table = make()
    for symbol in groups + extensions { collectSupertypes(symbol, table) }
    return make()
  }

  private func make() -> SymbolTable {
    SymbolTable(
      files: files,
      types: types,
      topLevel: topLevel,
      functions: functions,
      variables: variables,
      members: members,
      supertypes: supertypes,
      extended: extended,
      modules: Set(files.map(\.module))
    )
  }

  private mutating func index(_ file: Int32) {
    let unit = files[Int(file)].unit
    for (position, declaration) in unit.declarations.enumerated() {
      let symbol = SymbolID(file: file, declaration: DeclarationID(Int32(truncatingIfNeeded: position)))
      switch declaration.kind {
      case .class, .struct, .enum, .protocol, .actor:
        groups.append(symbol)
        types[declaration.name, default: []].append(symbol)
      case .typealias, .associatedType: types[declaration.name, default: []].append(symbol)
      case .extension: extensions.append(symbol)
      case .function: if !declaration.name.isEmpty { functions[declaration.name, default: []].append(symbol) }
      case .enumCase:
        if !declaration.parameters.isEmpty { functions[declaration.name, default: []].append(symbol) }
      case .variable:
        if !declaration.modifiers.contains(.isLocal) { variables[declaration.name, default: []].append(symbol) }
      case .initializer, .subscript: break
      }
      if declaration.parent == nil, !declaration.modifiers.contains(.isLocal), declaration.kind != .extension {
        topLevel[declaration.name, default: []].append(symbol)
      }
    }
  }

  private mutating func attach(_ group: SymbolID, to key: TypeKey) {
    let unit = files[Int(group.file)].unit
    for member in unit[group.declaration].members {
      let symbol = SymbolID(file: group.file, declaration: member)
      members[key, default: [:]][unit[member].name, default: []].append(symbol)
    }
    if members[key] == nil { members[key] = [:] }
  }

  /// `extension ShapeStyle where Self == Color`: its members are `Color`'s as well.
  private mutating func attachConstrained(_ symbol: SymbolID, _ table: SymbolTable) {
    let declaration = table[symbol]
    let unit = table.unit(of: symbol)
    for requirement in declaration.requirements where requirement.isEquality {
      guard unit[requirement.left].name == "Self", unit[requirement.left].kind == .named else { continue }
      let place = Place(file: symbol.file, declaration: declaration.parent)
      guard let key = table.resolve(requirement.right, at: place).key, key != extended[symbol] else { continue }
      attach(symbol, to: key)
    }
  }

  private mutating func collectSupertypes(_ symbol: SymbolID, _ table: SymbolTable) {
    let declaration = table[symbol]
    guard !declaration.inherited.isEmpty, let key = table.key(ofGroup: symbol) else { return }
    let place = Place(file: symbol.file, declaration: declaration.parent)
    for type in declaration.inherited { supertypes[key, default: []].append(table.resolve(type, at: place)) }
  }
}
