import SwiftSource

extension SymbolTable {
  /// Links the declarations of `files`.
  package static func link(_ files: [LinkedFile], concurrency: Concurrency = .none) -> SymbolTable {
    var linker = SymbolLinker(files: files, concurrency: concurrency)
    return linker.link()
  }
}

/// Makes a `SymbolTable`: names first, then what each extension extends, then members and supertypes.
struct SymbolLinker {
  let files: [LinkedFile]
  private let concurrency: Concurrency
  private let modules: Set<String>
  private let reach: ModuleReach
  private let names: DeclaredNames
  private var members: TypeMembership
  private var supertypes: [TypeKey: [ResolvedType]] = [:]
  private var extended: [SymbolID: TypeKey] = [:]

  init(files: [LinkedFile], concurrency: Concurrency) {
    self.files = files
    self.concurrency = concurrency
    modules = Set(files.map(\.module))
    reach = ModuleReach(files: files)
    var names = DeclaredNames(files, concurrency)
    // Nested types of plain declarations first, so that an extension of a nested type finds it.
    members = names.takeMembers()
    self.names = names
  }

  mutating func link() -> SymbolTable {
    attachExtensions()
    for (symbol, key) in constrained(make()) { attach(symbol, to: key) }
    let groups = (names.groups + names.extensions).filter { declaration($0).inherited.first != nil }
    // Twice: a supertype may be nested in what another type inherits from.
    for _ in 0..<2 { supertypes = supertypes(of: groups, make()) }
    let table = make()
    return make(listed: listed(), access: table.allAccess(concurrency))
  }

  /// How often extensions are resolved anew: as deep as types nest that are declared in extensions of each other.
  private static let rounds = 8

  /// Finds what each extension extends. `extension A.B` may extend a type that another extension declares, so this goes
  /// on until nothing changes.
  private mutating func attachExtensions() {
    for _ in 0..<Self.rounds {
      let found = resolvedExtensions(make())
      if found == extended { return }
      let isFirst = extended.isEmpty
      for symbol in names.extensions where found[symbol] != extended[symbol] {
        if isFirst {
          if let key = found[symbol] { attach(symbol, to: key) }
        } else {
          move(symbol, from: extended[symbol], to: found[symbol])
        }
      }
      extended = found
    }
  }

  private func resolvedExtensions(_ table: SymbolTable) -> [SymbolID: TypeKey] {
    let keys = concurrency.map(names.extensions) { symbol -> TypeKey? in
      guard let type = table[symbol].type else { return nil }
      return table.resolve(type, at: Place(file: symbol.file, declaration: table[symbol].parent)).key
    }
    var found: [SymbolID: TypeKey] = [:]
    found.reserveCapacity(keys.count)
    for (symbol, key) in zip(names.extensions, keys) { found[symbol] = key }
    return found
  }

  /// The members of each type in file and source order.
  private func listed() -> [TypeKey: [SymbolID]] {
    var listed = members.byType.mapValues { $0.sorted() }
    // Types of which there is nothing but an extension that turned out to extend another.
    for key in members.left where listed[key]?.isEmpty == true {
      if case .external = key, !extended.values.contains(key) { listed[key] = nil }
    }
    return listed
  }

  private func declaration(_ symbol: SymbolID) -> Declaration { files[Int(symbol.file)].unit[symbol.declaration] }

  /// - Parameters: what only the finished table is asked for.
  private func make(listed: [TypeKey: [SymbolID]] = [:], access: [[AccessLevel]] = []) -> SymbolTable {
    SymbolTable(
      files: files,
      types: names.types,
      topLevel: names.topLevel,
      functions: names.functions,
      variables: names.variables,
      members: members.byName,
      listed: listed,
      supertypes: supertypes,
      extended: extended,
      modules: modules,
      reach: reach,
      access: access
    )
  }

  private mutating func attach(_ group: SymbolID, to key: TypeKey) {
    members.add(group, of: files[Int(group.file)].unit, to: key)
  }

  /// Members of extensions stand behind those that the type declares itself, in file and source order.
  private mutating func move(_ group: SymbolID, from old: TypeKey?, to new: TypeKey?) {
    members.move(group, of: files[Int(group.file)].unit, from: old, to: new) { [files] other in
      let unit = files[Int(other.file)].unit
      guard group < other, let parent = unit[other.declaration].parent else { return false }
      return unit[parent].kind == .extension
    }
  }

  /// `extension ShapeStyle where Self == Color`: its members are `Color`'s as well.
  private func constrained(_ table: SymbolTable) -> [(SymbolID, TypeKey)] {
    concurrency.flatMap(names.extensions) { symbol in
      let declaration = table[symbol]
      let unit = table.unit(of: symbol)
      return declaration.requirements.compactMap { requirement -> (SymbolID, TypeKey)? in
        guard requirement.isEquality, unit[requirement.left].name == "Self", unit[requirement.left].kind == .named
        else { return nil }
        let place = Place(file: symbol.file, declaration: declaration.parent)
        guard let key = table.resolve(requirement.right, at: place).key, key != extended[symbol] else { return nil }
        return (symbol, key)
      }
    }
  }

  /// - Parameter groups: those that state supertypes.
  private func supertypes(of groups: [SymbolID], _ table: SymbolTable) -> [TypeKey: [ResolvedType]] {
    let found = concurrency.compactMap(groups) { symbol -> (key: TypeKey, types: [ResolvedType])? in
      guard let key = table.key(ofGroup: symbol) else { return nil }
      let declaration = table[symbol]
      let place = Place(file: symbol.file, declaration: declaration.parent)
      return (key, declaration.inherited.map { table.resolve($0, at: place) })
    }
    var supertypes: [TypeKey: [ResolvedType]] = [:]
    supertypes.reserveCapacity(found.count)
    for one in found { supertypes[one.key, default: []] += one.types }
    return supertypes
  }
}
