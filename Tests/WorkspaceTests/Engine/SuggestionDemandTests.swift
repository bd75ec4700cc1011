import Linting
import TestSupport
import Testing
import Workspace

/// What a token asks of the code that names it: a system's version, an actor, a condition, `await`.
@Suite struct SuggestionDemandTests {
  private static let raw = "UIColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1)"

  /// What the first finding of a document is led to: `!` behind what is safe.
  private func found(_ kit: String, _ use: String, _ others: [String: String] = [:]) -> [String] {
    let files = others.merging([
      "Sources/App/Kit.swift": "import UIKit\n" + kit, "Sources/App/Use.swift": "import UIKit\n" + use,
    ]) { $1 }
    return AuditedWorkspace(files).findings(in: "Sources/App/Use.swift").prefix(1).flatMap(\.suggestions)
      .map { ($0.replacement ?? "-") + ($0.applicability == .safe ? "!" : "") }
  }

  private func package(_ platforms: String) -> [String: String] {
    [
      "Package.swift": """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(name: "App", platforms: [\(platforms)], targets: [.target(name: "App")])
      """
    ]
  }

  private func token(_ attributes: String) -> String {
    "enum Palette {\n  \(attributes) static let acmeRed: UIColor = \(Self.raw)\n}"
  }

  private func use(_ attributes: String = "", _ statement: String? = nil) -> String {
    "\(attributes) func set(_ view: UIView) { \(statement ?? "view.backgroundColor = \(Self.raw)") }"
  }

  // MARK: Versions

  @Test(arguments: [
    ("", ".iOS(.v15)", true), ("@available(iOS 15, *)", ".iOS(.v15)", true),
    ("@available(iOS 17, *)", ".iOS(.v15)", false),
    ("@available(iOS 17, *)", ".iOS(.v17)", true), ("@available(iOS 17.2, *)", ".iOS(\"17.1\")", false),
    ("@available(iOS 17.2, *)", ".iOS(\"17.3\")", true),
  ]) func theDeploymentTargetDecides(_ attribute: String, _ platform: String, _ isOffered: Bool) {
    let found = found(token(attribute), use(), package(platform))
    #expect(found == (isOffered ? ["Palette.acmeRed!"] : []))
  }

  @Test(arguments: [("15.0", false), ("17.0", true), ("17.4", true), ("$(TARGET)", false)])
  func anXcodeTargetsDeploymentDecides(_ version: String, _ isOffered: Bool) {
    let project = """
      // !$*UTF8*$!
      { objects = {
        S = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        U = { isa = PBXFileReference; path = Use.swift; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = S; };
        B2 = { isa = PBXBuildFile; fileRef = U; };
        F = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        SUB = { isa = PBXGroup; children = (S, U); path = Sources/App; sourceTree = "<group>"; };
        G = { isa = PBXGroup; children = (SUB); sourceTree = "<group>"; };
        C = { isa = XCBuildConfiguration; buildSettings = {
          SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = "\(version)"; }; name = Debug; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (F);
          productType = "com.apple.product-type.application"; };
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
      }; rootObject = P; }
      """
    let found = found(token("@available(iOS 17, *)"), use(), ["App.xcodeproj/project.pbxproj": project])
    #expect(found == (isOffered ? ["Palette.acmeRed!"] : []))
  }

  @Test(arguments: [
    ("if #available(iOS 17, *) { STATEMENT }", true), ("if #available(iOS 16, *) { STATEMENT }", false),
    ("if #available(iOS 17, *) { } else { STATEMENT }", false), ("if #unavailable(iOS 17) { STATEMENT }", false),
    ("if #unavailable(iOS 17) { } else { STATEMENT }", true),
    ("guard #available(iOS 17, *) else { return }; STATEMENT", true),
    ("guard #available(iOS 17, *) else { STATEMENT; return }", false),
    ("if on, #available(iOS 17, *) { STATEMENT }", true),
  ]) func aCheckAroundThePlaceGrantsIt(_ code: String, _ isOffered: Bool) {
    let statement = code.replacing("STATEMENT", with: "view.backgroundColor = \(Self.raw)")
    let found = found(token("@available(iOS 17, *)"), use("", statement), package(".iOS(.v15)"))
    #expect(found == (isOffered ? ["Palette.acmeRed!"] : []))
  }

  @Test func anAttributeAroundThePlaceGrantsIt() {
    let kit = token("@available(iOS 17, *)")
    #expect(found(kit, use("@available(iOS 17, *)"), package(".iOS(.v15)")) == ["Palette.acmeRed!"])
    #expect(found(kit, use("@available(iOS 16, *)"), package(".iOS(.v15)")) == [])
  }

  // MARK: Actors and effects

  @Test(
    arguments: [
      ("@MainActor", "@MainActor", ["Palette.acmeRed!"]), ("@MainActor", "nonisolated", []),
      ("@MainActor", "", ["Palette.acmeRed"]),
      ("@Other", "@MainActor", []), ("@Other", "@Other", ["Palette.acmeRed!"]),
    ] as [(String, String, [String])]
  ) func anotherActorsTokenIsOutOfReach(
    _ declared: String,
    _ used: String,
    _ expected: [String]
  ) {
    let actor = "\n@globalActor actor Other { static let shared = Other() }"
    let kit = token(declared).replacing("static let", with: "static var") + actor
    let holder = "final class Maker { \(use(used)) }"
    #expect(found(kit, holder) == expected)
  }

  @Test(arguments: [
    ("static var acmeRed: UIColor? { RAW }", false), ("static let acmeRed = UIColor(named: \"red\")", false),
    ("static let acmeRed = UIColor.init(named: \"red\")", false),
    ("static let acmeRed = UIColor(named: \"red\")!", true),
    ("static let acmeRed = Optional(RAW)?.withAlphaComponent(1)", false),
    ("static var acmeRed: UIColor { get async { RAW } }", false),
    ("static var acmeRed: UIColor { get throws { RAW } }", false), ("static var acmeRed: UIColor { RAW }", true),
    ("static func acmeRed() async -> UIColor { RAW }", false), ("static func acmeRed() -> UIColor { RAW }", true),
  ]) func whatNeedsMoreThanANameIsNotOffered(_ member: String, _ isOffered: Bool) {
    let catalog = """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.9","green":"0.1","blue":"0.2",\
      "alpha":"1"}}}],"info":{"author":"xcode","version":1}}
      """
    let code = "enum Palette {\n  \(member.replacing("RAW", with: Self.raw))\n}"
    let found = found(code, use(), ["Sources/App/A.xcassets/red.colorset/Contents.json": catalog])
      .filter { $0.hasPrefix("Palette") }
    #expect(!found.isEmpty == isOffered)
  }

  // MARK: Conditions

  @Test func aTokenUnderAConditionIsForCodeUnderIt() {
    let kit = "#if DEBUG\n\(token(""))\n#endif"
    #expect(found(kit, use()) == [])
    #expect(found(kit, "#if DEBUG\n\(use())\n#endif") == ["Palette.acmeRed!"])
    #expect(found(kit, use("", "\n#if DEBUG\nview.backgroundColor = \(Self.raw)\n#endif\n")) == ["Palette.acmeRed!"])
    #expect(found(kit, "#if !DEBUG\n\(use())\n#endif") == [])
    #expect(found(kit, "#if DEBUG && os(iOS)\n\(use())\n#endif") == ["Palette.acmeRed!"])
  }
}
