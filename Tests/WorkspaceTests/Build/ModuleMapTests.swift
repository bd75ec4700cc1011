import Testing

@testable import Workspace

@Suite struct ModuleMapTests {
  private static func map(_ targets: String) -> ModuleMap {
    let source = #"let package = Package(name: "P", targets: \#(targets))"#
    return ModuleMap([
      LoadedFile(
        path: FilePath("/Kit/Package.swift"),
        name: "Kit/Package.swift",
        bytes: Array(source.utf8),
        isAudited: false,
        isDesignSystem: false
      )
    ])
  }

  @Test func aFolderUnderSourcesIsTheModuleOfItsName() {
    let map = Self.map(#"[.target(name: "Views"), .testTarget(name: "ViewTests")]"#)
    #expect(map.module(of: "Kit/Sources/Views/Row/Row.swift") == "Views")
    #expect(map.module(of: "Kit/Tests/ViewTests/RowTests.swift") == "ViewTests")
    #expect(map.module(of: "App/Sources/Views/Row.swift") == "")
  }

  @Test func aPathGoesBeforeTheName() {
    let map = Self.map(#"[.target(name: "Kit", path: "Sources/Code")]"#)
    #expect(map.module(of: "Kit/Sources/Code/Views/Row.swift") == "Kit")
  }

  @Test("Code beside targets that all lie elsewhere is the Xcode project's, as one")
  func folders() {
    let map = Self.map(#"[.binaryTarget(name: "Kit", url: "u", checksum: "c"), .target(name: "Shim", path: "Shim")]"#)
    #expect(map.module(of: "Kit/Sources/Views/Row.swift") == "")
    #expect(map.module(of: "Kit/Sources/Theme/Colors.swift") == "")
    #expect(map.module(of: "Kit/Shim/Shim.swift") == "Shim")
  }

  @Test("Where a manifest computes its targets, any folder may be one")
  func computed() {
    #expect(Self.map("features.map(target)").module(of: "Kit/Sources/Views/Row.swift") == "Views")
    #expect(
      Self.map(#"[.target(name: "A"), .feature("Views")]"#).module(of: "Kit/Sources/Views/Row.swift") == "Views"
    )
  }
}
