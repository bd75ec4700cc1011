import Testing

@testable import Usages

/// Dynamic pairs, assets, semantic colours, alpha on tokens, hex strings.
@Suite struct OtherColorTests {
  @Test(arguments: pairs) func looksInsidePairs(_ sample: UsageCase) { sample.check() }
  @Test(arguments: assets) func readsAssets(_ sample: UsageCase) { sample.check() }
  @Test(arguments: semantic) func readsSemanticColors(_ sample: UsageCase) { sample.check() }
  @Test(arguments: alpha) func readsAlphaOnTokens(_ sample: UsageCase) { sample.check() }
  @Test(arguments: wrapped) func readsAlphaOnWhatWrapsAColor(_ sample: UsageCase) { sample.check() }
  @Test(arguments: strings) func readsHexStrings(_ sample: UsageCase) { sample.check() }

  static let pairs: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      let a = UIColor(light: 1️⃣.white2️⃣, dark: 1️⃣UIColor(hex: "151E28")2️⃣)
      let b = UIColor { $0.userInterfaceStyle == .dark ? 1️⃣.white2️⃣ : 1️⃣.black2️⃣ }
      let c = UIColor(light: Tokens.white, dark: Tokens.black)
      let d = UIColor(dynamicProvider: { traits in traits.isDark ? 1️⃣UIColor(white: 0.1, alpha: 1)2️⃣ : Tokens.ink })
      """,
      "palette white #FFFFFFFF",
      "hex #151E28FF",
      "palette white #FFFFFFFF",
      "palette black #000000FF",
      "components #1A1A1AFF"
    ),
    UsageCase(
      """
      import AppKit
      let a = NSColor(name: nil) { appearance in
        appearance.isDark ? 1️⃣.white2️⃣ : 1️⃣NSColor(white: 0, alpha: 1)2️⃣
      }
      """,
      "palette white #FFFFFFFF",
      "components #000000FF"
    ),
  ]

  static let assets: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          1️⃣Color("Surface")2️⃣
          1️⃣Color("Surface", bundle: .module)2️⃣
          Color(1️⃣UIColor(named: "Surface")2️⃣!)
          Text("a").foregroundStyle(1️⃣Color("Ink")2️⃣)
          Color(name)
          Color(.surface)
          Color(asset: Asset.ink)
          Image("Surface")
        }
      }
      func style(_ view: UIView) {
        view.backgroundColor = 1️⃣UIColor(named: "Surface", in: .main, compatibleWith: nil)2️⃣
        view.backgroundColor = UIColor(named: name)
        view.backgroundColor = UIColor(resource: .surface)
      }
      """,
      "asset Surface 'Surface'",
      "asset Surface 'Surface'",
      "asset Surface 'Surface'",
      "asset Ink 'Ink' text",
      "asset Surface 'Surface' background"
    )
  ]

  static let semantic: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      func style(_ view: UIView, _ label: UILabel) {
        view.backgroundColor = 1️⃣.systemBackground2️⃣
        label.textColor = 1️⃣.secondaryLabel2️⃣
        view.layer.borderColor = 1️⃣UIColor.separator2️⃣.cgColor
        view.backgroundColor = 1️⃣.label.withAlphaComponent(0.5)2️⃣
        view.backgroundColor = .clear
        view.tintColor = view.superview?.tintColor
      }
      """,
      "system systemBackground #FFFFFFFF/#000000FF background",
      "system secondaryLabel #3C3C4399/#EBEBF599 text",
      "system separator #3C3C4349/#54545899 border",
      "system label #00000080/#FFFFFF80 background"
    ),
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").foregroundStyle(1️⃣.secondary2️⃣)
          Text("a").foregroundColor(1️⃣.primary2️⃣)
          1️⃣Color.primary2️⃣
          Text("a").foregroundStyle(1️⃣.tertiary2️⃣)
          Text("a").foregroundStyle(1️⃣.primary2️⃣, 1️⃣.secondary2️⃣)
          Circle().fill(1️⃣.quaternary2️⃣)
          Color(1️⃣.systemBackground2️⃣)
        }
      }
      """,
      "system secondary #3C3C4399/#EBEBF599 text",
      "system primary #000000FF/#FFFFFFFF text",
      "system primary #000000FF/#FFFFFFFF",
      "system tertiary ? text",
      "system primary #000000FF/#FFFFFFFF text",
      "system secondary #3C3C4399/#EBEBF599 text",
      "system quaternary ? fill",
      "system systemBackground #FFFFFFFF/#000000FF"
    ),
    UsageCase(
      """
      import AppKit
      func style(_ field: NSTextField) {
        field.textColor = 1️⃣.labelColor2️⃣
        field.backgroundColor = 1️⃣NSColor.windowBackgroundColor2️⃣
      }
      """,
      "system labelColor #000000D9/#FFFFFFD9 text",
      "system windowBackgroundColor #ECECECFF/#323232FF background"
    ),
  ]

  static let alpha: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      func style(_ view: UIView, theme: Theme, isOn: Bool) {
        view.backgroundColor = theme.accent.1️⃣withAlphaComponent(0.5)2️⃣
        view.backgroundColor = Tokens.ink.1️⃣withAlphaComponent(isOn ? 1 : 0.25)2️⃣
        view.layer.borderColor = Tokens.ink.1️⃣withAlphaComponent(0.3)2️⃣.cgColor
        view.backgroundColor = .brand.1️⃣withAlphaComponent(0.5)2️⃣
        view.backgroundColor = Tokens.ink.withAlphaComponent(level)
        view.backgroundColor = Tokens.ink.withAlphaComponent(1)
        view.alpha = 0.5
      }
      """,
      "alpha 0.5 background",
      "alpha ? background",
      "alpha 0.3 border",
      "alpha 0.5 background"
    ),
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        let isOn: Bool
        var body: some View {
          Text("a").foregroundStyle(Color.brand.1️⃣opacity(0.6)2️⃣)
          Text("a").foregroundColor(.brand).opacity(0.5)
          Text("a").foregroundColor(.brand).opacity(isOn ? 1 : 0)
          Text("a").opacity(0.5)
          Text("a").background(theme.surface.1️⃣opacity(0.5)2️⃣)
          Text("a").foregroundStyle(.brand.1️⃣opacity(0.5)2️⃣)
          Color.clear.opacity(0.5)
          Text("a").background(Color.black.opacity(0.001))
          Text("a").background(Color.black.opacity(.ulpOfOne))
          Text("a").background(Color.black.opacity(Double.leastNonzeroMagnitude))
          Text("a").foregroundStyle(1️⃣Color.red2️⃣.gradient.opacity(0.3))
          Text("a").foregroundStyle(.tint.opacity(0.3))
          Text("a").background(.regularMaterial.opacity(0.3))
        }
      }
      extension Color { static let brand = Tokens.brand }
      """,
      "alpha 0.6 text",
      "alpha 0.5 background",
      "alpha 0.5 text",
      "palette red #FF3B30FF/#FF453AFF text"
    ),
  ]

  static let wrapped: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").foregroundStyle(1️⃣Color(.black).opacity(0.2)2️⃣)
          Text("a").foregroundStyle(1️⃣Color(uiColor: .systemGray4).opacity(0.5)2️⃣)
          Text("a").foregroundStyle(1️⃣Color(UIColor.black).opacity(0.2)2️⃣)
          Text("a").foregroundStyle(1️⃣Color(uiColor: .label).opacity(0.2)2️⃣)
          Text("a").foregroundStyle(Color(uiColor: isDark ? 1️⃣.white2️⃣ : 1️⃣.black2️⃣).opacity(0.2))
          Text("a").foregroundStyle(Color(isDark ? .brand : 1️⃣.black2️⃣).1️⃣opacity(0.2)2️⃣)
          Text("a").foregroundStyle(Color(uiColor: brand).1️⃣opacity(0.2)2️⃣)
          Text("a").overlay(Color(.black).opacity(0.001))
        }
      }
      """,
      "palette black translucent #00000033 text",
      "palette systemGray4 translucent #D1D1D680/#3A3A3C80 text",
      "palette black translucent #00000033 text",
      "system label #00000033/#FFFFFF33 text",
      "palette white #FFFFFFFF text",
      "palette black #000000FF text",
      "palette black #000000FF text",
      "alpha 0.2 text",
      "alpha 0.2 text"
    )
  ]

  static let strings: [UsageCase] = [
    UsageCase(
      """
      let icon = Icon(name: "bolt", color: 1️⃣"#03A9F4"2️⃣)
      let room = "#design"
      let issue = "#123456 is an issue"
      let bare = "03A9F4"
      let eight = 1️⃣"#03A9F4FF"2️⃣
      let text = "color: #03A9F4"
      let made = "#\\(digits)"
      """,
      "string #03A9F4FF",
      "string #03A9F4FF"
    )
  ]
}
