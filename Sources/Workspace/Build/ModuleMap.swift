import Symbols

/// Tells which module a file is compiled into, as far as manifests and the folder layout say so.
///
/// A folder with a `Package.swift` holds one module per target that says its path, and one per folder under its
/// `Sources` and `Tests` unless its manifest is known to name all targets and none lies there. Everything else is of
/// one Xcode project and shares the empty name. Where the configuration names the module of a place of the design
/// system, that is so.
struct ModuleMap: Sendable {
  /// By folder of a package: the targets that lie where SwiftPM looks for them; `nil` where there may be any.
  private let packages: [String: Set<String>?]
  /// By folder, which ends with `/`: the target that has it for its path.
  private let folders: [String: String]
  /// By target and product of all packages: what each names.
  let dependencies: [String: Set<String>]
  /// By target of all packages: by platform, the oldest version of the system that it runs on; only where it is known.
  let deployments: [String: [String: String]]
  /// By file name.
  private let configured: [String: String]

  /// The modules that the configuration names.
  var named: Set<String> { Set(configured.values) }

  /// - Parameter files: all Swift files.
  init(_ files: [LoadedFile]) {
    configured = Dictionary(files.compactMap { file in file.namedModule.map { (file.name, $0) } }) { first, _ in first }
    var packages: [String: Set<String>?] = [:]
    var folders: [String: String] = [:]
    var dependencies: [String: Set<String>] = [:]
    var open: Set<String> = []
    var deployments: [String: [String: String]] = [:]
    for file in files where file.name == "Package.swift" || file.name.hasSuffix("/Package.swift") {
      let package = String(file.name.dropLast("Package.swift".count))
      let manifest = PackageManifest(file.bytes)
      packages[package] = .some(
        manifest.namesAllTargets ? Set(manifest.targets.filter { $0.path == nil }.map(\.name)) : nil
      )
      for target in manifest.targets {
        deployments[target.name] = manifest.deployments
        if let path = target.path { folders[Self.folder(package, path)] = target.name }
        if let named = target.dependencies {
          dependencies[target.name, default: []].formUnion(named)
        } else {
          open.insert(target.name)
        }
      }
      for (product, targets) in manifest.products {
        dependencies[product, default: []].formUnion(targets.subtracting([product]))
      }
    }
    for name in open { dependencies[name] = nil }
    self.packages = packages
    self.folders = folders
    self.dependencies = dependencies
    self.deployments = deployments
  }

  func module(of name: String) -> String {
    if let module = configured[name] { return module }
    if !folders.isEmpty {
      var end = name.lastIndex(of: "/")
      while let slash = end {
        if let module = folders[String(name[...slash])] { return module }
        end = name[..<slash].lastIndex(of: "/")
      }
      if let module = folders[""] { return module }
    }
    let parts = name.split(separator: "/")
    guard parts.count > 2 else { return "" }
    for index in (0..<(parts.count - 2)).reversed() where parts[index] == "Sources" || parts[index] == "Tests" {
      let folder = parts[..<index].map { $0 + "/" }.joined()
      guard let known = packages[folder] else { continue }
      let module = String(parts[index + 1])
      return known.map { $0.contains(module) } ?? true ? module : ""
    }
    return ""
  }

  /// `path` in `package` as a folder with `/` behind; a target that is the whole package has the package's own.
  private static func folder(_ package: String, _ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return package + parts.map { $0 + "/" }.joined()
  }
}
