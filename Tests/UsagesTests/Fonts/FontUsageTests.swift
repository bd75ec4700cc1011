import Testing

/// Fonts made with a literal size, text styles, and what looks like them.
@Suite struct FontUsageTests {
  @Test(arguments: system) func readsSystemFonts(_ sample: UsageCase) { sample.check() }
  @Test(arguments: named) func readsNamedFonts(_ sample: UsageCase) { sample.check() }
  @Test(arguments: sizes) func readsSizes(_ sample: UsageCase) { sample.check() }
  @Test(arguments: resized) func readsResizedTokens(_ sample: UsageCase) { sample.check() }
  @Test(arguments: styles) func readsTextStyles(_ sample: UsageCase) { sample.check() }
  @Test(arguments: constants) func readsConstants(_ sample: UsageCase) { sample.check() }
  @Test(arguments: icons) func readsSymbolSizes(_ sample: UsageCase) { sample.check() }
  @Test(arguments: others) func leavesOthersAlone(_ sample: UsageCase) { sample.check() }

  static let system: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      func style(_ label: UILabel, _ button: UIButton) {
        label.font = 1️⃣.systemFont(ofSize: 17, weight: .semibold)2️⃣
        label.font = 1️⃣UIFont.systemFont(ofSize: 15)2️⃣
        label.font = 1️⃣.boldSystemFont(ofSize: 12.5)2️⃣
        label.font = 1️⃣.italicSystemFont(ofSize: 12)2️⃣
        label.font = 1️⃣.monospacedSystemFont(ofSize: 12, weight: .regular)2️⃣
        label.font = 1️⃣.monospacedDigitSystemFont(ofSize: 12, weight: .bold)2️⃣
        button.titleLabel?.font = 1️⃣.systemFont(ofSize: 17, weight: UIFont.Weight.heavy)2️⃣
        let attributes: [NSAttributedString.Key: Any] = [.font: 1️⃣UIFont.boldSystemFont(ofSize: 15)2️⃣]
        let font: UIFont = 1️⃣.systemFont(ofSize: 11)2️⃣
        let any = 1️⃣NSFont.systemFont(ofSize: 13)2️⃣
        string.addAttribute(.font, value: 1️⃣UIFont.systemFont(ofSize: 10)2️⃣, range: range)
        view.set(font: 1️⃣.systemFont(ofSize: 10)2️⃣)
        field.font = 1️⃣.labelFont(ofSize: 13)2️⃣
        field.font = 1️⃣NSFont.titleBarFont(ofSize: 13)2️⃣
        field.font = .menuFont(ofSize: 0)
        view.labelFont(ofSize: 13)
      }
      """,
      "font size=17.0;weight=semibold",
      "font size=15.0;weight=regular",
      "font size=12.5;weight=bold",
      "font size=12.0;weight=regular;italic",
      "font size=12.0;weight=regular;mono",
      "font size=12.0;weight=bold;monodigits",
      "font size=17.0;weight=heavy",
      "font size=15.0;weight=bold",
      "font size=11.0;weight=regular",
      "font size=13.0;weight=regular",
      "font size=10.0;weight=regular",
      "font size=10.0;weight=regular",
      "font size=13.0;weight=regular",
      "font size=13.0;weight=bold"
    ),
    UsageCase(
      """
      import UIKit
      func style(_ label: UILabel) {
        label.font = UIFontMetrics(forTextStyle: .body)
          .scaledFont(for: 1️⃣.systemFont(ofSize: 15)2️⃣, maximumPointSize: 20)
        label.font = UIFontMetrics.default.scaledFont(for: 1️⃣UIFont.systemFont(ofSize: 15, weight: .bold)2️⃣)
        label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: Tokens.title)
      }
      """,
      "font size=15.0;weight=regular",
      "font size=15.0;weight=bold"
    ),
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        let isWide: Bool
        var body: some View {
          Text("a").font(1️⃣.system(size: 20, weight: .medium, design: .rounded)2️⃣)
          Text("a").font(1️⃣.system(size: 20)2️⃣)
          Text("a").font(1️⃣Font.system(size: 20)2️⃣)
          Text("a").font(1️⃣.system(size: 20)2️⃣.weight(.bold))
          Text("a").font(1️⃣.system(size: 20)2️⃣.bold().monospacedDigit())
          Text("a").font(isWide ? 1️⃣.system(size: 20)2️⃣ : .brand)
          Text("a").font(Font(1️⃣UIFont.systemFont(ofSize: 20)2️⃣))
          Text("a").font(Font(1️⃣UIFont.systemFont(ofSize: 20)2️⃣ as CTFont))
          Text("a").font(.init(1️⃣UIFont.systemFont(ofSize: 20)2️⃣))
        }
        var title: Font { 1️⃣.system(size: 30, design: .serif)2️⃣ }
        var other: Font? = 1️⃣.system(size: 30)2️⃣
      }
      """,
      "font size=20.0;weight=medium;design=rounded",
      "font size=20.0;weight=regular",
      "font size=20.0;weight=regular",
      "font size=20.0;weight=regular",
      "font size=20.0;weight=regular",
      "font size=20.0;weight=regular",
      "font size=20.0;weight=regular",
      "font size=20.0;weight=regular",
      "font size=20.0;weight=regular",
      "font size=30.0;weight=regular;design=serif",
      "font size=30.0;weight=regular"
    ),
  ]

  static let named: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      let a = 1️⃣UIFont(name: "Serif-Bold", size: 18)2️⃣
      let b = 1️⃣UIFont(descriptor: .init(name: "Serif", size: 18), size: 18)2️⃣
      let c = 1️⃣UIFont(descriptor: UIFontDescriptor(name: "Serif", size: 18), size: 18)2️⃣
      let d: UIFont? = 1️⃣.init(name: "Serif", size: 18)2️⃣
      let e = 1️⃣Font.custom("Serif", size: 18)2️⃣
      let f = 1️⃣Font.custom("Serif", fixedSize: 18)2️⃣
      let g = 1️⃣Font.custom("Serif", size: 18, relativeTo: .body)2️⃣
      let h = Text("a").font(1️⃣.custom("Serif", size: 18)2️⃣)
      let i = 1️⃣NSFont(name: "Serif", size: 18)2️⃣
      let j = 1️⃣UIFont(name: Fonts.serif, size: 18)2️⃣
      let k = UIFont(name: "Serif", size: size)
      let l = UIFont(descriptor: descriptor, size: 0)
      """,
      "font name=Serif-Bold;size=18.0;weight=bold",
      "font name=Serif;size=18.0",
      "font name=Serif;size=18.0",
      "font name=Serif;size=18.0",
      "font name=Serif;size=18.0",
      "font name=Serif;size=18.0",
      "font name=Serif;size=18.0",
      "font name=Serif;size=18.0",
      "font name=Serif;size=18.0",
      "font ?"
    )
  ]

  static let sizes: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        let isWide: Bool
        var body: some View {
          Text("a").font(1️⃣.system(size: isWide ? 18 : 16)2️⃣)
          Text("a").font(1️⃣.system(size: isWide ? 18 : 18)2️⃣)
          Text("a").font(1️⃣.system(size: UIFontMetrics.default.scaledValue(for: 12))2️⃣)
          Text("a").font(1️⃣.system(size: UIFontMetrics.default.brandScaledValue(for: 12))2️⃣)
          Text("a").font(.system(size: UIFontMetrics.default.unscaledvalue(for: 12)))
          Text("a").font(1️⃣.system(size: CGFloat(12))2️⃣)
          Text("a").font(1️⃣.system(size: 10 + 2)2️⃣)
          Text("a").font(.system(size: size))
          Text("a").font(.system(size: base * 0.7))
          Text("a").font(.system(size: isWide ? big : small))
          Text("a").font(1️⃣.system(size: isWide ? 18 : small)2️⃣)
          Text("a").font(1️⃣.system(size: 18, weight: weight)2️⃣)
          Text("a").font(1️⃣.system(size: 18, weight: isOn ? .bold : .regular)2️⃣)
        }
      }
      """,
      "font weight=regular",
      "font size=18.0;weight=regular",
      "font size=12.0;weight=regular",
      "font size=12.0;weight=regular",
      "font size=12.0;weight=regular",
      "font size=12.0;weight=regular",
      "font weight=regular",
      "font size=18.0",
      "font size=18.0"
    )
  ]

  static let resized: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      func style(_ label: UILabel) {
        label.font = Theme.body.1️⃣withSize(14)2️⃣
        label.font = label.font.1️⃣withSize(14)2️⃣
        label.font = label.font?.1️⃣withSize(14)2️⃣
        label.font = Theme.body.withSize(size)
        label.font = 1️⃣.systemFont(ofSize: 10)2️⃣.1️⃣withSize(14)2️⃣
        label.font = Theme.body
          .1️⃣withSize(14)2️⃣
      }
      """,
      "resize size=14.0",
      "resize size=14.0",
      "resize size=14.0",
      "font size=10.0;weight=regular",
      "resize size=14.0",
      "resize size=14.0"
    )
  ]

  static let styles: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").font(1️⃣.headline2️⃣)
          Text("a").font(1️⃣.headline2️⃣.bold())
          Text("a").font(1️⃣Font.title22️⃣)
          Text("a").font(isOn ? 1️⃣.body2️⃣ : 1️⃣.caption2️⃣)
          Text("a").font(1️⃣.system(.body, design: .rounded)2️⃣)
          Text("a").font(1️⃣Font.system(.body)2️⃣)
          Text("a").font(1️⃣.body2️⃣.weight(.semibold))
          Text("a").font(.brand)
          Text("a").font(nil)
        }
        var isOn = true
        let style: Font = 1️⃣.footnote2️⃣
      }
      """,
      "style headline textstyle=headline",
      "style headline textstyle=headline",
      "style title2 textstyle=title2",
      "style body textstyle=body",
      "style caption textstyle=caption",
      "style body textstyle=body;design=rounded",
      "style body textstyle=body",
      "style body textstyle=body",
      "style footnote textstyle=footnote"
    ),
    UsageCase(
      """
      import UIKit
      func style(_ label: UILabel) {
        label.font = 1️⃣.preferredFont(forTextStyle: .caption1)2️⃣
        label.font = 1️⃣UIFont.preferredFont(forTextStyle: .body)2️⃣
        label.font = Theme.preferredFont(forTextStyle: .body)
      }
      """,
      "style caption1 textstyle=caption",
      "style body textstyle=body"
    ),
  ]

  static let constants: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      enum Metrics {
        static let captionFontSize: CGFloat = 1️⃣112️⃣
        static var titleFontSize: CGFloat { 1️⃣202️⃣ }
        static func fontSize() -> CGFloat { return 1️⃣122️⃣ }
      }
      func make(fontSize: CGFloat = 1️⃣142️⃣) {
        let localFontSize: CGFloat = 1️⃣92️⃣
      }
      """,
      "constant captionFontSize font size=11.0",
      "constant titleFontSize font size=20.0",
      "constant fontSize font size=12.0",
      "constant fontSize font size=14.0",
      "constant localFontSize font size=9.0"
    )
  ]

  static let icons: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Icon: View {
        var body: some View {
          Image(systemName: "bolt").font(1️⃣.system(size: 20)2️⃣)
          Image(systemName: "bolt").resizable().font(1️⃣.system(size: 20, weight: .bold)2️⃣)
          Image(systemName: "bolt").font(1️⃣.headline2️⃣)
        }
      }
      let configuration = UIImage.SymbolConfiguration(pointSize: 1️⃣282️⃣, weight: .bold)
      let other = NSImage.SymbolConfiguration(pointSize: 1️⃣142️⃣, weight: .regular)
      """,
      "icon font size=20.0;weight=regular symbol",
      "icon font size=20.0;weight=bold symbol",
      "style headline textstyle=headline symbol",
      "icon size 28.0 symbol",
      "icon size 14.0 symbol"
    )
  ]

  static let others: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        @ScaledMetric(relativeTo: .body) var side = 20.0
        @FocusState var field: Field?
        var body: some View {
          Text("a").font(.compound.bodyMD)
          Text("a").font(DesignSystem.Font.body)
          Text("a").font(headerFont)
          Text("a").dsTextStyle(.headline)
          Text("a").labelStyle(.custom(width: 4))
          Text("a").buttonStyle(.body)
          Text("a").fontWeight(.bold)
          Text("a").onTapGesture { field = .title }
          Label("a", image: "b").labelStyle(.title)
        }
        func map(_ style: Style) -> Style {
          switch style {
          case .body: .title
          case .title: .headline
          default: .caption
          }
        }
      }
      let button = Make(type: .system)
      let metrics = UIFontMetrics(forTextStyle: .title1)
      let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      let custom = Size.custom(15)
      let spacing = Stack.custom(size: 15)
      """
    )
  ]
}
