import Linting
import TestSupport
import Testing
import Workspace

/// What a finding is led to, over whole workspaces.
@Suite struct SuggestionTests {
  private static let scale = """
    import SwiftUI
    enum Padding {
      static let small: CGFloat = 8
      static let medium: CGFloat = 12
      static let large: CGFloat = 24
      static let horizontal: CGFloat = 30
      static let bottom: CGFloat = 34
    }
    """

  private func suggestions(_ files: [String: String]) -> [[Suggestion]] {
    AuditedWorkspace(files).results.flatMap { $0.findings.findings.map(\.suggestions) }
  }

  private func padding(_ number: Int, _ edge: String = ".top, ") -> Suggestion? {
    suggestions([
      "Kit/Padding.swift": Self.scale,
      "App/Use.swift": "import SwiftUI\nlet view = Text(\"a\").padding(\(edge)\(number))\n",
    ]).first?.first
  }

  @Test func aStepOfAScaleIsSafe() {
    #expect(padding(12)?.replacement == "Padding.medium")
    #expect(padding(12)?.applicability == .safe)
  }

  @Test(arguments: [
    (30, ".leading, ", "Padding.horizontal"), (30, ".horizontal, ", "Padding.horizontal"),
    (34, ".bottom, ", "Padding.bottom"),
  ])
  func aLengthCalledForOneSideIsOnlyOffered(number: Int, edge: String, name: String) {
    #expect(padding(number, edge)?.replacement == name)
    #expect(padding(number, edge)?.match == .exact)
    #expect(padding(number, edge)?.applicability == .offered)
  }

  @Test(arguments: [(30, ".top, "), (34, ".top, "), (34, ".vertical, "), (30, "[.leading, .top], "), (30, "")])
  func aLengthCalledForOneSideIsForNoOther(number: Int, edge: String) {
    #expect(padding(number, edge)?.match != .exact)
  }

  @Test func aPairOfLightAndDarkLeadsToTheTokenOfBoth() {
    let found = suggestions([
      "Kit/Colors.swift": """
      import UIKit
      extension UIColor {
        static let paper = UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0, green: 0, blue: 0.2, alpha: 1) : UIColor(red: 1, green: 1, blue: 0.8, alpha: 1) }
        static let sheet = UIColor(red: 1, green: 1, blue: 0.8, alpha: 1)
      }
      """,
      "App/Use.swift": """
      import UIKit
      func use(_ view: UIView) {
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0, green: 0, blue: 0.2, alpha: 1) : UIColor(red: 1, green: 1, blue: 0.8, alpha: 1) }
      }
      """,
    ])
    #expect(!found.isEmpty)
    for suggestions in found { #expect(suggestions.first?.token == "UIColor.paper") }
  }

  @Test func aConversionStepsBackForItsTwin() {
    let found = suggestions([
      "Kit/Colors.swift": """
      import SwiftUI
      import UIKit
      extension Color { static let surface = Color(red: 1, green: 0, blue: 0) }
      extension UIColor { static let surface = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      """,
      "App/Use.swift": """
      import UIKit
      func use(_ view: UIView) { view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      """,
    ])
    #expect(found.first?.map(\.replacement) == ["UIColor.surface"])
  }

  @Test func theSameConstantOfAnotherTargetIsNotOffered() {
    let constant = "import UIKit\nlet brandColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)\n"
    #expect(suggestions(["App/Constants.swift": constant, "Widget/Constants.swift": constant]) == [[], []])
  }

  @Test func equalConstantsLeadOneWay() {
    let found = suggestions([
      "App/Constants.swift": """
      import UIKit
      let firstColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
      let secondColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
      """
    ])
    #expect(found.map { $0.map(\.token) } == [[], ["firstColor"]])
  }

  @Test func anAppsConstantLeadsToTheDesignSystemsWhereverItLies() {
    let found = suggestions([
      "App/Screen.swift": "import UIKit\nlet tint = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)\n",
      "Kit/Palette.swift": """
      import UIKit
      enum Palette { static let ink = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }
      """,
    ])
    #expect(found.first?.map(\.token) == ["Palette.ink"])
  }

  @Test func aCaseIsNotOfferedToThePropertyThatGivesItsColor() {
    let found = suggestions([
      "App/Kind.swift": """
      import UIKit
      enum DeviceKind {
        case phone, watch
        var clientColor: UIColor {
          switch self {
          case .phone: return UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
          case .watch: return UIColor(red: 0.3, green: 0.2, blue: 0.1, alpha: 1)
          }
        }
      }
      """
    ])
    #expect(found.map { $0.map(\.token) } == [[], []])
  }

  @Test(arguments: [
    ("UIColor(red: 51, green: 102, blue: 153, alpha: 1)", "", false),
    ("UIColor(red: 51, green: 102, blue: 153)", "", true),
    (
      "UIColor(red: 51, green: 102, blue: 153, alpha: 1)",
      "extension UIColor { convenience init(red: Int, green: Int, blue: Int, alpha: CGFloat) { self.init() } }",
      true
    ),
  ])
  func channelsAboveOneAreBytesWhereNoPlatformInitializerTakesThem(color: String, own: String, hasValue: Bool) {
    let found = suggestions([
      "Kit/Palette.swift": """
      import UIKit
      extension UIColor { static let sea = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) }
      \(own)
      """,
      "App/Use.swift": "import UIKit\nfunc use(_ view: UIView) { view.backgroundColor = \(color) }\n",
    ])
    #expect(found == [[]] || hasValue)
    #expect(found.first?.first?.token == (hasValue ? "UIColor.sea" : nil))
  }
}
