import Testing

@testable import Usages

/// The false-positive traps about fonts and lengths.
@Suite struct SizeTrapTests {
  @Test("T2: nothing", arguments: zero) func leavesZeroAlone(_ sample: UsageCase) { sample.check() }
  @Test("T3: hairlines", arguments: hairlines) func tellsHairlines(_ sample: UsageCase) { sample.check() }
  @Test("T16: style names", arguments: styles) func leavesStyleNamesAlone(_ sample: UsageCase) { sample.check() }
  @Test("T17: font tokens", arguments: tokens) func leavesFontTokensAlone(_ sample: UsageCase) { sample.check() }
  @Test("T18: custom", arguments: custom) func leavesOtherCustomsAlone(_ sample: UsageCase) { sample.check() }
  @Test("T19: system", arguments: system) func leavesOtherSystemsAlone(_ sample: UsageCase) { sample.check() }
  @Test("T21: other sizes", arguments: sizes) func leavesOtherSizesAlone(_ sample: UsageCase) { sample.check() }
  @Test("T22: previews", arguments: layouts) func leavesPreviewLayoutsAlone(_ sample: UsageCase) { sample.check() }
  @Test("T23: priorities", arguments: priorities) func readsConstantsOnly(_ sample: UsageCase) { sample.check() }
  @Test("T24: computed", arguments: computed) func leavesComputedAlone(_ sample: UsageCase) { sample.check() }
  @Test("T30: wrappers", arguments: wrappers) func leavesWrappersAlone(_ sample: UsageCase) { sample.check() }
  @Test("T32: settings", arguments: settings) func readsSettings(_ sample: UsageCase) { sample.check() }

  static let zero: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").frame(height: 0).frame(maxHeight: .infinity).frame(height: nil).frame(minHeight: 0.0)
          VStack(spacing: 0) {}.padding(0).cornerRadius(0)
          VStack(spacing: nil) {}.padding(.zero)
        }
      }
      let frame = CGRect.zero, rect = UIView(frame: .zero), size = CGSize(width: 0, height: 0)
      let rowHeight: CGFloat = 0
      """
    )
  ]

  static let hairlines: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      func layout(_ line: UIView) {
        line.frame(height: 1 / UIScreen.main.scale)
        line.frame.size.height = 1 / UIScreen.main.scale
        line.heightAnchor.constraint(equalToConstant: 1️⃣1.02️⃣)
        line.frame.size.height = 1️⃣0.52️⃣
        line.heightAnchor.constraint(equalToConstant: 1️⃣1 / 22️⃣)
      }
      """,
      "hairline height 1.0 view",
      "hairline height 0.5 view",
      "hairline height 0.5 view"
    )
  ]

  static let styles: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        @FocusState var field: Field?
        @ScaledMetric(relativeTo: .title) var side = 20
        var title: String { model.title }
        var body: some View {
          Text(model.title).focused($field, equals: .body)
          DSText("a").dsTextStyle(.headline)
          Text("a").accessibilityHeading(.title)
          Picker("a", selection: \\.title) {}
        }
        func change() {
          field = .title
          switch field { case .title: break; case .body: break; default: break }
          print(Section.headline, entry.body, \\Entry.caption)
        }
      }
      let metrics = UIFontMetrics(forTextStyle: .headline)
      let font = Theme.scaled(relativeTo: .body)
      let map: [Style: UIFont.TextStyle] = [.title: .title1, .body: .body]
      """
    )
  ]

  static let tokens: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").font(.brand.bodyMD)
          Text("a").font(headerFont)
          Text("a").font(.scaledBody)
          Text("a").font(DesignSystem.Font.body)
          Text("a").font(Theme.font(.body))
          Text("a").font(.brand(.title))
        }
      }
      label.font = Theme.current.fonts.body
      label.font = .appFont(ofSize: Theme.size)
      """
    )
  ]

  static let custom: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Label("a", image: "b").labelStyle(.custom(spacing: 1️⃣42️⃣))
          Stack(spacing: .custom(0))
          Icon(size: .custom(15))
          Icon(look: .custom("a", size: 12))
        }
      }
      switch size { case .custom(let x): print(x); default: break }
      let size = Size.custom(15)
      """,
      "spacing 4.0 gap"
    )
  ]

  static let system: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      let kind: Kind = .system
      let value = make(type: .system)
      let image = Image(systemName: "bolt")
      let source = Source.system(name: "a")
      """
    )
  ]

  static let sizes: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").scaleEffect(CGSize(width: 1, height: -1))
          Text("a").aspectRatio(CGSize(width: 3, height: 1), contentMode: .fit)
        }
      }
      func make(_ layer: CALayer) {
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.shadowOffset = .init(width: 0, height: 8)
        let path = UIBezierPath(roundedRect: r, byRoundingCorners: .top, cornerRadii: CGSize(width: 8, height: 8))
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
        let info = Info(imageInfo: .init(width: 2730, height: 2048))
        let icon = UIImage(named: "a")?.resized(ofSize: .init(width: 20, height: 20))
        let devices = ["small": CGSize(width: 375, height: 667)]
        let shadow = (color: Theme.ink, offset: CGSize(width: 0, height: 2), radius: Theme.radius)
      }
      """
    )
  ]

  static let layouts: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      func make() -> some View { Row().previewLayout(.fixed(width: 375, height: 66)) }
      """
    )
  ]

  static let priorities: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      func layout(_ a: UIView, _ b: UIView) {
        a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1.0)
        a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5, constant: 10)
        a.heightAnchor.constraint(equalToConstant: 1️⃣442️⃣).priority(.required - 1)
        a.setContentHuggingPriority(.init(rawValue: 250), for: .vertical)
        constraint.priority = UILayoutPriority(999)
      }
      """,
      "height 44.0 view"
    )
  ]

  static let computed: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").frame(height: proxy.size.height * 0.6)
          Text("a").frame(height: proxy.size.width / 1.5)
          Text("a").frame(height: max(52, proxy.size.height))
          Text("a").frame(height: image?.height ?? 300)
          Text("a").frame(height: CGFloat(count) * 44)
          Text("a").frame(height: height == 300 ? height : other)
          Text("a").padding(gap * 2)
          if proxy.size.height > 300 { Text("b") }
        }
      }
      var totalHeight: CGFloat { rows.map(\\.height).reduce(0, +) }
      var doubleHeight: CGFloat { rowHeight * 2 }
      """
    )
  ]

  static let wrappers: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      extension UIFont {
        static func brand(_ info: Info) -> UIFont { UIFont(name: info.name, size: info.size) ?? .systemFont(ofSize: info.size) }
        static func appFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .medium) }
        static let title = 1️⃣systemFont(ofSize: 20)2️⃣
      }
      label.font = .appFont(ofSize: Theme.size)
      label.font = DNAFont.of(size: Theme.size)
      """,
      "font size=20.0;weight=regular in definition"
    )
  ]

  static let settings: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct ThemePicker: View {
        let choices: [Color] = [1️⃣.red2️⃣, 1️⃣.blue2️⃣]
        func isThere(_ name: String) -> Bool { UIFont(name: name, size: 1) != nil }
      }
      """,
      "palette red #FF3B30FF/#FF453AFF",
      "palette blue #007AFFFF/#0A84FFFF"
    )
  ]
}
