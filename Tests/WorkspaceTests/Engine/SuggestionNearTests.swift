import Linting
import TestSupport
import Testing
import Workspace

/// What is near enough to be called so.
@Suite struct SuggestionNearTests {
  private func suggestions(_ kit: String, _ use: String) -> [Suggestion] {
    AuditedWorkspace(["Kit/Kit.swift": kit, "App/Use.swift": use]).findings(in: "App/Use.swift").flatMap(\.suggestions)
  }

  private func color(_ hex: UInt32, _ alpha: Double = 1) -> String {
    let channels = [hex >> 16, hex >> 8 & 0xFF, hex & 0xFF].map { "\($0).0 / 255" }
    return "UIColor(red: \(channels[0]), green: \(channels[1]), blue: \(channels[2]), alpha: \(alpha))"
  }

  private func kit(_ light: UInt32, dark: UInt32? = nil, alpha: Double = 1) -> String {
    let value =
      dark.map { "UIColor { $0.userInterfaceStyle == .dark ? \(color($0)) : \(color(light)) }" } ?? color(light, alpha)
    return "import UIKit\nextension UIColor { static let accent = \(value) }"
  }

  private func use(_ value: String) -> String {
    "import UIKit\nfunc set(_ view: UIView) { view.tintColor = \(value) }\n"
  }

  @Test func aNearColourIsNoMoreThanThreeAway() {
    let near = suggestions(kit(0x1A6699), use(color(0x1D6A9C)))
    #expect(near.map(\.match) == [.near])
    #expect(near.allSatisfy { ($0.difference ?? 9) <= 3 && $0.applicability == .offered })
    #expect(!suggestions(kit(0x1A6699), use(color(0x4A86A9))).contains { $0.match == .near })
  }

  @Test func itsDarkColourMustBeNearToo() {
    #expect(!suggestions(kit(0x1A6699, dark: 0xFFEEAA), use(color(0x1D6A9C))).contains { $0.match == .near })
    #expect(suggestions(kit(0x1A6699, dark: 0x1B6799), use(color(0x1D6A9C))).contains { $0.match == .near })
  }

  @Test func anotherAlphaIsAnotherColour() {
    #expect(!suggestions(kit(0x1A6699, alpha: 0.5), use(color(0x1D6A9C))).contains { $0.match == .near })
  }

  @Test(arguments: [
    "UIColor.white", "UIColor.black", "UIColor(white: 1, alpha: 1)", "UIColor(red: 0, green: 0, blue: 0, alpha: 1)",
  ])
  func blackAndWhiteAreNearToNothing(_ value: String) {
    for token: UInt32 in [0xFEFEFE, 0x010101] {
      #expect(!suggestions(kit(token), use(value)).contains { $0.match == .near })
    }
  }

  @Test func whatIsNearIsLeftOutBesideWhatIsExact() {
    let kit = """
      import UIKit
      enum Space {
        static let small: CGFloat = 8
        static let medium: CGFloat = 10
        static let large: CGFloat = 12
      }
      """
    let use = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\").padding(10) } }\n"
    #expect(suggestions(kit, use).map(\.token) == ["Space.medium"])
  }

  @Test func anExactFontIsAnAnswerThoughItIsCalledForSomethingElse() {
    func kit(_ other: String) -> String {
      "import SwiftUI\nenum Fonts {\n  static let badge = Font.system(size: 10, weight: .bold)\n  \(other)\n}\n"
    }
    let use =
      "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\").font(.system(size: 10, weight: .bold)) } }\n"
    #expect(suggestions(kit(""), use).map(\.token) == ["Fonts.badge"])
    let rival = "static let caption = Font.system(size: 10, weight: .bold)"
    #expect(suggestions(kit(rival), use).map(\.token) == ["Fonts.caption"])
  }

  @Test(arguments: [("static let old: UIColor = ink", true), ("static let old = UIColor(white: 0.4, alpha: 1)", false)])
  func aReplacementThatShowsSomethingElseIsNotExact(_ old: String, _ isExact: Bool) {
    let kit = """
      import UIKit
      extension UIColor {
        static let ink = UIColor(red: 0.1, green: 0.1, blue: 0.3, alpha: 1)
        @available(*, deprecated, renamed: "ink")
        \(old)
      }
      """
    #expect(suggestions(kit, use("UIColor.old")).map(\.match) == [isExact ? .exact : .role])
  }

  @Test func deprecatedCodeMayNameWhatGoesWithIt() {
    let kit = """
      import UIKit
      extension UIColor {
        @available(*, deprecated, renamed: "ink")
        static let old = UIColor(red: 0.1, green: 0.1, blue: 0.3, alpha: 1)
      }
      """
    let plain = use("UIColor.old")
    let workspace = AuditedWorkspace([
      "Kit/Kit.swift": kit, "App/Plain.swift": plain,
      "App/Old.swift": plain.replacing("func", with: "@available(*, deprecated)\nfunc"),
    ])
    #expect(workspace.findings(in: "App/Plain.swift").map(\.rule) == ["deprecated-token"])
    #expect(workspace.findings(in: "App/Old.swift").isEmpty)
  }

  @Test(
    arguments: [
      ("errorLabel.textColor = .red", ["UIColor.errorText"]),
      ("invalidHint.textColor = .systemRed", ["UIColor.errorText"]),
      // Another hue, another part, nothing said.
      ("errorLabel.textColor = .green", []), ("errorLabel.backgroundColor = .red", []), ("label.textColor = .red", []),
      ("titleLabel.textColor = .red", []), ("placeholderLabel.textColor = .gray", ["UIColor.placeholderTitle"]),
    ] as [(String, [String])]
  ) func whatThePlaceSpeaksOfIsMeant(_ statement: String, _ expected: [String]) {
    let kit = """
      import UIKit
      extension UIColor {
        static let errorText = UIColor(red: 0.85, green: 0.1, blue: 0.1, alpha: 1)
        static var placeholderTitle: UIColor { Skin.load().ink }
      }
      """
    let name = statement.prefix { $0 != "." }
    let use = "import UIKit\nfunc set(_ \(name): UILabel) { \(statement) }\n"
    let found = suggestions(kit, use)
    #expect(found.map(\.token) == expected)
    #expect(found.allSatisfy { $0.match == .role && $0.applicability == .offered })
  }
}
