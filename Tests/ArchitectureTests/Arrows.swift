/// What is wrong with the arrows between targets, each as a line of text.
enum Arrows {
  /// Imports of the package's modules that the manifest doesn't declare.
  static func undeclared(_ files: [SourceFile], _ manifest: PackageManifest) -> [String] {
    files.flatMap { file in
      let declared = Set(manifest.dependencies(of: file.target))
      return file.imports.filter { manifest.names.contains($0.module) && !declared.contains($0.module) }
        .map { "\(file.path):\($0.line) imports \($0.module), which \(file.target) doesn't declare" }
    }
  }

  /// Targets that reach themselves.
  static func cycles(_ manifest: PackageManifest) -> [String] {
    manifest.targets.compactMap { target in
      var reached: Set<String> = []
      var open = target.dependencies
      while let next = open.popLast() {
        if reached.insert(next).inserted { open += manifest.dependencies(of: next) }
      }
      return reached.contains(target.name) ? "\(target.name) depends on itself" : nil
    }
  }

  /// Arrows that point up or aside, and targets that no layer knows.
  static func upward(_ manifest: PackageManifest) -> [String] {
    manifest.production.flatMap { target -> [String] in
      guard Layers.nearest[target.name] != nil else { return ["\(target.name) has no layer"] }
      let allowed = Layers.allowed(target.name)
      return target.dependencies.filter { !allowed.contains($0) }.map { "\(target.name) may not know \($0)" }
    }
  }

  /// Imports of what a target must not know beyond the package's own modules.
  static func foreign(_ files: [SourceFile], _ manifest: PackageManifest) -> [String] {
    files.flatMap { file in
      file.imports.compactMap { module, line in
        if let (_, owner) = Layers.owners.first(where: { module.hasPrefix($0.prefix) }), owner != file.target {
          return "\(file.path):\(line) imports \(module), which is \(owner.map { "\($0)'s" } ?? "the tests'") alone"
        }
        let isKnown =
          manifest.names.contains(module) || Layers.mathematics.contains(module)
          || Layers.locks.contains(module)
          || Layers.owners.contains { module.hasPrefix($0.prefix) }
        if Layers.pure.contains(file.target), !isKnown { return "\(file.path):\(line) imports \(module) into the core" }
        return nil
      }
    }
  }
}
