import Testing

/// The arrows between targets, as the manifest and the imports state them.
@Suite struct ArrowTests {
  private let manifest: PackageManifest
  private let sources: [SourceFile]

  init() throws {
    manifest = try Repository.current.manifest()
    sources = try Repository.current.swiftFiles(in: "Sources")
  }

  @Test func theManifestIsRead() throws {
    #expect(manifest.production.count >= 13)
    #expect(manifest.dependencies(of: "JSON") == ["CJSONC"])
    #expect(manifest.targets.first { $0.name == "SwiftSource" }?.syntaxProducts.contains("SwiftParser") == true)
    #expect(sources.count > 100)
    let folders = Set(sources.map(\.target))
    #expect(folders.isSubset(of: manifest.names), "a folder without target")
  }

  @Test func importsAreDeclared() { #expect(Arrows.undeclared(sources, manifest) == []) }

  @Test func noTargetReachesItself() { #expect(Arrows.cycles(manifest) == []) }

  @Test func arrowsPointDown() { #expect(Arrows.upward(manifest) == []) }

  @Test func theCoreIsPureAndSyntaxStaysBelow() { #expect(Arrows.foreign(sources, manifest) == []) }

  @Test func theLayersThemselvesHaveNoCycle() {
    for target in Layers.nearest.keys { #expect(!Layers.allowed(target).contains(target), "\(target)") }
  }

  /// The code map names every target.
  @Test func theMapIsComplete() throws {
    let map = try Repository.current.file("Sources/README.md").text
    for target in manifest.production { #expect(map.contains("`\(target.name)`"), "\(target.name)") }
  }
}
