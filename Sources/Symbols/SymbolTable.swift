package import SwiftSource

/// The declarations of all files, linked: which type an extension extends, which names are visible from where.
///
/// Immutable once made, so that files can be judged in parallel.
package final class SymbolTable: Sendable {
  package let files: [LinkedFile]
  /// Types and type aliases by simple name, nested ones included.
  let types: [String: [SymbolID]]
  /// Declarations at file level by name.
  let topLevel: [String: [SymbolID]]
  /// Functions and enum cases with associated values, by base name, wherever they are declared.
  let functions: [String: [SymbolID]]
  /// Variables and properties by name, wherever they are declared outside bodies.
  let variables: [String: [SymbolID]]
  /// Members by name and type, those of extensions included: most names that are looked up are no member's.
  private let members: [String: NamedMembers]
  /// The members of each type in file and source order.
  let listed: [TypeKey: [SymbolID]]
  /// The types that a type states to inherit from or conform to, extensions included, in source order.
  let supertypes: [TypeKey: [ResolvedType]]
  /// What each extension extends.
  let extended: [SymbolID: TypeKey]
  package let modules: Set<String>
  let reach: ModuleReach
  /// The access that each declaration of each file really has; empty where files were replaced since.
  let access: [[AccessLevel]]
  /// What types in source stand for, and what callables take.
  let known = KnownTypes()
  /// The file that the last one is an excerpt of.
  let excerpted: Int32?

  init(
    files: [LinkedFile],
    types: [String: [SymbolID]],
    topLevel: [String: [SymbolID]],
    functions: [String: [SymbolID]],
    variables: [String: [SymbolID]],
    members: [String: NamedMembers],
    listed: [TypeKey: [SymbolID]],
    supertypes: [TypeKey: [ResolvedType]],
    extended: [SymbolID: TypeKey],
    modules: Set<String>,
    reach: ModuleReach,
    access: [[AccessLevel]] = [],
    excerpted: Int32? = nil
  ) {
    self.access = access
    self.files = files
    self.types = types
    self.topLevel = topLevel
    self.functions = functions
    self.variables = variables
    self.members = members
    self.listed = listed
    self.supertypes = supertypes
    self.extended = extended
    self.modules = modules
    self.reach = reach
    self.excerpted = excerpted
  }

  /// Levels of look-up (aliases, superclasses, nested expressions) after which the answer is `unknown`.
  static let maximumDepth = 24

  /// The table with another unit of one file.
  /// - Parameter unit: its declarations stand at the places of those that were linked.
  package func replacing(_ unit: SourceUnit, of file: Int32) -> SymbolTable {
    var files = files
    let old = files[Int(file)]
    files[Int(file)] = LinkedFile(path: old.path, module: old.module, unit: unit)
    return SymbolTable(self, files: files, extended: extended)
  }

  /// The names of `base` over other files.
  convenience init(
    _ base: SymbolTable,
    files: [LinkedFile],
    extended: [SymbolID: TypeKey],
    excerpted: Int32? = nil
  ) {
    self.init(
      files: files,
      types: base.types,
      topLevel: base.topLevel,
      functions: base.functions,
      variables: base.variables,
      members: base.members,
      listed: base.listed,
      supertypes: base.supertypes,
      extended: extended,
      modules: base.modules,
      reach: base.reach,
      excerpted: excerpted
    )
  }

  package func unit(_ file: Int32) -> SourceUnit { files[Int(file)].unit }
  package func unit(of symbol: SymbolID) -> SourceUnit { files[Int(symbol.file)].unit }
  package func path(of symbol: SymbolID) -> String { files[Int(symbol.file)].path }

  @inlinable package subscript(_ symbol: SymbolID) -> Declaration {
    files[Int(symbol.file)].unit.declarations[Int(symbol.declaration.index)]
  }

  /// The lexical parent.
  package func parent(of symbol: SymbolID) -> SymbolID? {
    self[symbol].parent.map { SymbolID(file: symbol.file, declaration: $0) }
  }

  /// Every member of a type, extensions included, in file and source order.
  package func allMembers(of key: TypeKey) -> [SymbolID] { listed[key] ?? [] }

  /// Every type that has members or a declaration here.
  package var allTypes: [TypeKey] { Array(listed.keys) }

  /// The members of a type of one name, in the order in which they were linked; not the inherited ones.
  func members(_ name: String, of key: TypeKey) -> [SymbolID] { members[name]?[key] ?? [] }

  /// The members of one name by their types; `nil` where no member is called so.
  func members(_ name: String) -> NamedMembers? { members[name] }

  /// The type whose member the symbol is: the declaring type, or what its extension extends.
  package func owner(of symbol: SymbolID) -> TypeKey? {
    guard let parent = parent(of: symbol) else { return nil }
    return self.key(ofGroup: parent)
  }

  /// The type that a type declaration or extension stands for.
  package func key(ofGroup symbol: SymbolID) -> TypeKey? {
    let declaration = self[symbol]
    switch declaration.kind {
    case .extension: return extended[symbol]
    case .class, .struct, .enum, .protocol, .actor: return .nominal(symbol)
    default: return nil
    }
  }

  /// The innermost type around a place.
  package func enclosingType(_ place: Place) -> TypeKey? {
    var current = place.declaration
    while let declaration = current {
      let symbol = SymbolID(file: place.file, declaration: declaration)
      if let key = key(ofGroup: symbol) { return key }
      current = self[symbol].parent
    }
    return nil
  }
}
