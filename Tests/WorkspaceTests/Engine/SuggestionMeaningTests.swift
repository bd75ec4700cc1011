import Linting
import TestSupport
import Testing
import Workspace

/// Tokens of the very value that are meant for something else.
@Suite struct SuggestionMeaningTests {
  /// What the findings of `App/Use.swift` are led to exactly.
  private func exact(_ kit: String, _ use: String, file: String = "App/Use.swift") -> [String] {
    AuditedWorkspace(["Kit/Kit.swift": kit, file: use]).findings(in: file).flatMap(\.suggestions)
      .filter { $0.match == .exact }.map { $0.replacement ?? "-" }
  }

  @Test func anotherPartOfTheInterfaceKeepsItsLengths() {
    let kit = """
      import UIKit
      enum Metrics {
        static let tooltipPadding: CGFloat = 14
        static let avatarHeight: CGFloat = 52
        static let rowHeight: CGFloat = 60
      }
      """
    #expect(exact(kit, "import SwiftUI\nlet view = Text(\"a\").padding(14)\n").isEmpty)
    #expect(exact(kit, "import UIKit\nfunc set(_ table: UITableView) { table.rowHeight = 52 }\n").isEmpty)
    #expect(
      exact(kit, "import UIKit\nfunc set(_ table: UITableView) { table.rowHeight = 60 }\n") == ["Metrics.rowHeight"]
    )
    #expect(
      exact(kit, "import SwiftUI\nlet view = Text(\"a\").padding(14)\n", file: "App/Tooltip.swift")
        == ["Metrics.tooltipPadding"]
    )
  }

  @Test func whatNamesAnotherPurposeThanAStepIsNotSafe() {
    let kit = """
      import SwiftUI
      enum Spacing {
        static let small: CGFloat = 8
        static let medium: CGFloat = 12
        static let statusGap: CGFloat = 6
      }
      """
    let found = AuditedWorkspace([
      "Kit/Kit.swift": kit, "App/Status.swift": "import SwiftUI\nlet view = VStack(spacing: 6) { Text(\"a\") }\n",
    ]).findings(in: "App/Status.swift").flatMap(\.suggestions)
    #expect(found.first?.replacement == "Spacing.statusGap")
    #expect(found.first?.applicability == .offered)
  }

  @Test(arguments: [
    "static var large: CGFloat { Settings.shared.isCompact ? 20 : 8 }",
    "static var large: CGFloat { scaled(20) }\n  static func scaled(_ x: CGFloat) -> CGFloat { Settings.shared.isCompact ? x : 8 }",
    "static var large: CGFloat { 20 }",
  ])
  func whatHangsOnASettingIsNotSafe(_ large: String) {
    let kit = """
      import SwiftUI
      final class Settings {
        static let shared = Settings()
        var isCompact: Bool = true
        var padding: CGFloat = 3
      }
      enum Spacing {
        static let small: CGFloat = 6
        static let medium: CGFloat = 12
        \(large)
      }
      """
    let found = AuditedWorkspace([
      "Kit/Kit.swift": kit, "App/Use.swift": "import SwiftUI\nlet view = VStack(spacing: 20) { Text(\"a\") }\n",
    ]).findings(in: "App/Use.swift").flatMap(\.suggestions)
    #expect(found.first?.replacement == "Spacing.large")
    #expect(found.first?.applicability == (large.contains("Settings") ? .offered : .safe))
  }

  @Test func aMaskIsNoColour() {
    let kit = "import UIKit\nextension UIColor { static let ink = UIColor(red: 0, green: 0, blue: 0, alpha: 1) }"
    func use(_ name: String) -> String {
      "import UIKit\nfunc set(_ \(name): UIView) { \(name).backgroundColor = UIColor.black }\n"
    }
    #expect(exact(kit, use("fadeMask")).isEmpty)
    #expect(exact(kit, use("fade")) == ["UIColor.ink"])
  }

  @Test func aNameOfThePlatformsOwnIsNoSuggestion() {
    let kit = """
      import UIKit
      extension UIColor {
        static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        static let ink = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      }
      """
    #expect(
      exact(
        kit,
        "import UIKit\nfunc set(_ view: UIView) { view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1) }\n"
      ) == ["UIColor.ink"]
    )
  }

  @Test func whiteIsLedToWhatIsWhiteInTheDarkToo() {
    func kit(_ fixed: String) -> String {
      """
      import UIKit
      extension UIColor {
        static let surface = UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0, green: 0, blue: 0.2, alpha: 1) : UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
        \(fixed)
      }
      """
    }
    let paper = "static let paper = UIColor(red: 1, green: 1, blue: 1, alpha: 1)"
    let background = "import UIKit\nfunc set(_ view: UIView) { view.backgroundColor = UIColor.white }\n"
    let text = "import UIKit\nfunc set(_ view: UILabel) { view.textColor = UIColor.white }\n"
    #expect(exact(kit(paper), background) == ["UIColor.paper"])
    #expect(exact(kit(""), background) == ["UIColor.surface"])
    #expect(exact(kit(""), text).isEmpty)
  }

  @Test func aTokenOfAnotherPartIsNoPaletteColour() {
    let kit = """
      import UIKit
      extension UIColor { static let tooltipTint = UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
      """
    let use = "import UIKit\nfunc set(_ view: UILabel) { view.textColor = UIColor.white }\n"
    #expect(exact(kit, use).isEmpty)
    #expect(exact(kit, use, file: "App/TooltipView.swift") == ["UIColor.tooltipTint"])
  }

  @Test func aColourNeedsNoWayRoundThroughAnotherFramework() {
    let kit = """
      import SwiftUI
      import UIKit
      enum Palette {
        static let swiftUIInk = Color(red: 0.1, green: 0.2, blue: 0.3)
        static var ink: UIColor { UIColor(swiftUIInk) }
      }
      """
    #expect(
      exact(
        kit,
        "import UIKit\nfunc set(_ view: UIView) { view.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }\n"
      )
        == ["Palette.ink"]
    )
    #expect(
      exact(kit, "import SwiftUI\nlet view = Text(\"a\").foregroundColor(Color(red: 0.1, green: 0.2, blue: 0.3))\n")
        == ["Palette.swiftUIInk"]
    )
  }

  @Test func membersOfTypesComeBeforeGlobals() {
    let kit = """
      import SwiftUI
      let gapA: CGFloat = 18
      enum Spacing {
        static let small: CGFloat = 8
        static let medium: CGFloat = 12
        static let extraordinarilyLarge: CGFloat = 18
      }
      """
    let found = AuditedWorkspace(
      [
        ".parlance.json": "{ \"designSystem\": [\"Kit\"] }", "Kit/Kit.swift": kit,
        "App/Use.swift": "import SwiftUI\nlet view = VStack(spacing: 18) { Text(\"a\") }\n",
      ]
    ).findings(in: "App/Use.swift").flatMap(\.suggestions).filter { $0.match == .exact }
    #expect(found.map(\.replacement) == ["Spacing.extraordinarilyLarge", "gapA"])
  }

  // MARK: Assets

  private func assets(_ use: String) -> [Suggestion] {
    func set(_ name: String) -> (String, String) {
      (
        "App/Media.xcassets/\(name).colorset/Contents.json",
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.1", "green": "0.2", "blue": "0.3", "alpha": "1"}}}]}
        """
      )
    }
    return AuditedWorkspace(
      Dictionary(uniqueKeysWithValues: [set("Sea"), set("Sky"), ("App/Use.swift", use)])
    ).findings(in: "App/Use.swift").flatMap(\.suggestions)
  }

  @Test func anAssetsNameIsLedToItsOwnSymbol() {
    let found = assets("import UIKit\nfunc set(_ view: UIView) { view.backgroundColor = UIColor(named: \"Sky\") }\n")
    #expect(found.map(\.replacement) == ["UIColor(resource: .sky)"])
  }

  @Test(arguments: [
    "view.backgroundColor = (UIColor(named: \"Sky\"))!", "view.tint = UIColor(named: \"Sky\")?.withAlphaComponent(1)",
    "if let sky = UIColor(named: \"Sky\") { view.backgroundColor = sky }",
    "view.backgroundColor = UIColor(named: \"Sky\") ?? .clear",
  ])
  func whatIsUnwrappedCannotBecomeASymbol(_ statement: String) {
    let found = assets("import UIKit\nfunc set(_ view: UIView) { \(statement) }\n")
    #expect(found.map(\.replacement) == [nil])
    #expect(found.map(\.match) == [.exact])
  }
}
