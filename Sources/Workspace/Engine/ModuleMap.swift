/// Tells which module a file is compiled into, as far as the folder layout says so.
///
/// A folder with a `Package.swift` holds one module per folder under its `Sources` and `Tests`. Everything else is of
/// one Xcode project and shares the empty name.
struct ModuleMap: Sendable {
  private let packages: Set<String>

  /// - Parameter names: root-relative paths of all Swift files.
  init(names: [String]) {
    var packages: Set<String> = []
    for name in names where name == "Package.swift" || name.hasSuffix("/Package.swift") {
      packages.insert(String(name.dropLast("Package.swift".count)))
    }
    self.packages = packages
  }

  func module(of name: String) -> String {
    let parts = name.split(separator: "/")
    guard parts.count > 2 else { return "" }
    for index in (0..<(parts.count - 2)).reversed() where parts[index] == "Sources" || parts[index] == "Tests" {
      let folder = parts[..<index].map { $0 + "/" }.joined()
      if packages.contains(folder) { return String(parts[index + 1]) }
    }
    return ""
  }
}
