/// What the manifests of packages and Xcode projects say of how files are built, as far as it was read.
package struct BuildLayout: Sendable {
  /// By module or product: the modules that it consists of and depends on, all the way. What has no entry has no
  /// manifest, or one that leaves its dependencies open.
  private let reachable: [String: Set<String>]
  private let targets: [XcodeTarget]
  private let targetsByPath: [String: Set<Int>]
  /// Modules that the user names: they are within reach of all, whatever manifests say.
  private let named: Set<String>
  /// By module of a package: by platform, the oldest version of the system that it runs on.
  private let deployments: [String: [String: String]]

  /// A target of an Xcode project.
  package struct XcodeTarget: Sendable, Hashable {
    package var name: String
    /// Files and folders that it compiles or bundles, relative to the root.
    package var members: Set<String>
    /// What lies in its folders and is not its own.
    package var exceptions: Set<String>
    /// Products of packages that it links.
    package var products: Set<String>
    /// What it is built for, as `os(…)` names it; `nil` where the project doesn't say.
    package var platform: String?
    /// What Swift code imports it as, where the project says another name than the target's.
    package var moduleName: String?
    /// By platform: the oldest version of the system that it runs on.
    package var deployments: [String: String] = [:]

    package init(
      name: String,
      members: Set<String> = [],
      exceptions: Set<String> = [],
      products: Set<String> = [],
      platform: String? = nil
    ) {
      self.name = name
      self.members = members
      self.exceptions = exceptions
      self.products = products
      self.platform = platform
    }

    /// What Swift code imports it as.
    var module: String {
      String((moduleName ?? name).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
  }

  package static let unknown = BuildLayout(dependencies: [:], targets: [])

  /// - Parameters:
  ///   - dependencies: by target and product of a package, what it names; only where all are known.
  ///   - named: modules that the user names.
  ///   - deployments: by module of a package: by platform, the oldest version of the system that it runs on.
  package init(
    dependencies: [String: Set<String>],
    targets: [XcodeTarget],
    named: Set<String> = [],
    deployments: [String: [String: String]] = [:]
  ) {
    self.named = named
    self.deployments = deployments
    var reachable: [String: Set<String>] = [:]
    for name in dependencies.keys {
      var found: Set<String> = []
      var pending = [name]
      while let next = pending.popLast() {
        for other in dependencies[next] ?? [] where found.insert(other).inserted { pending.append(other) }
      }
      reachable[name] = found
    }
    self.reachable = reachable
    self.targets = targets
    var byPath: [String: Set<Int>] = [:]
    for (index, target) in targets.enumerated() {
      for member in target.members { byPath[member, default: []].insert(index) }
    }
    targetsByPath = byPath
  }

  /// The Xcode targets that a file or asset catalog belongs to; empty where no project says so.
  package func targets(of path: String) -> Set<Int> {
    guard !targetsByPath.isEmpty else { return [] }
    var found: Set<Int> = []
    var end: Substring.Index? = path.endIndex
    while let bound = end {
      let part = String(path[..<bound])
      for index in targetsByPath[part] ?? [] where !isException(path, of: targets[index]) { found.insert(index) }
      end = path[..<bound].lastIndex(of: "/")
    }
    return found
  }

  private func isException(_ path: String, of target: XcodeTarget) -> Bool {
    !target.exceptions.isEmpty && target.exceptions.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// What the targets that a file belongs to are built for; empty where one of them doesn't say.
  package func platforms(of path: String) -> Set<String> {
    let platforms = targets(of: path).map { targets[$0].platform }
    return platforms.contains(nil) ? [] : Set(platforms.compactMap(\.self))
  }

  /// The oldest versions of a platform's system that a file's code runs on, one for each target; `nil` where one of them
  /// doesn't say, or nothing is known.
  package func deployments(of path: String, module: String, on platform: String) -> [String]? {
    if let known = deployments[module] { return known[platform].map { [$0] } }
    let found = targets(of: path).map { targets[$0].deployments[platform] }
    return found.isEmpty || found.contains(nil) ? nil : found.compactMap(\.self)
  }

  /// What Swift code imports one of `targets` as.
  package func modules(of targets: Set<Int>) -> Set<String> {
    Set(targets.compactMap { self.targets.indices.contains($0) ? self.targets[$0].module : nil })
  }

  /// The modules that a module may import as its manifest says; `nil` where that isn't known.
  package func reachable(from module: String) -> Set<String>? { reachable[module].map { $0.union(named) } }

  /// The modules that every one of `targets` may import as the products that it links say; `nil` where nothing is known.
  package func reachable(from targets: Set<Int>) -> Set<String>? {
    guard !targets.isEmpty else { return nil }
    var common: Set<String>?
    for index in targets where self.targets.indices.contains(index) {
      let products = self.targets[index].products
      let modules = products.reduce(into: products) { $0.formUnion(reachable[$1] ?? []) }
      common = common.map { $0.intersection(modules) } ?? modules
    }
    return common.map { $0.union(named) }
  }
}
