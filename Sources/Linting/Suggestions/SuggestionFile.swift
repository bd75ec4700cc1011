import DesignTokens
import SwiftSource
import Symbols
import Synchronization

/// What suggestions in one file need to know of it, worked out once for all its usages.
final class SuggestionFile: Sendable {
  let unit: SourceUnit
  private let path: String
  private let places = Mutex<[DeclarationID?: Words]>([:])
  private let untyped = Mutex<Set<SourceRange>?>(nil)
  private let checks = Mutex<VersionChecks?>(nil)

  init(_ symbols: SymbolTable, _ file: Int32) {
    unit = symbols.unit(file)
    path = symbols.files[Int(file)].path
  }

  /// Words in the singular: of the file and its folders, and of declarations around a place.
  struct Words: Sendable {
    /// Of all declarations.
    var all: Set<String> = []
    /// Of types and what else is neither variable nor function.
    var ofTypes: Set<String> = []
  }

  /// - Parameter declaration: the innermost around.
  func words(around declaration: DeclarationID?) -> Words {
    if let known = places.withLock({ $0[declaration] }) { return known }
    let found = read(around: declaration)
    places.withLock { $0[declaration] = found }
    return found
  }

  /// The checks of the system's version in the file.
  var versionChecks: VersionChecks {
    checks.withLock { known in
      if let known { return known }
      let found = VersionChecks(unit)
      known = found
      return found
    }
  }

  private func read(around declaration: DeclarationID?) -> Words {
    let folders = path.pathParts.map { String($0.parts(between: UInt8(ascii: ".")).first ?? "") }
    var (all, types) = (folders, folders)
    var next = declaration
    while let id = next, unit.declarations.indices.contains(Int(id.index)) {
      let (name, kind) = (unit[id].name, unit[id].kind)
      if all.count < Self.limit { all.append(name) }
      if kind != .variable, kind != .function, types.count < Self.limit { types.append(name) }
      guard all.count < Self.limit || types.count < Self.limit else { break }
      next = unit[id].parent
    }
    return Words(all: Self.words(all), ofTypes: Self.words(types))
  }

  /// Names that are read at most.
  private static let limit = 64

  private static func words(_ names: [String]) -> Set<String> {
    Set(names.flatMap { NameWords($0).words.map(PurposeWords.singular) })
  }

  /// Whether an expression is all of the value of a declaration that states no type.
  func isUntypedValue(_ range: SourceRange) -> Bool {
    untyped.withLock { known in
      if let known { return known.contains(range) }
      var found: Set<SourceRange> = []
      for index in unit.declarations.indices {
        let id = DeclarationID(Int32(truncatingIfNeeded: index))
        if unit[id].type == nil, let value = unit[id].value { found.insert(unit.range(value)) }
      }
      known = found
      return found.contains(range)
    }
  }
}
