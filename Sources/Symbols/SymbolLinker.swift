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
  private let reach: ModuleReach
  private var types: [String: [SymbolID]] = [:]
  private var topLevel: [String: [SymbolID]] = [:]
  private var functions: [String: [SymbolID]] = [:]
  private var variables: [String: [SymbolID]] = [:]
  private var members: [String: NamedMembers] = [:]
  private var memberTypes: Set<TypeKey> = []
  private var supertypes: [TypeKey: [ResolvedType]] = [:]
  private var extended: [SymbolID: TypeKey] = [:]
  private var groups: [SymbolID] = []
  private var extensions: [SymbolID] = []

  init(files: [LinkedFile]) {
    self.files = files
    reach = ModuleReach(files: files)
  }

  mutating func link() -> SymbolTable {
    for file in files.indices { index(Int32(truncatingIfNeeded: file)) }
    // Nested types of plain declarations first, so that an extension of a nested type finds it.
    for group in groups { attach(group, to: .nominal(group)) }
    attachExtensions()
    let attached = make()
    for symbol in extensions { attachConstrained(symbol, attached) }
    // Twice: a supertype may be nested in what another type inherits from.
    for _ in 0..<2 {
      let table = make()
      supertypes = [:]
      for symbol in groups + extensions { collectSupertypes(symbol, table) }
    }
    let table = make()
    return make(listed: listed(), access: table.allAccess())
  }

  /// The members of each type in order.
  private func listed() -> [TypeKey: [SymbolID]] {
    var listed: [TypeKey: [SymbolID]] = [:]
    listed.reserveCapacity(memberTypes.count)
    for key in memberTypes { listed[key] = [] }
    for named in members.values {
      named.visit { key, symbols in listed[key, default: []] += symbols }
    }
    for key in memberTypes { listed[key]?.sort() }
    return listed
  }

  /// How often extensions are resolved anew: as deep as types nest that are declared in extensions of each other.
  private static let rounds = 8

  /// Finds what each extension extends. `extension A.B` may extend a type that another extension declares, so this goes
  /// on until nothing changes.
  private mutating func attachExtensions() {
    let plain = (members, memberTypes)
    for _ in 0..<Self.rounds {
      let table = make()
      var found: [SymbolID: TypeKey] = [:]
      for symbol in extensions {
        guard let type = table[symbol].type else { continue }
        let place = Place(file: symbol.file, declaration: table[symbol].parent)
        found[symbol] = table.resolve(type, at: place).key
      }
      if found == extended { return }
      extended = found
      (members, memberTypes) = plain
      for symbol in extensions {
        if let key = found[symbol] { attach(symbol, to: key) }
      }
    }
  }

  /// - Parameters: what only the finished table is asked for.
  private func make(listed: [TypeKey: [SymbolID]] = [:], access: [[AccessLevel]] = []) -> SymbolTable {
    SymbolTable(
      files: files,
      types: types,
      topLevel: topLevel,
      functions: functions,
      variables: variables,
      members: members,
      listed: listed,
      supertypes: supertypes,
      extended: extended,
      modules: Set(files.map(\.module)),
      reach: reach,
      access: access
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
      members[unit[member].name, default: NamedMembers()].add(symbol, to: key)
    }
    memberTypes.insert(key)
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
