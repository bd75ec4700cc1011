import SwiftSource

/// The targets and products that a `Package.swift` writes out.
struct PackageManifest: Sendable {
  struct Target: Sendable, Hashable {
    var name: String
    /// Relative to the package; `nil` where SwiftPM's own place is meant.
    var path: String?
    /// Names of targets and products; `nil` where they are not all written out.
    var dependencies: Set<String>?
  }

  private(set) var targets: [Target] = []
  /// By product: its targets.
  private(set) var products: [String: Set<String>] = [:]
  /// Whether `targets` are all there are: each is an element of the array that the package is made with.
  private(set) var namesAllTargets = false

  /// By platform: the oldest version of the system that the package runs on; `nil` where that isn't written out.
  private(set) var deployments: [String: String]?

  private static let targetCalls: Set<String> = ["target", "executableTarget", "testTarget", "macro"]
  private static let productCalls: Set<String> = ["library", "executable", "plugin"]

  init(_ bytes: [UInt8]) {
    let unit = SourceUnit.lower(bytes)
    let dependencies = Self.dependencyRanges(unit)
    let listed = Self.listedTargets(unit)
    deployments = Self.deployments(unit)
    var isListed = listed != nil
    for (index, node) in unit.nodes.enumerated() where node.kind == .call {
      let id = NodeID(Int32(truncatingIfNeeded: index))
      guard let call = unit.call(id), unit.kind(call.callee) == .member, let name = unit.calleeName(call.callee),
        let named = call.argument("name").flatMap({ Self.text($0.value, unit) })
      else { continue }
      if Self.productCalls.contains(name), let parts = call.argument("targets") {
        products[named, default: []].formUnion(Self.texts(parts.value, unit) ?? [])
      } else if Self.targetCalls.contains(name), !dependencies.contains(where: { $0.contains(unit.range(id)) }) {
        var target = Target(name: named)
        target.path = call.argument("path").flatMap { Self.text($0.value, unit) }
        target.dependencies = call.argument("dependencies").map { Self.dependencies($0.value, unit) } ?? []
        targets.append(target)
        isListed = isListed && listed?.contains(id) ?? false
      }
    }
    namesAllTargets = isListed && !targets.isEmpty
  }

  /// The elements of `Package(targets: […])`; `nil` where not every one is a target with its name written out.
  private static func listedTargets(_ unit: SourceUnit) -> Set<NodeID>? {
    for index in unit.nodes.indices {
      guard let call = unit.call(NodeID(Int32(truncatingIfNeeded: index))), unit.calleeName(call.callee) == "Package",
        let list = call.argument("targets")?.value
      else { continue }
      guard unit.kind(list) == .array else { return nil }
      let items = unit.children(list)
      let isPlain = items.allSatisfy { item in
        guard let call = unit.call(item), unit.kind(call.callee) == .member, unit.childCount(call.callee) == 0,
          let name = unit.calleeName(call.callee)
        else { return false }
        return (targetCalls.contains(name) || codelessTargetCalls.contains(name))
          && call.argument("name").map { unit.kind($0.value) == .string } ?? false
      }
      return isPlain ? Set(items) : nil
    }
    return nil
  }

  /// `platforms: [.iOS(.v15), .macOS("12.3")]`, over what SwiftPM takes where nothing is said.
  private static func deployments(_ unit: SourceUnit) -> [String: String]? {
    for index in unit.nodes.indices {
      guard let call = unit.call(NodeID(Int32(truncatingIfNeeded: index))), unit.calleeName(call.callee) == "Package"
      else { continue }
      var found = usualDeployments
      guard let list = call.argument("platforms")?.value else { return found }
      guard unit.kind(list) == .array else { return nil }
      for item in unit.children(list) {
        guard let call = unit.call(item), let platform = unit.calleeName(call.callee),
          let version = call.arguments.first.flatMap({ version($0.value, unit) })
        else { return nil }
        found[platform] = version
      }
      return found
    }
    return nil
  }

  /// `"15.1"`, `.v15`, `.v10_15`
  private static func version(_ id: NodeID, _ unit: SourceUnit) -> String? {
    if let text = text(id, unit) { return text }
    guard unit.kind(id) == .member, unit.name(id).hasPrefix("v") else { return nil }
    return String(unit.name(id).dropFirst().map { $0 == "_" ? "." : $0 })
  }

  /// The oldest versions that SwiftPM 5.9 builds for.
  private static let usualDeployments = [
    "iOS": "12", "macOS": "10.13", "tvOS": "12", "watchOS": "4", "visionOS": "1",
  ]

  /// Targets without Swift code of the package's own.
  private static let codelessTargetCalls: Set<String> = ["binaryTarget", "systemLibrary", "plugin"]

  /// The arguments called `dependencies`: a target named there is no target of its own.
  private static func dependencyRanges(_ unit: SourceUnit) -> [SourceRange] {
    unit.nodes.indices.compactMap { index in
      let id = NodeID(Int32(truncatingIfNeeded: index))
      return unit.kind(id) == .argument && unit.name(id) == "dependencies" ? unit.range(id) : nil
    }
  }

  private static func text(_ id: NodeID, _ unit: SourceUnit) -> String? {
    unit.kind(id) == .string ? unit.name(id) : nil
  }

  private static func texts(_ id: NodeID, _ unit: SourceUnit) -> Set<String>? {
    guard unit.kind(id) == .array else { return nil }
    let found = unit.children(id).compactMap { text($0, unit) }
    return found.count == unit.childCount(id) ? Set(found) : nil
  }

  /// `["A", .product(name: "B", package: "b"), .target(name: "C")]`
  private static func dependencies(_ id: NodeID, _ unit: SourceUnit) -> Set<String>? {
    guard unit.kind(id) == .array else { return nil }
    var found: Set<String> = []
    for item in unit.children(id) {
      if let name = text(item, unit) {
        found.insert(name)
      } else if let call = unit.call(item), let name = call.argument("name").flatMap({ text($0.value, unit) }) {
        found.insert(name)
      } else {
        return nil
      }
    }
    return found
  }
}
