import SwiftSource
package import Symbols

/// The functions of the workspace that read hex digits into a colour: a call of one states a colour.
package enum HexReaders {
  /// Labels that say by themselves that hex digits follow.
  package static var labels: Set<String> { HexReading.labels }

  /// Their base names; an initialiser's is its type's.
  package static func names(in table: SymbolTable) -> Set<String> {
    var names: Set<String> = []
    for symbol in table.allFunctions where HexReaderBodies.isReader(symbol, table) { names.insert(table[symbol].name) }
    return names
  }
}
