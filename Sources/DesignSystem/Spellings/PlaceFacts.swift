import DesignTokens
import SwiftSource
import Symbols

/// What the declarations around a place say of where and when its code runs.
struct PlaceFacts: Sendable {
  var isolation = CodeIsolation.unstated
  /// Whether the place is in the body of a SwiftUI view: closures there run where it does.
  var isBody = false
  /// By platform as attributes name it.
  var versions: [String: SystemVersion] = [:]
  var conditions: Set<String> = []

  init(_ place: Place, in symbols: SymbolTable) {
    guard let declaration = place.declaration else { return }
    let symbol = SymbolID(file: place.file, declaration: declaration)
    isBody = Self.isInBody(symbol, symbols)
    isolation = CodeIsolation(of: symbol, in: symbols)
    if isBody, isolation == .unstated { isolation = .main }
    versions = StatedVersions(around: symbol, in: symbols).versions
    conditions = Set(symbols[symbol].conditions.flatMap { ConditionText.parts(of: $0) })
  }

  private static func isInBody(_ symbol: SymbolID, _ symbols: SymbolTable) -> Bool {
    var next: SymbolID? = symbol
    while let current = next {
      let declaration = symbols[current]
      guard !declaration.kind.isGroup else { return false }
      if !declaration.modifiers.contains(.isLocal) {
        guard declaration.name == "body", let owner = symbols.owner(of: current) else { return false }
        return symbols.ancestors(of: owner.type).contains { $0.externalName == "View" }
      }
      next = symbols.parent(of: current)
    }
    return false
  }
}
