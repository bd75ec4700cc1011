package import DesignTokens
import Evaluation
import SwiftSource
package import Symbols

/// The platforms that code is compiled for: by the `#if` around it, and by its file's target, folder and imports.
package struct CodePlatforms: Sendable {
  /// By the index of a file.
  private let files: [PlatformSet]

  /// Of files that are known by themselves alone.
  package static let unknown = CodePlatforms(files: [])

  private init(files: [PlatformSet]) { self.files = files }

  init(_ symbols: SymbolTable, _ layout: BuildLayout, _ reach: BuildReach, _ concurrency: Concurrency) {
    files = concurrency.map(Array(symbols.files.indices)) { index in
      let file = Int32(truncatingIfNeeded: index)
      let targets = layout.platforms(of: symbols.files[index].path).compactMap { Platform(rawValue: $0) }
      return targets.isEmpty
        ? Self.platforms(of: file, in: symbols) ?? Self.platforms(importing: reach.imports(around: file, in: symbols))
          ?? Self.usual
        : PlatformSet(targets)
    }
  }

  /// What code at a place is compiled for; `arms` are the platforms that the `#if` around it in its body leave.
  package func platforms(at place: Place, in symbols: SymbolTable, arms: PlatformSet = .all) -> PlatformSet {
    let index = Int(place.file)
    let file = files.indices.contains(index) ? files[index] : Self.platforms(of: place.file, in: symbols) ?? Self.usual
    var stated = arms
    if let declaration = place.declaration {
      let conditions = symbols[SymbolID(file: place.file, declaration: declaration)].conditions
      if !conditions.isEmpty { stated.formIntersection(CompilationCondition.platforms(where: conditions)) }
    }
    // What is written for one platform is compiled for that, wherever it stands.
    let common = stated.intersection(file)
    return !common.isEmpty ? common : stated.isEmpty ? file : stated
  }

  /// What a file is compiled for, as far as its folder or the frameworks that it imports say.
  private static func platforms(of file: Int32, in symbols: SymbolTable) -> PlatformSet? {
    if let folder = CompilationCondition.folderPlatform(symbols.files[Int(file)].path) { return PlatformSet([folder]) }
    return platforms(importing: Set(symbols.unit(file).imports.map(\.module)))
  }

  private static func platforms(importing modules: Set<String>) -> PlatformSet? {
    if modules.contains("UIKit") { return usual }
    if modules.contains("AppKit") || modules.contains("Cocoa") { return PlatformSet([.macOS]) }
    return modules.contains("WatchKit") ? PlatformSet([.watchOS]) : nil
  }

  private static let usual = PlatformSet([.iOS])
}
