import Linting
import TestSupport
import Testing
import Workspace

/// What a view holds or is given of a theme goes before a shared or default one.
@Suite struct SuggestionHeldTests {
  private static let kit = """
    import UIKit
    public final class Appearance {
      public static var standard = Appearance()
      public var tokens = Tokens()
    }
    public struct Tokens {
      public var spacingSmall: CGFloat = 4
      public var spacingMedium: CGFloat = 8
      public var spacingLarge: CGFloat = 16
    }
    """

  private func replacements(_ kit: String, _ use: String) -> [String] {
    AuditedWorkspace([
      ".parlance.json": #"{"designSystem": ["Kit"]}"#, "Kit/Look.swift": kit, "App/Use.swift": use,
    ]).findings(in: "App/Use.swift")
      .flatMap(\.suggestions).map { $0.replacement ?? "-" }
  }

  @Test(arguments: [
    ("let look = Appearance()\n  func set(_ stack: UIStackView) { stack.spacing = 8 }", "look.tokens.spacingMedium"),
    ("func set(_ stack: UIStackView, style: Appearance) { stack.spacing = 8 }", "style.tokens.spacingMedium"),
    ("func set(_ stack: UIStackView, gaps: Tokens) { stack.spacing = 8 }", "gaps.spacingMedium"),
    // The nearer to the token the better.
    (
      "let look = Appearance()\n  let tokens = Tokens()\n  func set(_ stack: UIStackView) { stack.spacing = 8 }",
      "tokens.spacingMedium"
    ),
    (
      "var look: Appearance?\n  func set(_ stack: UIStackView) { stack.spacing = 8 }",
      "Appearance.standard.tokens.spacingMedium"
    ),
    (
      "static let look = Appearance()\n  func set(_ stack: UIStackView) { stack.spacing = 8 }",
      "Appearance.standard.tokens.spacingMedium"
    ),
    (
      "let look = Appearance()\n  static func set(_ stack: UIStackView) { stack.spacing = 8 }",
      "Appearance.standard.tokens.spacingMedium"
    ),
    (
      "let look = Appearance()\n  enum Inner { static func set(_ s: UIStackView) { s.spacing = 8 } }",
      "Appearance.standard.tokens.spacingMedium"
    ),
  ]) func aThemeAtHandGoesFirst(_ members: String, _ expected: String) {
    let use = "import UIKit\nfinal class Badge: UIView {\n  \(members)\n}\n"
    #expect(replacements(Self.kit, use) == [expected])
  }

  @Test func aPropertyOfAClassIsNamedBySelfInAClosure() {
    let use = """
      import UIKit
      final class Badge: UIView {
        let look = Appearance()
        func set(_ stack: UIStackView) { later { stack.spacing = 8 } }
      }
      """
    #expect(replacements(Self.kit, use) == ["self.look.tokens.spacingMedium"])
  }

  private static let environment = """
    import SwiftUI
    public protocol Theme { var accent: Color { get } }
    public struct Day: Theme { public var accent: Color { Color(red: 0.1, green: 0.4, blue: 0.6) } }
    extension EnvironmentValues { @Entry public var theme: any Theme = Day() }
    """

  @Test(arguments: [
    ("@Environment(\\.theme) private var theme", "theme.accent"),
    ("let look: Theme", "look.accent"),
    ("let look: any Theme", "look.accent"),
  ]) func aTokenOfAThemeNeedsOneAtHand(_ property: String, _ expected: String) {
    func use(_ property: String) -> String {
      """
      import SwiftUI
      struct Card: View {
        \(property)
        var body: some View { Text("a").foregroundStyle(Color(red: 0.1, green: 0.4, blue: 0.6)) }
      }
      """
    }
    #expect(replacements(Self.environment, use(property)) == [expected])
    #expect(!replacements(Self.environment, use("let title: String")).contains { $0.hasSuffix("theme.accent") })
  }

  // MARK: The type of a place

  private static let gap = """
    import UIKit
    public struct Gap: ExpressibleByIntegerLiteral { public init(integerLiteral: Int) {} }
    public final class Pile: UIView { public var spacing: Gap = 0 }
    public enum Space {
      public static let small: CGFloat = 4
      public static let medium: CGFloat = 8
      public static let large: CGFloat = 16
    }
    extension UIView {
      var tuned: Self { self }
      func tuning() -> Self { self }
    }
    """

  @Test(
    arguments: [
      ("let pile = Pile()", []), ("let pile: Pile = Pile()", []), ("lazy var pile = Pile().tuned", []),
      ("lazy var pile = Pile().tuning()", []), ("let pile = UIStackView()", ["Space.medium"]),
    ] as [(String, [String])]
  ) func theDeclaredTypeOfThePlaceDecides(_ property: String, _ expected: [String]) {
    let use = "import UIKit\nfinal class Box: UIView {\n  \(property)\n  func set() { pile.spacing = 8 }\n}\n"
    #expect(replacements(Self.gap, use) == expected)
  }

  @Test(arguments: [
    (".gradient", false), (".cgColor", false), (".opacity(1)", true), (".description", false), ("", true),
  ])
  func aTokenHasTheTypeOfItsWholeChain(_ chain: String, _ isOffered: Bool) {
    let kit = """
      import SwiftUI
      extension Color { static let sea = Color(red: 0.1, green: 0.4, blue: 0.6)\(chain) }
      """
    let use = "import SwiftUI\nstruct Card: View { let line: Color = Color(red: 0.1, green: 0.4, blue: 0.6) }\n"
    #expect(replacements(kit, use) == (isOffered ? [".sea"] : []))
  }

  // MARK: Negative lengths

  @Test(
    arguments: [
      ("-8", ["-Space.medium"]), ("-16", ["-Space.large"]), ("-7", []), ("8", ["Space.medium"]),
    ] as [(String, [String])]
  ) func aNegativeLengthIsANegatedStep(_ constant: String, _ expected: [String]) {
    let use = """
      import UIKit
      func set(_ view: UIView) { view.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: \(constant)) }
      """
    #expect(replacements(Self.gap, use) == expected)
  }

  @Test func aStepGoesBeforeItsOtherNames() {
    let kit = """
      import UIKit
      enum Space {
        static let step1: CGFloat = 8
        static let step2: CGFloat = 16
        static let screenMargin: CGFloat = step2
      }
      """
    let use = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\").padding(16) } }\n"
    #expect(replacements(kit, use) == ["Space.step2", "Space.screenMargin"])
  }
}
