package import SwiftSource
package import Symbols

/// What the vocabulary and the places that bypass it hang on, outside of the files that hold definitions: asked for
/// while some code is still left out.
package struct VocabularyNeeds {
  /// Simple names of types that hold design values, and of those that shared constants name: what was left out of
  /// them may be tokens, or decide what some are worth.
  package private(set) var types: Set<String> = []
  /// The files that decide what tokens are worth: those that declare what definitions inherit from, and those with
  /// constants of a type that holds design values.
  package private(set) var files: Set<Int32> = []
  /// The cases that carry a number of one's own, of enums that give numbers.
  package private(set) var words: Set<TriggerWord> = []
  /// Whether number literals make values of a type that holds design values: any number may then be one.
  package private(set) var hasLiterals = false

  /// - Parameter isDefining: whether the file of an index holds definitions.
  package init(_ table: SymbolTable, isDefining: (Int32) -> Bool) {
    let survey = TypeSurvey(symbols: table)
    for key in table.allTypes {
      guard case .nominal(let symbol) = key else { continue }
      switch table[symbol].kind {
      case .struct, .class:
        if isDefining(symbol.file) { addAncestors(of: key, in: table) }
        guard !survey.isView(key), survey.bearsDesign(key) else { continue }
        addConstants(of: key, named: table[symbol].name, in: table)
        if Self.takesNumbers(key, in: table) { hasLiterals = true }
      case .enum:
        addCases(of: key, in: table)
      default: continue
      }
    }
    addTypesOfValues(in: table)
  }

  /// Whether a declaration gives one design value to all: it belongs to a type or a module and needs no argument.
  private static func isSharedValue(_ declaration: Declaration, in unit: SourceUnit) -> Bool {
    guard declaration.kind == .variable || declaration.kind == .function, let type = declaration.type,
      declaration.parameters.allSatisfy({ $0.defaultValue != nil }),
      declaration.modifiers.contains(.isStatic) || declaration.parent == nil
    else { return false }
    return DesignShape(.external(unit[type].name))?.isDesignValue == true
  }

  /// The types that shared design values name, and where they are declared or extended.
  private mutating func addTypesOfValues(in table: SymbolTable) {
    var named: Set<String> = []
    for file in table.files {
      for declaration in file.unit.declarations where Self.isSharedValue(declaration, in: file.unit) {
        named.formUnion(Self.typesNamed(in: declaration, of: file.unit))
      }
    }
    types.formUnion(named)
    for (index, file) in table.files.enumerated() {
      let declares = file.unit.declarations.contains { declaration in
        switch declaration.kind {
        case .class, .struct, .enum, .protocol, .actor, .extension: named.contains(declaration.name)
        default: false
        }
      }
      if declares { files.insert(Int32(truncatingIfNeeded: index)) }
    }
  }

  private static func typesNamed(in declaration: Declaration, of unit: SourceUnit) -> [String] {
    var open = [declaration.value, declaration.body].compactMap(\.self)
    open += declaration.parameters.compactMap(\.defaultValue)
    var names: [String] = []
    while let node = open.popLast() {
      open += unit.children(node)
      if unit.kind(node) == .identifier, unit.name(node).first?.isUppercase == true { names.append(unit.name(node)) }
    }
    return names
  }

  private mutating func addAncestors(of key: TypeKey, in table: SymbolTable) {
    for ancestor in table.ancestors(of: key.type) {
      if case .nominal(let symbol) = ancestor.unwrapped { files.insert(symbol.file) }
    }
  }

  private mutating func addConstants(of key: TypeKey, named name: String, in table: SymbolTable) {
    types.insert(name)
    for member in table.allMembers(of: key) where table[member].modifiers.contains(.isStatic) {
      guard let type = table[member].type, table.unit(of: member)[type].name == name else { continue }
      files.insert(member.file)
    }
  }

  private mutating func addCases(of key: TypeKey, in table: SymbolTable) {
    let members = table.allMembers(of: key)
    let isNumber = { (type: TypeID?, member: SymbolID) in
      type.map { Self.numbers.contains(table.unit(of: member)[$0].name) } ?? false
    }
    guard members.contains(where: { table[$0].kind == .variable && isNumber(table[$0].type, $0) }) else { return }
    for member in members where table[member].kind == .enumCase {
      let parameters = table[member].parameters
      if parameters.count == 1, isNumber(parameters[0].type, member) { words.insert(.member(table[member].name)) }
    }
  }

  private static func takesNumbers(_ key: TypeKey, in table: SymbolTable) -> Bool {
    table.ancestors(of: key.type).contains {
      $0.externalName == "ExpressibleByIntegerLiteral" || $0.externalName == "ExpressibleByFloatLiteral"
    }
  }

  private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int"]
}
