import Testing

/// `Color.x` is the app's own only where name look-up from that place reaches a type or alias of the workspace that has
/// the member.
@Suite struct ColorNameTests {
  @Test(arguments: own) func leavesTheAppsOwnColorsAlone(_ sample: UsageCase) { sample.check() }
  @Test(arguments: platforms) func seesThePlatformsThroughUnrelatedNames(_ sample: UsageCase) { sample.check() }
  @Test(arguments: aliases) func followsAliases(_ sample: UsageCase) { sample.check() }
  @Test(arguments: modules) func looksIntoImportedModulesOnly(_ sample: UsageCase) { sample.check() }
  @Test(arguments: tokens) func leavesShadowedMembersAlone(_ sample: UsageCase) { sample.check() }

  static let own: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      func make() {
        notice(color: .gray)
        use(Color.red)
        let color: Color = .red
        label.textColor = Color.gray.value
      }
      func notice(color: Color) {}
      enum Color { case red, gray }
      """
    ),
    UsageCase(
      """
      import UIKit
      struct Screen {
        enum Color { static let red = UIColor(named: name) }
        let shade = Color.red
        func make() -> UIColor? { Color.red }
        struct Inner { let shade = Color.red }
      }
      extension Screen { func more() { use(Color.red) } }
      """
    ),
    UsageCase(
      """
      import UIKit
      func style() { view.backgroundColor = Color.red }
      """,
      with: ["App/Color.swift": "public struct Color { static var red: UIColor { Tokens.red } }"]
    ),
    UsageCase(
      """
      import UIKit
      final class Screen: Base { func style() { view.backgroundColor = Color.red } }
      """,
      with: ["App/Base.swift": "class Base { enum Color { static let red = Tokens.red } }"]
    ),
  ]

  static let platforms: [UsageCase] = [
    // A nested `Color` elsewhere changes nothing.
    UsageCase(
      """
      import SwiftUI
      let shade = 1️⃣Color.red2️⃣
      struct Screen: View { var body: some View { 1️⃣Color.gray2️⃣ } }
      """,
      "palette red #FF3B30FF/#FF453AFF",
      "palette gray #8E8E93FF",
      with: ["App/Assets.swift": "struct ColorAsset { struct Color { static let red = 1 } ; enum Kind { case gray } }"]
    ),
    // A private type of another file is not seen.
    UsageCase(
      """
      import SwiftUI
      let shade = 1️⃣Color.red2️⃣
      """,
      "palette red #FF3B30FF/#FF453AFF",
      with: ["App/Private.swift": "private enum Color { static let red = 1 }"]
    ),
    UsageCase(
      """
      import SwiftUI
      let shade = 1️⃣SwiftUI.Color.red2️⃣
      enum Color { static let red = 1 }
      """,
      "palette red #FF3B30FF/#FF453AFF"
    ),
    UsageCase(
      """
      import UIKit
      let shade = 1️⃣UIColor.red2️⃣
      enum Color { static let red = 1 }
      """,
      "palette red #FF0000FF"
    ),
  ]

  static let aliases: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      let a = 1️⃣Color.red2️⃣
      let b = 1️⃣PlatformColor.systemRed2️⃣
      let c = 1️⃣Shade.blue2️⃣
      let d = 1️⃣PlatformColor(red: 1, green: 0, blue: 0, alpha: 1)2️⃣
      let e: Shade = 1️⃣.green2️⃣
      let f: [Shade] = [1️⃣.green2️⃣]
      let g = 1️⃣PlatformFont.systemFont(ofSize: 12)2️⃣
      """,
      "palette red #FF0000FF",
      "palette systemRed #FF3B30FF/#FF453AFF",
      "palette blue #0000FFFF",
      "components #FF0000FF",
      "palette green #00FF00FF",
      "palette green #00FF00FF",
      "font size=12.0;weight=regular",
      with: [
        "App/Aliases.swift": """
        import UIKit
        typealias Color = UIColor
        typealias PlatformColor = UIColor
        typealias Shade = PlatformColor
        typealias PlatformFont = UIFont
        """
      ]
    ),
    UsageCase(
      """
      import UIKit
      struct Screen {
        typealias Color = Tokens
        let a = Color.red
      }
      let b = Shade.red
      """,
      with: [
        "App/Tokens.swift": """
        typealias Shade = Tokens
        enum Tokens { static let red = make() }
        """
      ]
    ),
    UsageCase(
      """
      import SwiftUI
      let a = 1️⃣Color.red2️⃣
      """,
      "palette red #FF3B30FF/#FF453AFF",
      with: ["App/Alias.swift": "import SwiftUI; typealias Color = SwiftUI.Color"]
    ),
    UsageCase(
      """
      #if os(macOS)
      typealias Native = NSColor
      #else
      typealias Native = UIColor
      #endif
      let a = 1️⃣Native.red2️⃣
      """,
      "palette red #FF0000FF"
    ),
  ]

  static let modules: [UsageCase] = [
    UsageCase(
      path: "Sources/App/Sample.swift",
      """
      import SwiftUI
      let a = 1️⃣Color.red2️⃣
      """,
      "palette red #FF3B30FF/#FF453AFF",
      with: ["Sources/Kit/Color.swift": "public enum Color { public static let red = 1 }"]
    ),
    UsageCase(
      path: "Sources/App/Sample.swift",
      """
      import Kit
      let a = Color.red
      let b = Kit.Color.red
      """,
      with: ["Sources/Kit/Color.swift": "public enum Color { public static let red = 1 }"]
    ),
  ]

  static let tokens: [UsageCase] = [
    // A static member of the same name on the colour type is the app's own token.
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").foregroundStyle(.link)
          Text("a").foregroundColor(.primary)
          Color.primary
        }
      }
      func style() {
        label.textColor = .brandRed
        label.textColor = .link
        label.textColor = UIColor.link
      }
      """,
      with: [
        "App/Colors.swift": """
        import SwiftUI
        extension Color { static let link = Color("Link"); static var primary: Color { Color("Primary") } }
        extension UIColor { class var link: UIColor { Tokens.link }; static let brandRed = Tokens.red }
        """
      ]
    ),
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View { Text("a").foregroundStyle(.brown) }
      }
      """,
      with: [
        "App/Styles.swift": "extension ShapeStyle where Self == Color { static var brown: Color { Tokens.brown } }"
      ]
    ),
  ]
}
