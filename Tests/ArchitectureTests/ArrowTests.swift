import Testing

/// The arrows between targets, as the manifest and the imports state them.
@Suite struct ArrowTests {
  private let manifest: PackageManifest
  private var sources: [SourceFile] { Checkout.sources }

  init() throws {
    manifest = try Repository.current.manifest()
  }

  @Test func theManifestIsRead() throws {
    #expect(manifest.production.count >= 13)
    #expect(manifest.dependencies(of: "JSON") == ["CJSONC"])
    let count = sources.count
    #expect(count > 100)
    let strays = Set(sources.map(\.target)).subtracting(manifest.names)
    #expect(strays == [], "folders without target")
  }

  @Test func importsAreDeclared() { expectNone(Arrows.undeclared(sources, manifest)) }

  @Test func noTargetReachesItself() { expectNone(Arrows.cycles(manifest)) }

  @Test func arrowsPointDown() { expectNone(Arrows.upward(manifest)) }

  @Test func theCoreIsPureAndSyntaxStaysBelow() { expectNone(Arrows.foreign(sources, manifest)) }

  @Test func theLayersThemselvesHaveNoCycle() {
    for target in Layers.nearest.keys { #expect(!Layers.allowed(target).contains(target), "\(target)") }
  }

  /// The code map names every target.
  @Test func theMapIsComplete() throws {
    let map = try Repository.current.file("Sources/README.md").text
    for target in manifest.production { #expect(map.contains("`\(target.name)`"), "\(target.name)") }
  }
}
