import Testing

/// Palette members where the place says colour: modifier, label, assignment, declared type.
@Suite struct PalettePositionTests {
  @Test(arguments: modifiers) func readsModifiers(_ sample: UsageCase) { sample.check() }
  @Test(arguments: labels) func readsLabels(_ sample: UsageCase) { sample.check() }
  @Test(arguments: assignments) func readsAssignments(_ sample: UsageCase) { sample.check() }
  @Test(arguments: calls) func readsUIKitCalls(_ sample: UsageCase) { sample.check() }
  @Test(arguments: explicit) func readsExplicitMembers(_ sample: UsageCase) { sample.check() }

  static let modifiers: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Text("a").foregroundStyle(1️⃣.green2️⃣)
          Text("a").foregroundColor(1️⃣.red2️⃣)
          Image(systemName: "bolt").foregroundStyle(1️⃣.white2️⃣, 1️⃣.orange2️⃣)
          Text("a").background(1️⃣.yellow2️⃣)
          Text("a").background(1️⃣.yellow2️⃣, in: Capsule())
          Text("a").background(1️⃣.mint2️⃣, ignoresSafeAreaEdges: .top)
          Circle().fill(1️⃣.blue2️⃣)
          Circle().stroke(1️⃣.black2️⃣, lineWidth: 1️⃣22️⃣)
          Circle().strokeBorder(1️⃣.pink2️⃣)
          Text("a").border(1️⃣.gray2️⃣, width: 1️⃣12️⃣)
          Text("a").tint(1️⃣.purple2️⃣)
          Text("a").listRowBackground(1️⃣Color.teal2️⃣)
          Text("a").listRowSeparatorTint(1️⃣.cyan2️⃣)
          Text("a").overlay(1️⃣.indigo2️⃣)
          Text("a").colorMultiply(1️⃣.brown2️⃣)
          Text("a").underline(true, color: 1️⃣.red2️⃣)
          Text("a").toolbarBackground(1️⃣.white2️⃣, for: .navigationBar)
        }
      }
      """,
      "palette green #34C759FF/#30D158FF text",
      "palette red #FF3B30FF/#FF453AFF text",
      "palette white #FFFFFFFF icon",
      "palette orange #FF9500FF/#FF9F0AFF icon",
      "palette yellow #FFCC00FF/#FFD60AFF background",
      "palette yellow #FFCC00FF/#FFD60AFF background",
      "palette mint #00C7BEFF/#66D4CFFF background",
      "palette blue #007AFFFF/#0A84FFFF fill",
      "palette black #000000FF stroke",
      "border 2.0",
      "palette pink #FF2D55FF/#FF375FFF stroke",
      "palette gray #8E8E93FF border",
      "border 1.0",
      "palette purple #AF52DEFF/#BF5AF2FF tint",
      "palette teal #30B0C7FF/#40C8E0FF background",
      "palette cyan #32ADE6FF/#64D2FFFF separator",
      "palette indigo #5856D6FF/#5E5CE6FF fill",
      "palette brown #A2845EFF/#AC8E68FF tint",
      "palette red #FF3B30FF/#FF453AFF text",
      "palette white #FFFFFFFF background"
    ),
    UsageCase(
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Text("a").shadow(color: 1️⃣.black.opacity(0.12)2️⃣, radius: 1️⃣62️⃣, x: 0, y: 2)
          Circle().shadow(color: 1️⃣Color.black.opacity(0.5)2️⃣, radius: 0)
        }
      }
      """,
      "palette black translucent #0000001F shadow",
      "shadow 6.0",
      "palette black translucent #00000080 shadow"
    ),
    UsageCase(
      """
      import SwiftUI
      struct Row: View {
        let isOn: Bool
        var body: some View {
          Text("a").foregroundStyle(isOn ? 1️⃣.green2️⃣ : .brandMuted)
          Text("a").foregroundStyle(isOn ? 1️⃣.green2️⃣ : 1️⃣.gray2️⃣)
          Text("a").foregroundStyle(custom ?? 1️⃣.gray2️⃣)
          Text("a").foregroundStyle((1️⃣.red2️⃣))
          Text("a").foregroundStyle(1️⃣.red.opacity(0.5)2️⃣)
          Text("a").foregroundStyle(1️⃣.red2️⃣.gradient)
          Text("a").foregroundStyle(1️⃣Color.red2️⃣.gradient.opacity(0.3))
        }
        var custom: Color?
      }
      """,
      "palette green #34C759FF/#30D158FF text",
      "palette green #34C759FF/#30D158FF text",
      "palette gray #8E8E93FF text",
      "palette gray #8E8E93FF text",
      "palette red #FF3B30FF/#FF453AFF text",
      "palette red translucent #FF3B3080/#FF453A80 text",
      "palette red #FF3B30FF/#FF453AFF text",
      "palette red #FF3B30FF/#FF453AFF text"
    ),
    UsageCase(
      """
      import Charts
      import SwiftUI
      struct Sizes: View {
        var body: some View {
          Chart(data) {}.chartForegroundStyleScale([Part.used: 1️⃣.blue2️⃣, Part.free: .brand])
          Chart(data) {}.chartForegroundStyleScale(domain: names, range: [1️⃣.black2️⃣, .brand])
        }
      }
      """,
      "palette blue #007AFFFF/#0A84FFFF fill",
      "palette black #000000FF fill"
    ),
  ]

  static let labels: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Bar(trackColor: 1️⃣.white.opacity(0.16)2️⃣)
          Bar(fillColor: 1️⃣.red2️⃣, tint: 1️⃣.blue2️⃣, textColors: [1️⃣.black2️⃣, 1️⃣.white2️⃣])
          Bar(lightColor: 1️⃣.white2️⃣, darkColor: 1️⃣.black2️⃣, keyColor: 1️⃣.gray2️⃣)
          LinearGradient(colors: [1️⃣.red2️⃣, 1️⃣.blue.opacity(0.5)2️⃣], startPoint: .top, endPoint: .bottom)
          LinearGradient(gradient: Gradient(colors: [1️⃣.red2️⃣, 1️⃣Color.blue2️⃣]), startPoint: .top, endPoint: .bottom)
          LinearGradient(
            stops: [
              .init(color: 1️⃣.red2️⃣, location: 0),
              Gradient.Stop(color: 1️⃣.blue2️⃣, location: 1),
            ],
            startPoint: .top,
            endPoint: .bottom
          )
          AngularGradient(gradient: .init(colors: [1️⃣.red2️⃣]), center: .center)
        }
      }
      """,
      "palette white translucent #FFFFFF29",
      "palette red #FF3B30FF/#FF453AFF fill",
      "palette blue #007AFFFF/#0A84FFFF tint",
      "palette black #000000FF text",
      "palette white #FFFFFFFF text",
      "palette white #FFFFFFFF",
      "palette black #000000FF",
      "palette gray #8E8E93FF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette blue translucent #007AFF80/#0A84FF80",
      "palette red #FF3B30FF/#FF453AFF",
      "palette blue #007AFFFF/#0A84FFFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette blue #007AFFFF/#0A84FFFF",
      "palette red #FF3B30FF/#FF453AFF"
    )
  ]

  static let assignments: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      func style(_ view: UIView, _ label: UILabel, _ isOn: Bool) {
        view.backgroundColor = 1️⃣.red2️⃣
        view.tintColor = 1️⃣.systemGreen2️⃣
        label.textColor = isOn ? 1️⃣.white2️⃣ : Tokens.muted
        label.textColor = isOn ? Tokens.muted : (isOn ? 1️⃣.black2️⃣ : 1️⃣.darkGray2️⃣)
        view.layer.borderColor = 1️⃣UIColor.black2️⃣.cgColor
        view.layer.shadowColor = 1️⃣UIColor.black.withAlphaComponent(0.4)2️⃣.cgColor
        view.layer.backgroundColor = isOn ? 1️⃣UIColor.red2️⃣.cgColor : nil
        view?.backgroundColor = 1️⃣.lightGray2️⃣
        self.badge!.backgroundColor = 1️⃣.magenta2️⃣
        titleColor = 1️⃣.white2️⃣
      }
      """,
      "palette red #FF0000FF background",
      "palette systemGreen #34C759FF/#30D158FF tint",
      "palette white #FFFFFFFF text",
      "palette black #000000FF text",
      "palette darkGray #555555FF text",
      "palette black #000000FF border",
      "palette black translucent #00000066 shadow",
      "palette red #FF0000FF background",
      "palette lightGray #AAAAAAFF background",
      "palette magenta #FF00FFFF background",
      "palette white #FFFFFFFF text"
    ),
    UsageCase(
      """
      import UIKit
      func attributes() -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.foregroundColor] = 1️⃣UIColor.red2️⃣
        attributes[NSAttributedString.Key.backgroundColor] = 1️⃣UIColor.white2️⃣
        bar.titleTextAttributes = [.foregroundColor: 1️⃣UIColor.white2️⃣, .font: Tokens.font]
        string.addAttribute(.foregroundColor, value: 1️⃣UIColor.blue2️⃣, range: range)
        return [.strokeColor: isOn ? 1️⃣UIColor.black2️⃣ : Tokens.ink]
      }
      """,
      "palette red #FF0000FF text",
      "palette white #FFFFFFFF background",
      "palette white #FFFFFFFF text",
      "palette blue #0000FFFF",
      "palette black #000000FF stroke"
    ),
    UsageCase(
      """
      import AppKit
      func style(_ field: NSTextField) {
        field.textColor = 1️⃣.red2️⃣
        field.backgroundColor = 1️⃣NSColor.systemBlue2️⃣
        field.layer?.borderColor = 1️⃣NSColor.white2️⃣.cgColor
      }
      """,
      "palette red #FF0000FF text",
      "palette systemBlue #007AFFFF/#0A84FFFF background",
      "palette white #FFFFFFFF border"
    ),
    UsageCase(
      """
      import SwiftUI
      func make() {
        var text = AttributedString("a")
        text.foregroundColor = 1️⃣.red2️⃣
        text.backgroundColor = 1️⃣Color.yellow2️⃣
      }
      """,
      "palette red #FF3B30FF/#FF453AFF text",
      "palette yellow #FFCC00FF/#FFD60AFF background"
    ),
  ]

  static let calls: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      func style(_ button: UIButton, _ context: CGContext) {
        button.setTitleColor(1️⃣.white2️⃣, for: .normal)
        button.setTitleShadowColor(1️⃣.black2️⃣, for: .normal)
        context.setFillColor(1️⃣UIColor.red2️⃣.cgColor)
        context.setStrokeColor(1️⃣UIColor.black.withAlphaComponent(0.2)2️⃣.cgColor)
        1️⃣UIColor.red2️⃣.setFill()
        1️⃣UIColor.white.withAlphaComponent(0.5)2️⃣.setStroke()
        1️⃣UIColor.black2️⃣.set()
        image.withTintColor(1️⃣.systemRed2️⃣)
        image.withTintColor(1️⃣.systemRed2️⃣, renderingMode: .alwaysOriginal)
        image.sd_tintedImage(with: 1️⃣.black2️⃣)
      }
      """,
      "palette white #FFFFFFFF text",
      "palette black #000000FF shadow",
      "palette red #FF0000FF fill",
      "palette black translucent #00000033 stroke",
      "palette red #FF0000FF",
      "palette white translucent #FFFFFF80",
      "palette black #000000FF",
      "palette systemRed #FF3B30FF/#FF453AFF tint",
      "palette systemRed #FF3B30FF/#FF453AFF tint",
      "palette black #000000FF tint"
    )
  ]

  static let explicit: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      import UIKit
      let layers = [1️⃣UIColor.red2️⃣.cgColor, 1️⃣UIColor.systemGray62️⃣.cgColor]
      struct Screen: View {
        var body: some View {
          1️⃣Color.red2️⃣
          1️⃣SwiftUI.Color.blue2️⃣
          1️⃣Color.black.opacity(0.4)2️⃣.ignoresSafeArea()
          1️⃣Color.black2️⃣.frame(maxWidth: .infinity)
          Color(1️⃣.systemGray42️⃣)
          Color(uiColor: 1️⃣.systemBlue2️⃣)
          Color(1️⃣UIColor.green2️⃣)
          Thing(1️⃣Color.white2️⃣)
        }
      }
      """,
      "palette red #FF0000FF",
      "palette systemGray6 #F2F2F7FF/#1C1C1EFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette blue #007AFFFF/#0A84FFFF",
      "palette black translucent #00000066",
      "palette black #000000FF",
      "palette systemGray4 #D1D1D6FF/#3A3A3CFF",
      "palette systemBlue #007AFFFF/#0A84FFFF",
      "palette green #00FF00FF",
      "palette white #FFFFFFFF"
    )
  ]
}
