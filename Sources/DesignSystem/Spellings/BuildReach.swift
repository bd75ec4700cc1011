import DesignTokens
import SwiftSource
import Symbols

/// Which modules the code of a file can name: those that it imports, those that it could, and what they re-export.
///
/// Holds for the files that it was made of, and for a later text of one of them.
struct BuildReach: Sendable {
  private let layout: BuildLayout
  /// By module: what it re-exports, all the way, itself included.
  private let exports: [String: Set<String>]
  /// By the files that are built together: what any of them imports.
  private let imported: [Group: Set<String>]
  private let targets: [Set<Int>]

  /// Files that are built together, as far as is known.
  private enum Group: Hashable, Sendable {
    case module(String)
    case targets(Set<Int>)
    /// The outermost folder, where no manifest says more.
    case folder(String)
  }

  enum Answer: Hashable {
    case imported
    /// After an import of the module.
    case importing(String)
    case unreachable
  }

  init(_ symbols: SymbolTable, _ layout: BuildLayout, _ concurrency: Concurrency) {
    self.layout = layout
    let targets = concurrency.map(symbols.files) { $0.module.isEmpty ? layout.targets(of: $0.path) : [] }
    var imported: [Group: Set<String>] = [:]
    var direct: [String: Set<String>] = [:]
    for (index, file) in symbols.files.enumerated() {
      let group = Self.group(of: file, targets[index])
      for item in file.unit.imports {
        imported[group, default: []].insert(item.module)
        guard item.isExported else { continue }
        for module in file.module.isEmpty ? layout.modules(of: targets[index]) : [file.module] {
          direct[module, default: []].insert(item.module)
        }
      }
    }
    self.targets = targets
    self.imported = imported
    var exports: [String: Set<String>] = [:]
    for module in direct.keys {
      var found: Set<String> = [module]
      var pending = [module]
      while let next = pending.popLast() {
        for other in direct[next] ?? [] where found.insert(other).inserted { pending.append(other) }
      }
      exports[module] = found
    }
    self.exports = exports
  }

  private static func group(of file: LinkedFile, _ targets: Set<Int>) -> Group {
    if !file.module.isEmpty { return .module(file.module) }
    if !targets.isEmpty { return .targets(targets) }
    return .folder(file.path.contains("/") ? String(file.path.prefix { $0 != "/" }) : "")
  }

  /// What the files that are built together with a file import.
  func imports(around file: Int32, in symbols: SymbolTable) -> Set<String> {
    imported[Self.group(of: symbols.files[Int(file)], targets[Int(file)])] ?? []
  }

  /// Whether code of a package's module, or of a module that a file outside packages can import, is within reach.
  func answer(_ module: String, at file: Int32, in symbols: SymbolTable) -> Answer {
    let own = symbols.files[Int(file)]
    guard module != own.module else { return .imported }
    if symbols.unit(file).imports.contains(where: { covers($0.module, module) })
      || exports[own.module]?.contains(module) == true
    {
      return .imported
    }
    let group = Self.group(of: own, targets[Int(file)])
    let known = imported[group] ?? []
    if known.contains(module) { return .importing(module) }
    if let other = known.filter({ covers($0, module) }).min() { return .importing(other) }
    let reachable =
      own.module.isEmpty ? layout.reachable(from: targets[Int(file)]) : layout.reachable(from: own.module)
    guard let reachable else { return .importing(module) }
    guard reachable.contains(module) else { return .unreachable }
    return .importing(reachable.filter { exports[$0]?.contains(module) == true }.min() ?? module)
  }

  /// The oldest version of a platform's system that a file's code runs on; `nil` where that isn't known.
  func deployment(of file: Int32, on platform: Platform, in symbols: SymbolTable) -> SystemVersion? {
    let own = symbols.files[Int(file)]
    let found = layout.deployments(of: own.path, module: own.module, on: platform.rawValue)?.map { SystemVersion($0) }
    guard let found, !found.contains(nil) else { return nil }
    return found.compactMap(\.self).min()
  }

  /// Whether what a file imports brings a module.
  func imports(_ module: String, at file: Int32, in symbols: SymbolTable) -> Bool {
    symbols.unit(file).imports.contains { covers($0.module, module) }
  }

  private func covers(_ imported: String, _ module: String) -> Bool {
    imported == module || exports[imported]?.contains(module) == true
  }

  /// Whether and how code of one Xcode project is within reach of a file of it: what is compiled into all of its
  /// targets, or is public in a target that it imports.
  /// - Parameter path: where the declaration or the asset stands.
  func answer(declaredIn path: String, isPublic: Bool, at file: Int32, in symbols: SymbolTable) -> Answer {
    let there = layout.targets(of: path)
    let here = targets[Int(file)]
    guard !there.isEmpty, !here.isEmpty else {
      return isAsset(path) && !isNear(path, symbols.files[Int(file)].path) ? .unreachable : .imported
    }
    if here.isSubset(of: there) { return .imported }
    let modules = layout.modules(of: there)
    let imports = symbols.unit(file).imports.filter { modules.contains($0.module) }
    if imports.contains(where: { isPublic || $0.isTestable }) { return .imported }
    guard isPublic, let known = (imported[.targets(here)] ?? []).intersection(modules).min() else {
      return .unreachable
    }
    return .importing(known)
  }

  private func isAsset(_ path: String) -> Bool { path.contains(".xcassets/") }

  /// Whether a catalog lies at the root, or in the outermost folder of the file.
  private func isNear(_ catalog: String, _ file: String) -> Bool {
    let folder = catalog.prefix { $0 != "/" }
    return folder.hasSuffix(".xcassets") || folder == file.prefix { $0 != "/" }
  }
}
