import Symbols

/// The targets of an Xcode project (`project.pbxproj`) and what each compiles and bundles.
struct XcodeProject {
  private let objects: [String: OpenStepValue]
  private let projectFolder: String
  private(set) var targets: [BuildLayout.XcodeTarget] = []
  /// What targets are built for that don't say it themselves.
  private var platform: String?
  /// The oldest systems of targets that don't say it themselves.
  private var deployments: [String: String] = [:]

  /// Groups in each other that are followed.
  private static let maximumDepth = 64

  /// - Parameter folder: the one that holds the project, relative to the root; empty for the root itself.
  init(_ bytes: [UInt8], in folder: String) {
    let document = OpenStepReader.read(bytes)
    let objects = document?["objects"]?.table ?? [:]
    self.objects = objects
    let project = document?["rootObject"]?.text
    let directory = project.flatMap { objects[$0]?["projectDirPath"]?.text } ?? ""
    projectFolder = Self.join(folder, directory) ?? folder
    var paths: [String: String] = [:]
    if let main = project.flatMap({ objects[$0]?["mainGroup"]?.text }) {
      collect(main, in: projectFolder, depth: 0, &paths)
    }
    let root = project.flatMap { objects[$0] }
    platform = root.flatMap { platform(of: $0) }
    deployments = root.map { deployments(of: $0) } ?? [:]
    for (_, object) in objects.sorted(by: { $0.key < $1.key }) where object["isa"]?.text == "PBXNativeTarget" {
      if let target = target(object, paths) { targets.append(target) }
    }
  }

  private func kind(_ id: String) -> String { objects[id]?["isa"]?.text ?? "" }

  /// The path of each file and folder reference below a group.
  private func collect(_ id: String, in folder: String, depth: Int, _ paths: inout [String: String]) {
    guard depth < Self.maximumDepth, paths[id] == nil, let object = objects[id] else { return }
    let base: String? =
      switch object["sourceTree"]?.text {
      case "<group>", nil: folder
      case "SOURCE_ROOT": projectFolder
      default: nil
      }
    guard let base, let path = Self.join(base, object["path"]?.text ?? "") else { return }
    paths[id] = path
    for child in object["children"]?.texts ?? [] { collect(child, in: path, depth: depth + 1, &paths) }
  }

  private func target(_ object: OpenStepValue, _ paths: [String: String]) -> BuildLayout.XcodeTarget? {
    guard let name = object["name"]?.text else { return nil }
    var target = BuildLayout.XcodeTarget(name: name, platform: platform(of: object) ?? platform)
    target.moduleName = moduleName(of: object)
    target.deployments = deployments(of: object).merging(deployments) { own, _ in own }
    for phase in object["buildPhases"]?.texts ?? [] {
      guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(kind(phase)) else { continue }
      for file in objects[phase]?["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text else { continue }
        // A file in several languages is a group without a folder of its own: its path is that of all around it.
        let files = kind(reference) == "PBXVariantGroup" ? objects[reference]?["children"]?.texts ?? [] : [reference]
        target.members.formUnion(files.compactMap { paths[$0] })
      }
    }
    for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
      guard let path = paths[group] else { continue }
      target.members.insert(path)
    }
    for product in object["packageProductDependencies"]?.texts ?? [] {
      if let name = objects[product]?["productName"]?.text { target.products.insert(name) }
    }
    addExceptions(object, paths, to: &target)
    return target
  }

  /// The platform of the SDK that all configurations of a target or project name; `nil` where they name none, or several.
  private func platform(of object: OpenStepValue) -> String? {
    setting("SDKROOT", of: object).flatMap { Self.platforms[$0] }
  }

  /// What all configurations of a target or project that have a setting say; `nil` where none has it, or they differ.
  private func setting(_ name: String, of object: OpenStepValue) -> String? {
    let values = settings(of: object).compactMap { $0[name]?.text }
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func settings(of object: OpenStepValue) -> [OpenStepValue] {
    guard let list = object["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else { return [] }
    return (list["buildConfigurations"]?.texts ?? []).compactMap { objects[$0]?["buildSettings"] }
  }

  /// What Swift code imports a target as, where its settings name it in full.
  private func moduleName(of object: OpenStepValue) -> String? {
    for name in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      guard let value = setting(name, of: object) else { continue }
      return value.contains("$") ? nil : value
    }
    return nil
  }

  /// By platform: the oldest system that all configurations of a target or project agree on.
  private func deployments(of object: OpenStepValue) -> [String: String] {
    Self.deploymentSettings.compactMapValues { setting($0, of: object) }
  }

  private static let deploymentSettings = [
    "iOS": "IPHONEOS_DEPLOYMENT_TARGET", "macOS": "MACOSX_DEPLOYMENT_TARGET", "tvOS": "TVOS_DEPLOYMENT_TARGET",
    "watchOS": "WATCHOS_DEPLOYMENT_TARGET", "visionOS": "XROS_DEPLOYMENT_TARGET",
  ]

  private static let platforms = [
    "iphoneos": "iOS", "macosx": "macOS", "appletvos": "tvOS", "watchos": "watchOS", "xros": "visionOS",
  ]

  /// Of folders that belong to targets as they are: a file named in a set of exceptions is left out of the target that
  /// has the folder, and added to one that hasn't.
  private func addExceptions(
    _ object: OpenStepValue,
    _ paths: [String: String],
    to target: inout BuildLayout.XcodeTarget
  ) {
    let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    for (id, group) in objects where group["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = paths[id] else { continue }
      for set in group["exceptions"]?.texts ?? [] {
        guard let exceptions = objects[set], let owner = exceptions["target"]?.text,
          objects[owner]?["name"]?.text == target.name
        else { continue }
        for name in exceptions["membershipExceptions"]?.texts ?? [] {
          guard let path = Self.join(folder, name) else { continue }
          if own.contains(id) { target.exceptions.insert(path) } else { target.members.insert(path) }
        }
      }
    }
  }

  /// `path` seen from `folder`, without `..`; `nil` where it leads out of the root.
  private static func join(_ folder: String, _ path: String) -> String? {
    var parts = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(part)
      }
    }
    return path.hasPrefix("/") ? nil : parts.joined(separator: "/")
  }
}
