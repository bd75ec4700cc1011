import SwiftSource
import Symbols

/// The versions that the attributes of a declaration and of those around it ask for.
struct StatedVersions {
  /// By platform as the attribute names it.
  private(set) var versions: [String: SystemVersion] = [:]

  init(around symbol: SymbolID, in symbols: SymbolTable) {
    var next: SymbolID? = symbol
    while let current = next {
      for one in symbols[current].availability {
        guard let version = one.introduced.flatMap({ SystemVersion($0) }) else { continue }
        let platform = one.platform == "OSX" ? "macOS" : one.platform
        versions[platform] = max(versions[platform] ?? version, version)
      }
      next = symbols.parent(of: current)
    }
  }
}
