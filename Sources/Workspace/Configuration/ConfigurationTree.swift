import JSON

/// All configurations of a workspace.
package struct ConfigurationTree: Sendable, Equatable {
  /// By folder.
  private let layers: [FilePath: ConfigurationLayer]
  private let root: FilePath

  /// - Parameter root: no configuration outside it counts.
  package init(root: FilePath, layers: [ConfigurationLayer] = []) {
    self.root = root
    self.layers = Dictionary(layers.map { ($0.folder, $0) }) { $1 }
  }

  /// Reads the configurations that a run needs: those found below its paths, and those in the folders between the root
  /// and each path.
  /// - Parameter previous: what held before; a configuration that is broken now stays as it was.
  package static func load(
    root: FilePath,
    paths: [FilePath],
    found: [FilePath],
    fileSystem: any FileSystem,
    known: KnownRules,
    previous: ConfigurationTree? = nil
  ) -> (tree: ConfigurationTree, problems: [ConfigurationProblem]) {
    var files = Set(found)
    for path in paths {
      let real = (try? fileSystem.realPath(of: path)) ?? path
      for folder in real.ancestry where root.contains(folder) {
        let file = folder.appending(ConfigurationFile.name)
        if fileSystem.exists(file) { files.insert(file) }
      }
    }
    var layers: [ConfigurationLayer] = []
    var problems: [ConfigurationProblem] = []
    for file in files.sorted() {
      guard let folder = file.parent, root.contains(folder) else { continue }
      let (layer, found) = load(file, folder: folder, fileSystem: fileSystem, known: known)
      let kept = layer.isSound ? nil : previous?.layers[folder].flatMap { $0.file == file && $0.isSound ? $0 : nil }
      layers.append(kept ?? layer)
      problems += found
    }
    return (ConfigurationTree(root: root, layers: layers), problems)
  }

  /// Reads one configuration.
  /// - Parameter folder: what its patterns and paths are relative to.
  package static func load(
    _ file: FilePath,
    folder: FilePath,
    fileSystem: any FileSystem,
    known: KnownRules
  ) -> (layer: ConfigurationLayer, problems: [ConfigurationProblem]) {
    do throws(FileError) {
      let (configuration, problems) = ConfigurationReader(known).read(
        try fileSystem.read(file),
        file: file,
        places: ConfiguredPlaces(folder: folder, fileSystem: fileSystem)
      )
      let isSound = problems.isEmpty
      return (ConfigurationLayer(folder: folder, file: file, configuration: configuration, isSound: isSound), problems)
    } catch {
      let problem = ConfigurationProblem(
        file: file,
        position: .init(line: 1, column: 1),
        message: "the configuration can't be read: \(error.message)",
        remedy: "check where its symbolic links lead, and its permissions"
      )
      return (ConfigurationLayer(folder: folder, file: file, configuration: Configuration(), isSound: false), [problem])
    }
  }

  /// What holds for the files that lie directly in a folder. A configuration with `"root": true` hides the outer ones.
  package func effective(for folder: FilePath) -> EffectiveConfiguration {
    var chain: [ConfigurationLayer] = []
    for place in folder.ancestry {
      if let layer = layers[place] {
        chain.append(layer)
        if layer.configuration.isRoot { break }
      }
      if place == root { break }
    }
    return EffectiveConfiguration(chain.reversed())
  }

  /// In the order of their folders.
  package var allLayers: [ConfigurationLayer] {
    layers.values.sorted { $0.folder < $1.folder }
  }

  /// The places that all configurations name for the vocabulary; nil where none does, and discovery decides.
  package var designSystem: [DesignSystemLocation]? {
    let naming = allLayers.filter { $0.configuration.designSystem != nil }
    guard !naming.isEmpty else { return nil }
    return naming.flatMap { layer in
      (layer.configuration.designSystem ?? []).map {
        DesignSystemLocation(path: FilePath($0.path, relativeTo: layer.folder), module: $0.module)
      }
    }
  }
}
