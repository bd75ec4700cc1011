import Testing

@testable import Workspace

@Suite struct PackageManifestTests {
  @Test func targetsAndProductsAreReadAndDependenciesAreNone() {
    let manifest = PackageManifest(
      Array(
        """
        import PackageDescription
        let shared: [Target.Dependency] = []
        let targets: [Target] = [
          .target(name: "A", dependencies: ["B", .target(name: "C"), .product(name: "D", package: "d")], path: "Code/A"),
          .executableTarget(name: "E"),
          .target(name: "F", dependencies: shared),
        ]
        let package = Package(
          name: "P", products: [.library(name: "L", targets: ["A", "E"])],
          dependencies: [.package(name: "X", path: "../X")], targets: targets
        )
        """.utf8
      )
    )
    #expect(manifest.targets.map(\.name) == ["A", "E", "F"])
    #expect(manifest.targets.map(\.path) == ["Code/A", nil, nil])
    #expect(manifest.targets.map(\.dependencies) == [["B", "C", "D"], [], nil])
    #expect(manifest.products == ["L": ["A", "E"]])
  }

  @Test(arguments: [
    (#"Package(name: "P", targets: [.target(name: "A"), .binaryTarget(name: "B", url: "", checksum: "")])"#, true),
    (#"Package(name: "P", targets: [.target(name: "A"), .feature("B")])"#, false),
    (#"Package(name: "P", targets: [.target(name: "A"), .target(name: name)])"#, false),
    (#"Package(name: "P", targets: [.target(name: "A")] + others)"#, false),
    (#"Package(name: "P", targets: [.target(name: "A")]); package.targets += [.target(name: "B")]"#, false),
    (#"Package(name: "P", targets: [])"#, false),
  ])
  func itIsKnownWhetherAllTargetsAreNamed(_ source: String, _ all: Bool) {
    #expect(PackageManifest(Array(("let package = " + source).utf8)).namesAllTargets == all)
  }
}
