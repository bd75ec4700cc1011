import Linting
import TestSupport
import Testing
import Workspace

/// Suggestions that the file's module couldn't name.
@Suite struct SuggestionReachTests {
  private static let kit = """
    import UIKit
    extension UIColor { public static let ink = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }
    """
  private static let use = """
    import UIKit
    func set(_ view: UIView) { view.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }
    """

  private func exact(_ files: [String: String], in file: String) -> [Suggestion] {
    AuditedWorkspace(files).findings(in: file).flatMap(\.suggestions).filter { $0.match == .exact }
  }

  private func manifest(_ name: String, _ dependencies: String) -> String {
    """
    import PackageDescription
    let package = Package(name: "\(name)", targets: [.target(name: "\(name)", dependencies: \(dependencies))])
    """
  }

  private func packages(_ dependencies: String, _ more: [String: String] = [:]) -> [Suggestion] {
    let files = [
      "Kit/Package.swift": manifest("Kit", "[]"), "Kit/Sources/Kit/Kit.swift": Self.kit,
      "Feed/Package.swift": manifest("Feed", dependencies), "Feed/Sources/Feed/Use.swift": Self.use,
    ]
    return exact(files.merging(more) { $1 }, in: "Feed/Sources/Feed/Use.swift")
  }

  @Test func aModuleThatIsNoDependencyOffersNothing() {
    #expect(packages("[]").isEmpty)
  }

  @Test(arguments: ["[\"Kit\"]", "[.product(name: \"Kit\", package: \"Kit\")]", "shared + [\"Base\"]"])
  func aDependencyIsOfferedWithItsImport(_ dependencies: String) {
    #expect(packages(dependencies).map(\.replacement) == ["UIColor.ink"])
    #expect(packages(dependencies).map(\.missingImport) == ["Kit"])
  }

  @Test func whatAnotherFileOfTheModuleImportsIsWithinReach() {
    let other = "import Kit\nimport UIKit\nfunc tint(_ view: UIView) { view.tintColor = .ink }\n"
    #expect(packages("[]", ["Feed/Sources/Feed/Other.swift": other]).map(\.missingImport) == ["Kit"])
  }

  @Test func aReExportingModuleIsEnough() {
    let files = [
      "Feed/Package.swift": manifest("Feed", "[\"All\"]"), "All/Package.swift": manifest("All", "[\"Kit\"]"),
      "All/Sources/All/All.swift": "@_exported import Kit\n",
      "Feed/Sources/Feed/Use.swift": "import All\n" + Self.use,
    ]
    #expect(packages("[]", files).map(\.missingImport) == [nil])
    #expect(
      packages("[]", files.merging(["Feed/Sources/Feed/Use.swift": Self.use]) { $1 }).map(\.missingImport) == ["All"]
    )
  }

  @Test func anAppsSymbolsAreNoPackages() {
    let files = [
      "App/Kit.swift": Self.kit, "Feed/Package.swift": manifest("Feed", "[]"), "Feed/Sources/Feed/Use.swift": Self.use,
    ]
    #expect(exact(files, in: "Feed/Sources/Feed/Use.swift").isEmpty)
  }

  @Test func aTargetsPathNamesItsModule() {
    let files = [
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "All", targets: [
        .target(name: "kit", path: "Code/Kit"), .target(name: "feed", dependencies: ["kit"], path: "Code/Feed"),
      ])
      """,
      "Code/Kit/Kit.swift": Self.kit, "Code/Feed/Use.swift": Self.use,
    ]
    #expect(exact(files, in: "Code/Feed/Use.swift").map(\.missingImport) == ["kit"])
  }

  // MARK: Xcode

  /// An app with a catalog, a framework that it uses and that bundles strings from the app's folder, and a widget in a folder that is its own as it is.
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = { isa = PBXProject; mainGroup = G; };
      G = { isa = PBXGroup; children = (GA, GC, W); sourceTree = "<group>"; };
      GA = { isa = PBXGroup; children = (FA, FM, FV); path = App; sourceTree = "<group>"; };
      GC = { isa = PBXGroup; children = (FC, FK); path = Core; sourceTree = "<group>"; };
      W = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X); path = Widget; sourceTree = "<group>"; };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift); target = TA; };
      FA /* Use.swift */ = { isa = PBXFileReference; path = Use.swift; sourceTree = "<group>"; };
      FM = { isa = PBXFileReference; path = "Media.xcassets"; sourceTree = "<group>"; };
      FV = { isa = PBXVariantGroup; children = (FE); name = Main.strings; sourceTree = "<group>"; };
      FE = { isa = PBXFileReference; path = "en.lproj/Main.strings"; sourceTree = "<group>"; };
      FC = { isa = PBXFileReference; path = Use.swift; sourceTree = "<group>"; };
      FK = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
      BA = { isa = PBXBuildFile; fileRef = FA; }; BM = { isa = PBXBuildFile; fileRef = FM; };
      BC = { isa = PBXBuildFile; fileRef = FC; }; BK = { isa = PBXBuildFile; fileRef = FK; };
      BV = { isa = PBXBuildFile; fileRef = FV; };
      TA = { isa = PBXNativeTarget; name = App; buildPhases = (SA, RA); };
      SA = { isa = PBXSourcesBuildPhase; files = (BA); }; RA = { isa = PBXResourcesBuildPhase; files = (BM); };
      TC = { isa = PBXNativeTarget; name = Core; buildPhases = (SC, RC); };
      RC = { isa = PBXResourcesBuildPhase; files = (BV); };
      SC = { isa = PBXSourcesBuildPhase; files = (BC, BK); };
      TW = { isa = PBXNativeTarget; name = Widget; buildPhases = (); fileSystemSynchronizedGroups = (W); };
    }; rootObject = P; }
    """

  private func xcode(_ kit: String = Self.kit, use: String = Self.use) -> AuditedWorkspace {
    AuditedWorkspace([
      "My.xcodeproj/project.pbxproj": Self.project, "App/Use.swift": use, "Core/Use.swift": use, "Core/Kit.swift": kit,
      "Widget/Use.swift": use, "Widget/Shared.swift": use,
      "App/Media.xcassets/Sea.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.1", "green": "0.2", "blue": "0.3", "alpha": "1"}}}]}
      """,
    ])
  }

  private func replacements(_ workspace: AuditedWorkspace, _ file: String) -> [String] {
    workspace.findings(in: file).flatMap(\.suggestions).filter { $0.match == .exact }.map { $0.replacement ?? "-" }
  }

  @Test func anAssetsSymbolIsOfItsTargetsAlone() {
    let workspace = xcode("import UIKit\n")
    #expect(replacements(workspace, "App/Use.swift") == ["UIColor(resource: .sea)"])
    #expect(replacements(workspace, "Core/Use.swift").isEmpty)
    #expect(replacements(workspace, "Widget/Use.swift").isEmpty)
  }

  @Test func aFileOfTwoTargetsSeesWhatBothHave() {
    #expect(replacements(xcode("import UIKit\n"), "Widget/Shared.swift").isEmpty)
  }

  @Test func aFrameworksSymbolsNeedItsImport() {
    #expect(replacements(xcode(), "App/Use.swift") == ["UIColor(resource: .sea)"])
    let importing = xcode(use: "import Core\n" + Self.use)
    #expect(replacements(importing, "App/Use.swift").contains("UIColor.ink"))
    #expect(replacements(importing, "Core/Use.swift") == ["UIColor.ink"])
    let hidden = xcode(Self.kit.replacing("public ", with: ""), use: "import Core\n" + Self.use)
    #expect(replacements(hidden, "App/Use.swift") == ["UIColor(resource: .sea)"])
  }

  @Test(arguments: ["Kit", "Kit/Kit.swift"]) func theConfigurationNamesAModule(_ path: String) {
    func files(_ entry: String) -> [String: String] {
      [".parlance.json": "{ \"designSystem\": [\(entry)] }", "Kit/Kit.swift": Self.kit, "App/Use.swift": Self.use]
    }
    let named = exact(files("{ \"path\": \"\(path)\", \"module\": \"BrandKit\" }"), in: "App/Use.swift")
    #expect(named.map(\.replacement) == ["UIColor.ink"])
    #expect(named.map(\.missingImport) == ["BrandKit"])
    #expect(exact(files("\"\(path)\""), in: "App/Use.swift").map(\.missingImport) == [nil])
  }

  @Test func aNamedModuleIsWithinReachWhateverManifestsSay() {
    let configuration = #"{ "designSystem": [{ "path": "Kit/Sources", "module": "Kit" }] }"#
    #expect(packages("[]", [".parlance.json": configuration]).map(\.missingImport) == ["Kit"])
  }
}
