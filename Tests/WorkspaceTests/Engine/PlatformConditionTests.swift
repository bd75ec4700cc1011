import Linting
import TestSupport
import Testing
import Workspace

/// What is declared for some platforms is offered, and counts as one's own, only where the code is compiled for them.
@Suite struct PlatformConditionTests {
  private static let token =
    "extension UIColor { static let alarm = UIColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1) }"
  private static let raw = "view.backgroundColor = UIColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1)"

  private static func under(_ condition: String, _ code: String) -> String {
    condition.isEmpty ? code : "#if \(condition)\n\(code)\n#endif"
  }

  private func tokens(_ files: [String: String], in file: String = "App/Use.swift") -> [String] {
    AuditedWorkspace(files).findings(in: file).flatMap(\.suggestions).map(\.token)
  }

  @Test(arguments: [
    ("", "", true), ("", "os(watchOS)", true), ("", "os(macOS)", true),
    ("os(watchOS)", "", false), ("os(tvOS)", "", false), ("os(macOS)", "", false), ("canImport(AppKit)", "", false),
    ("os(iOS)", "", true), ("canImport(UIKit)", "", true), ("!os(macOS)", "", true), ("!os(iOS)", "", false),
    ("os(iOS) || os(tvOS)", "", true), ("os(watchOS) || os(tvOS)", "", false), ("DEBUG", "", false),
    ("DEBUG", "DEBUG", true),
    ("os(watchOS)", "os(watchOS)", true), ("os(watchOS) || os(tvOS)", "os(tvOS)", true),
    ("os(watchOS)", "os(tvOS)", false), ("os(iOS)", "os(watchOS)", false), ("!os(iOS)", "!os(iOS)", true),
    ("os(watchOS)", "!os(iOS)", false), ("canImport(AppKit)", "os(macOS)", true),
    ("os(macOS)", "canImport(AppKit)", true),
    ("os(macOS)", "canImport(UIKit)", false), ("targetEnvironment(simulator)", "", true),
  ]) func tokensAreOfferedToCodeOfTheirPlatforms(_ declared: String, _ used: String, _ isOffered: Bool) {
    let kit = "import SwiftUI\n" + Self.under(declared, Self.token)
    let function = "import SwiftUI\n" + Self.under(used, "func use(_ view: UIView) { \(Self.raw) }")
    let body = "import SwiftUI\nfunc use(_ view: UIView) {\n\(Self.under(used, Self.raw))\n}"
    for use in [function, body] {
      let found = tokens(["Kit/Colors.swift": kit, "App/Use.swift": use])
      #expect(found == (isOffered ? ["UIColor.alarm"] : []), "\(use)")
    }
  }

  @Test func eachArmHasThePlatformsThatAreLeft() {
    let kit = """
      import UIKit
      #if os(watchOS)
      extension UIColor { static let watch = UIColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1) }
      #elseif os(tvOS)
      extension UIColor { static let tv = UIColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1) }
      #else
      extension UIColor { static let other = UIColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1) }
      #endif
      """
    let use = """
      func use(_ view: UIView) {
        #if os(tvOS)
        \(Self.raw)
        #elseif !os(watchOS)
        \(Self.raw)
        #else
        \(Self.raw)
        #endif
        \(Self.raw)
      }
      """
    #expect(
      tokens(["Kit/Colors.swift": kit, "App/Use.swift": use])
        == ["UIColor.tv", "UIColor.other", "UIColor.watch", "UIColor.other"]
    )
  }

  @Test(arguments: [
    ("import UIKit", "os(macOS)", false), ("import AppKit", "os(macOS)", true), ("import AppKit", "os(iOS)", false),
    ("import WatchKit", "os(watchOS)", true), ("import Cocoa", "canImport(AppKit)", true),
    ("import WatchKit", "os(iOS)", false),
  ]) func importsTellWhatAFileIsFor(_ line: String, _ declared: String, _ isOffered: Bool) {
    let found = tokens([
      "Kit/Gaps.swift": Self.under(declared, "enum Spacing { static let wide: CGFloat = 37 }"),
      "App/Use.swift": "import SwiftUI\n\(line)\nlet view = VStack(spacing: 37) {}",
    ])
    #expect(found == (isOffered ? ["Spacing.wide"] : []))
  }

  @Test(arguments: [
    ("watchos", "os(watchOS)", true), ("iphoneos", "os(watchOS)", false), ("watchos", "os(iOS)", false),
    ("macosx", "canImport(AppKit)", true), ("appletvos", "os(tvOS)", true), ("auto", "os(watchOS)", false),
  ]) func targetsTellWhatAFileIsFor(_ root: String, _ declared: String, _ isOffered: Bool) {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (A, B); };
        A = { isa = PBXFileReference; path = Kit/Colors.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = App/Use.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Watch; buildPhases = (S); buildConfigurationList = L2; };
        S = { isa = PBXSourcesBuildPhase; files = (F1, F2); };
        F1 = { isa = PBXBuildFile; fileRef = A; };
        F2 = { isa = PBXBuildFile; fileRef = B; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; };
        L2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
        C2 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = \(root); }; };
      }; rootObject = P; }
      """
    let found = tokens([
      "App.xcodeproj/project.pbxproj": project, "Kit/Colors.swift": Self.under(declared, Self.token),
      "App/Use.swift": "import SwiftUI\nfunc use(_ view: AnyView) { \(Self.raw) }",
    ])
    #expect(found == (isOffered ? ["UIColor.alarm"] : []))
  }

  @Test(arguments: [
    ("os(watchOS)", "", ["palette-color"]), ("os(watchOS)", "os(watchOS)", []),
    ("os(tvOS)", "os(watchOS)", ["palette-color"]),
    ("", "", []), ("os(iOS)", "", []), ("canImport(UIKit)", "", []), ("canImport(AppKit)", "", ["palette-color"]),
    ("!os(iOS)", "", ["palette-color"]), ("!os(iOS)", "!os(iOS)", []), ("os(iOS)", "!os(iOS)", ["palette-color"]),
  ]) func aShimIsNoTokenElsewhere(_ declared: String, _ used: String, _ rules: [String]) {
    let kit =
      "import SwiftUI\n"
      + Self.under(
        declared,
        "extension UIColor { static var systemRed: UIColor { UIColor(named: \"red\") ?? UIColor() } }"
      )
    let line = "view.backgroundColor = UIColor.systemRed\nview.tintColor = .systemRed"
    for use in [
      Self.under(used, "func use(_ view: UIView) {\n\(line)\n}"),
      "func use(_ view: UIView) {\n\(Self.under(used, line))\n}",
    ] {
      let found = AuditedWorkspace(["Kit/Colors.swift": kit, "App/Use.swift": use]).findings(in: "App/Use.swift")
      #expect(found.map(\.rule.rawValue) == rules + rules, "\(use)")
    }
  }

  @Test func aShimSaysNothingOfTheColourElsewhere() {
    let kit = """
      import UIKit
      #if os(watchOS)
      extension UIColor { static var systemTeal: UIColor { UIColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1) } }
      #endif
      enum Theme { static let accent = UIColor.systemTeal }
      """
    let use = "func use(_ view: UIView) { \(Self.raw) }"
    #expect(tokens(["Kit/Theme.swift": kit, "App/Use.swift": use]).isEmpty)
  }

  @Test func twinsOfSeveralPlatformsAreOneToken() {
    let kit = """
      import SwiftUI
      #if os(watchOS)
      extension UIColor { static let alarm = UIColor(red: 0.8, green: 0.1, blue: 0.2, alpha: 1) }
      #else
      extension UIColor { static let alarm = UIColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1) }
      #endif
      """
    let use = "func use(_ view: UIView) { \(Self.raw) }"
    #expect(tokens(["Kit/Colors.swift": kit, "App/Use.swift": use]) == ["UIColor.alarm"])
  }

  @Test(arguments: [("iOS", ["Grid.spacing"]), ("tvOS", []), ("macOS", ["Grid.spacing"])])
  func aTokenWithAnotherValueThereIsNotTheSame(_ platform: String, _ expected: [String]) {
    let kit = """
      import SwiftUI
      enum Grid {
        #if os(tvOS)
        static let spacing: CGFloat = 40
        #else
        static let spacing: CGFloat = 12
        #endif
      }
      """
    let use = """
      import SwiftUI
      struct Use: View {
        var body: some View {
          #if os(\(platform))
          Text("a").padding(12)
          #endif
        }
      }
      """
    #expect(tokens(["Kit/Grid.swift": kit, "App/Use.swift": use]) == expected)
  }
}
