import Linting
import TestSupport
import Testing
import Workspace

/// Tokens of the very value whose names say what they are for.
@Suite struct SuggestionPurposeTests {
  private func suggestions(_ kit: String, _ use: String, file: String = "App/Use.swift") -> [Suggestion] {
    AuditedWorkspace(["Kit/Kit.swift": kit, file: use]).findings(in: file).flatMap(\.suggestions)
  }

  /// What the findings of the file are led to exactly.
  private func exact(_ kit: String, _ use: String, file: String = "App/Use.swift") -> [String] {
    suggestions(kit, use, file: file).filter { $0.match == .exact }.map { $0.replacement ?? "-" }
  }

  // MARK: Colours that everyone writes

  private func white(_ name: String) -> String {
    "import UIKit\nextension UIColor { static let \(name) = UIColor(red: 1, green: 1, blue: 1, alpha: 1) }"
  }

  private let text = "import UIKit\nfunc set(_ view: UILabel) { view.textColor = UIColor.white }\n"

  @Test(arguments: ["lockTextColor", "cubeFaceColor", "recentlySeenDot", "windowBackground", "errorText", "chatLabel"])
  func whiteIsNotLedToWhatIsForSomethingElse(_ name: String) {
    #expect(exact(white(name), text).isEmpty)
  }

  @Test(arguments: ["white", "acmeWhite", "paper", "neutral0", "textInverse", "onPrimary"])
  func whiteIsLedToAHueOrToTheRole(_ name: String) {
    let name = name == "white" ? "pureWhite" : name
    #expect(exact(white(name), text) == ["UIColor.\(name)"])
  }

  @Test func aPlaceThatSpeaksOfTheThingIsLedToItsColour() {
    #expect(exact(white("lockTextColor"), text, file: "App/LockScreen.swift") == ["UIColor.lockTextColor"])
    let assigned = "import UIKit\nfunc set(_ lockLabel: UILabel) { lockLabel.textColor = UIColor.white }\n"
    #expect(exact(white("lockTextColor"), assigned) == ["UIColor.lockTextColor"])
  }

  @Test func aComponentsOwnPaletteIsNotForOthers() {
    let kit = """
      import UIKit
      enum StarColor {
        static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      """
    #expect(exact(kit, text).isEmpty)
    #expect(exact(kit, text, file: "App/StarView.swift") == ["StarColor.white"])
    #expect(exact(kit.replacing("StarColor", with: "AcmeColor"), text) == ["AcmeColor.white"])
  }

  @Test func onlyAHueOfTheNameIsSafe() {
    let gray = "import UIKit\nfunc set(_ view: UILabel) { view.textColor = UIColor.darkGray }\n"
    func safe(_ name: String) -> Bool {
      let kit = """
        import UIKit
        extension UIColor { static let \(name) = UIColor(red: 85.0 / 255, green: 85.0 / 255, blue: 85.0 / 255, alpha: 1) }
        """
      return suggestions(kit, gray).first?.applicability == .safe
    }
    #expect(safe("acmeGray"))
    #expect(!safe("rock"))
  }

  // MARK: Colours of one's own

  private func use(_ statement: String) -> String {
    "import UIKit\nfunc set(_ view: UILabel) { \(statement) }\n"
  }

  private func sea(_ name: String) -> String {
    "import UIKit\nextension UIColor { static let \(name) = UIColor(red: 0.1, green: 0.4, blue: 0.6, alpha: 1) }"
  }

  private let raw = "UIColor(red: 0.1, green: 0.4, blue: 0.6, alpha: 1)"

  @Test func aColourOfOnesOwnIsLedToAnyTokenThatIsNotForSomethingElse() {
    for name in ["sea", "deepSea", "brandTint"] {
      #expect(exact(sea(name), use("view.textColor = \(raw)")) == ["UIColor.\(name)"])
    }
    for name in ["bannerText", "seaBackground", "border"] {
      #expect(exact(sea(name), use("view.textColor = \(raw)")).isEmpty)
    }
  }

  @Test func aHueComesBeforeANameAndATokenForTheRoleBeforeBoth() {
    let kit = """
      import UIKit
      extension UIColor {
        static let atoll = UIColor(red: 0.1, green: 0.4, blue: 0.6, alpha: 1)
        static let acmeBlue = UIColor(red: 0.1, green: 0.4, blue: 0.6, alpha: 1)
        static let textAccent = UIColor(red: 0.1, green: 0.4, blue: 0.6, alpha: 1)
      }
      """
    #expect(
      exact(kit, use("view.textColor = \(raw)")) == ["UIColor.textAccent", "UIColor.acmeBlue", "UIColor.atoll"]
    )
  }

  // MARK: Lengths

  private func padding(_ kit: String, file: String = "App/Use.swift") -> [String] {
    exact(
      "import SwiftUI\n" + kit,
      "import SwiftUI\nlet view = Text(\"a\").padding(.horizontal, 16)\n",
      file: file
    )
  }

  @Test func whatNamesAPurposeIsNoStep() {
    #expect(padding("extension CGFloat { static let statusColumnsSpacing: CGFloat = 16 }").isEmpty)
    #expect(padding("enum ListRowPadding { static let horizontal: CGFloat = 16 }").isEmpty)
    #expect(
      padding("enum ListRowPadding { static let horizontal: CGFloat = 16 }", file: "App/ListRowView.swift")
        == ["ListRowPadding.horizontal"]
    )
    #expect(padding("enum AcmePadding { static let horizontal: CGFloat = 16 }") == [])
    #expect(
      padding(
        "enum AcmePadding {\n static let horizontal: CGFloat = 16\n static let top: CGFloat = 8\n static let small: CGFloat = 4 }"
      ) == ["AcmePadding.horizontal"]
    )
    let sides = "static let horizontalPadding: CGFloat = 16\n static let topPadding: CGFloat = 8\n"
    let others = sides + "static let bottomPadding: CGFloat = 4"
    #expect(padding("enum AttachmentConstants {\n \(others) }").isEmpty)
    #expect(padding("enum Padding { static let cozy: CGFloat = 16 }") == ["Padding.cozy"])
  }

  @Test func aComponentsTokensAreItsOwn() {
    let kit = """
      enum ButtonTokens {
        static let paddingSmall: CGFloat = 4
        static let paddingMedium: CGFloat = 16
        static let paddingLarge: CGFloat = 32
      }
      """
    #expect(padding(kit).isEmpty)
    #expect(padding(kit, file: "App/ButtonView.swift") == ["ButtonTokens.paddingMedium"])
    #expect(padding(kit.replacing("ButtonTokens", with: "SpacingTokens")) == ["SpacingTokens.paddingMedium"])
  }

  @Test func aNearLengthIsAStepAway() {
    func near(_ number: Int) -> [String] {
      suggestions(
        "import SwiftUI\nenum Spacing { static let small: CGFloat = 8\n static let medium: CGFloat = 16 }",
        "import SwiftUI\nlet view = Text(\"a\").padding(\(number))\n"
      ).map { $0.replacement ?? "-" }
    }
    #expect(near(4).isEmpty)
    #expect(near(7) == ["Spacing.small"])
    #expect(near(17) == ["Spacing.medium"])
    for another in [6, 10, 12, 14, 19] { #expect(near(another).isEmpty) }
  }

  // MARK: Definitions

  @Test func aConstantIsNotMadeOfWhatStandsBesideIt() {
    let kit = """
      import UIKit
      enum AcmeColors {
        static let seaBlue = UIColor(red: 0.1, green: 0.4, blue: 0.6, alpha: 1)
        static let categoryA = UIColor(red: 0.3, green: 0.1, blue: 0.6, alpha: 1)
      }
      """
    func beside(_ value: String) -> [String] {
      exact(kit, "import UIKit\nextension AcmeColors { static let link = UIColor(\(value), alpha: 1) }\n")
    }
    #expect(beside("red: 0.3, green: 0.1, blue: 0.6").isEmpty)
  }

  @Test func aTokenIsNotMadeOfItsOwnPart() {
    let kit = """
      import UIKit
      struct IconImage {
        let preferredColor: UIColor
        init(preferredColor: UIColor) { self.preferredColor = preferredColor }
      }
      """
    let use = """
      import UIKit
      enum Images {
        static let today = IconImage(preferredColor: UIColor(red: 0.1, green: 0.4, blue: 0.6, alpha: 1))
      }
      """
    #expect(exact(kit, use).isEmpty)
  }

  @Test func whatIsAssignedToATokenIsTheTokensOwn() {
    let kit = """
      import UIKit
      public enum FontSet {
        public static var body = UIFont.systemFont(ofSize: 14, weight: .bold)
        public static var button = UIFont.systemFont(ofSize: 18, weight: .bold)
      }
      """
    func font(_ statement: String) -> [String] {
      exact(
        kit,
        "import UIKit\nfunc set(_ label: UILabel) { \(statement) = UIFont.systemFont(ofSize: 14, weight: .bold) }\n"
      )
    }
    #expect(font("label.font") == ["FontSet.body"])
    #expect(font("FontSet.body").isEmpty)
  }

  // MARK: Spellings

  @Test(arguments: [("Fresh", []), ("AcmePalette", ["AcmePalette().ink"])])
  func onlyALookIsMadeToReadItsColour(_ maker: String, _ expected: [String]) {
    let kit = """
      import UIKit
      class Paint { var ink = UIColor.black }
      func \(maker)() -> Paint {
        let paint = Paint()
        paint.ink = UIColor(red: 0.1, green: 0.4, blue: 0.6, alpha: 1)
        return paint
      }
      """
    #expect(exact(kit, use("view.textColor = \(raw)")) == expected)
  }

  @Test func aPlaygroundsPageNamesNothingOfTheProject() {
    let statement = use("view.textColor = \(raw)")
    #expect(exact(sea("sea"), statement) == ["UIColor.sea"])
    #expect(exact(sea("sea"), statement, file: "Play/Try.playground/Contents.swift").isEmpty)
  }

  @Test func anAliasOfBothPlatformsNeedsNoConversion() {
    let kit = """
      #if os(macOS)
      import AppKit
      public typealias PlatformColor = NSColor
      #else
      import UIKit
      public typealias PlatformColor = UIColor
      #endif
      public enum Palette { public static let sea: PlatformColor = PlatformColor(red: 0.1, green: 0.4, blue: 0.6, alpha: 1) }
      """
    #expect(exact(kit, use("view.textColor = \(raw)")) == ["Palette.sea"])
    let mac =
      "import AppKit\nfunc set(_ view: NSTextField) { view.textColor = NSColor(red: 0.1, green: 0.4, blue: 0.6, alpha: 1) }\n"
    #expect(exact(kit, mac) == ["Palette.sea"])
  }
}
