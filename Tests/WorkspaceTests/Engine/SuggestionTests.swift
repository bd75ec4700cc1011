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

  private func padding(_ number: Int) -> Suggestion? {
    suggestions([
      "Kit/Padding.swift": Self.scale,
      "App/Use.swift": "import SwiftUI\nlet view = Text(\"a\").padding(.top, \(number))\n",
    ]).first?.first
  }

  @Test func aStepOfAScaleIsSafe() {
    #expect(padding(12)?.replacement == "Padding.medium")
    #expect(padding(12)?.applicability == .safe)
  }

  @Test(arguments: [(30, "Padding.horizontal"), (34, "Padding.bottom")])
  func aLengthCalledForOneSideIsOnlyOffered(number: Int, name: String) {
    #expect(padding(number)?.replacement == name)
    #expect(padding(number)?.match == .exact)
    #expect(padding(number)?.applicability == .offered)
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
}
