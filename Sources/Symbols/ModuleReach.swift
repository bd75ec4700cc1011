import SwiftSource

/// What the modules of the workspace see of each other, by their imports.
struct ModuleReach: Sendable {
  /// The modules that each module hands on to whoever imports it (`@_exported import`), directly or not.
  private let exported: [String: Set<String>]
  /// The modules that each module's files import, directly or not.
  private let loaded: [String: Set<String>]

  init(files: [LinkedFile]) {
    let modules = Set(files.map(\.module))
    var exports: [String: Set<String>] = [:]
    var imports: [String: Set<String>] = [:]
    for file in files {
      for item in file.unit.imports where modules.contains(item.module) && item.module != file.module {
        imports[file.module, default: []].insert(item.module)
        if item.isExported { exports[file.module, default: []].insert(item.module) }
      }
    }
    exported = Self.closure(of: exports)
    loaded = Self.closure(of: imports)
  }

  /// Whether a file of `module` with these imports sees what `other` declares without importing it.
  func handsOn(_ other: String, toFileOf module: String, importing imports: [SourceUnit.Import]) -> Bool {
    guard !exported.isEmpty else { return false }
    if exported[module]?.contains(other) == true { return true }
    return imports.contains { exported[$0.module]?.contains(other) == true }
  }

  /// Whether `module` imports `other` in some file, or imports what does. The members of such a module are found in all
  /// of `module`'s files.
  func loads(_ other: String, in module: String) -> Bool { loaded[module]?.contains(other) == true }

  private static func closure(of direct: [String: Set<String>]) -> [String: Set<String>] {
    var closed: [String: Set<String>] = [:]
    for module in direct.keys {
      var reached: Set<String> = []
      var open = [module]
      while let next = open.popLast() {
        for target in direct[next] ?? [] where reached.insert(target).inserted { open.append(target) }
      }
      closed[module] = reached
    }
    return closed
  }
}
