import SwiftSource

/// The declarations of all files by their names, as far as that needs no look-up of types; in file and source order.
struct DeclaredNames {
  /// Types and type aliases, nested ones included.
  private(set) var types: [String: [SymbolID]] = [:]
  /// What stands at file level.
  private(set) var topLevel: [String: [SymbolID]] = [:]
  /// Functions and enum cases with associated values.
  private(set) var functions: [String: [SymbolID]] = [:]
  /// Variables outside bodies.
  private(set) var variables: [String: [SymbolID]] = [:]
  private var members = TypeMembership()
  /// Types that have members.
  private(set) var groups: [SymbolID] = []
  private(set) var extensions: [SymbolID] = []

  private enum Part: CaseIterable, Sendable {
    // What takes longest first.
    case members, variables, functions, topLevel, types
  }

  /// Each part is made on a thread of its own.
  init(_ files: [LinkedFile], _ concurrency: Concurrency) {
    let parts = concurrency.map(Part.allCases.count) { index in
      var part = DeclaredNames()
      part.collect(Part.allCases[index], files)
      return part
    }
    guard parts.count == Part.allCases.count else { return }
    (members, variables, functions) = (parts[0].members, parts[1].variables, parts[2].functions)
    (topLevel, types) = (parts[3].topLevel, parts[4].types)
    (groups, extensions) = (parts[4].groups, parts[4].extensions)
  }

  private init() {}

  /// What types declare themselves, without their extensions. Handed out once, since who gets it changes it in place.
  mutating func takeMembers() -> TypeMembership {
    defer { members = TypeMembership() }
    return members
  }

  private mutating func collect(_ part: Part, _ files: [LinkedFile]) {
    for (file, linked) in files.enumerated() {
      let file = Int32(truncatingIfNeeded: file)
      let unit = linked.unit
      for position in unit.declarations.indices {
        let symbol = SymbolID(file: file, declaration: DeclarationID(Int32(truncatingIfNeeded: position)))
        switch part {
        case .members:
          if unit.declarations[position].kind.isType { members.add(symbol, of: unit, to: .nominal(symbol)) }
        case .variables: addVariable(symbol, unit.declarations[position])
        case .functions: addFunction(symbol, unit.declarations[position])
        case .topLevel: addTopLevel(symbol, unit.declarations[position])
        case .types: addType(symbol, unit.declarations[position])
        }
      }
    }
  }

  private mutating func addVariable(_ symbol: SymbolID, _ declaration: Declaration) {
    guard declaration.kind == .variable, !declaration.modifiers.contains(.isLocal) else { return }
    variables[declaration.name, default: []].append(symbol)
  }

  private mutating func addFunction(_ symbol: SymbolID, _ declaration: Declaration) {
    switch declaration.kind {
    case .function where !declaration.name.isEmpty, .enumCase where !declaration.parameters.isEmpty:
      functions[declaration.name, default: []].append(symbol)
    default: return
    }
  }

  private mutating func addTopLevel(_ symbol: SymbolID, _ declaration: Declaration) {
    guard declaration.parent == nil, !declaration.modifiers.contains(.isLocal), declaration.kind != .extension else {
      return
    }
    topLevel[declaration.name, default: []].append(symbol)
  }

  private mutating func addType(_ symbol: SymbolID, _ declaration: Declaration) {
    switch declaration.kind {
    case .class, .struct, .enum, .protocol, .actor:
      groups.append(symbol)
      types[declaration.name, default: []].append(symbol)
    case .typealias, .associatedType: types[declaration.name, default: []].append(symbol)
    case .extension: extensions.append(symbol)
    default: return
    }
  }
}

extension Declaration.Kind {
  /// Whether it declares a type with members of its own.
  fileprivate var isType: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .actor: true
    default: false
    }
  }
}
