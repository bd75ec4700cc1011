import SwiftSource
package import Symbols

/// The functions of the workspace that read hex digits into a colour: a call of one states a colour.
package enum HexReaders {
  /// Labels that say by themselves that hex digits follow.
  package static var labels: Set<String> { HexReading.labels }

  /// The base names of those that are functions.
  package static func names(in table: SymbolTable) -> Set<String> {
    Set(table.allFunctions.filter { HexReaderBodies.isReader($0, table) }.map { table[$0].name })
  }

  /// The types that the colours' own initialisers may take digits from, `String` for one: they may do it with members
  /// that the workspace gives these.
  package static func inputs(in table: SymbolTable) -> Set<String> {
    let initializers = DesignType.colors.flatMap { table.initializers(of: .external($0)) }
    let types = initializers.flatMap { initializer in
      table[initializer].parameters.compactMap { $0.type.map { table.unit(of: initializer)[$0].name } }
    }
    return HexReaderBodies.digitTypes.intersection(types)
  }
}
