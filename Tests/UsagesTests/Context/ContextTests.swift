import Testing

/// What the code around a usage is for.
@Suite struct ContextTests {
  @Test(arguments: previews) func tellsPreviews(_ sample: UsageCase) { sample.check() }
  @Test(arguments: tests) func tellsTests(_ sample: UsageCase) { sample.check() }
  @Test(arguments: definitions) func tellsDefinitions(_ sample: UsageCase) { sample.check() }
  @Test(arguments: usages) func takesTheRestForUsage(_ sample: UsageCase) { sample.check() }

  static let previews: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      #Preview { Row().frame(height: 1️⃣3002️⃣).background(1️⃣.red2️⃣) }
      #Preview("Dark", traits: .fixedLayout(width: 100, height: 100)) {
        VStack { Row().foregroundStyle(1️⃣.red2️⃣) }
      }
      struct Row_Previews: PreviewProvider {
        static var previews: some View { Row().frame(height: 1️⃣3002️⃣) }
        static let shade = 1️⃣Color.red2️⃣
        struct Wrapper: View { var body: some View { 1️⃣Color.red2️⃣ } }
      }
      struct Shown: PreviewProvider, TestablePreview {
        static var previews: some View { Row().frame(height: 1️⃣3002️⃣) }
      }
      struct PreviewHelper: View { var body: some View { 1️⃣Color.red2️⃣ } }
      #if DEBUG
      #Preview { Row().background(1️⃣.blue2️⃣) }
      struct Debug_Previews: PreviewProvider { static var previews: some View { 1️⃣Color.red2️⃣ } }
      #endif
      @available(iOS 17, *)
      #Preview { Row().background(1️⃣.blue2️⃣) }
      """,
      "height 300.0 view in preview",
      "palette red #FF3B30FF/#FF453AFF background in preview",
      "palette red #FF3B30FF/#FF453AFF text in preview",
      "height 300.0 view in preview",
      "palette red #FF3B30FF/#FF453AFF in preview",
      "palette red #FF3B30FF/#FF453AFF in preview",
      "height 300.0 view in preview",
      "palette red #FF3B30FF/#FF453AFF",
      "palette blue #007AFFFF/#0A84FFFF background in preview",
      "palette red #FF3B30FF/#FF453AFF in preview",
      "palette blue #007AFFFF/#0A84FFFF background in preview"
    ),
    // A preview's own extension of the provider type is a preview too; local types inside `#Preview` as well.
    UsageCase(
      """
      import SwiftUI
      #Preview {
        struct Holder: View {
          @State var shade: Color = 1️⃣.red2️⃣
          var body: some View { shade.frame(height: 1️⃣402️⃣) }
        }
        return Holder()
      }
      """,
      "palette red #FF3B30FF/#FF453AFF in preview",
      "height 40.0 view in preview"
    ),
    UsageCase(
      """
      import SwiftUI
      struct Row: View {
        var body: some View { 1️⃣Color.red2️⃣ }
        struct Preview: PreviewProvider { static var previews: some View { 1️⃣Color.red2️⃣ } }
      }
      """,
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF in preview"
    ),
  ]

  static let tests: [UsageCase] = [
    UsageCase(path: "App/Tests/Sample.swift", "let a = 1️⃣UIColor.red2️⃣", "palette red #FF0000FF in test"),
    UsageCase(path: "App/Test/Sample.swift", "let a = 1️⃣UIColor.red2️⃣", "palette red #FF0000FF in test"),
    UsageCase(path: "AppUITests/Sample.swift", "let a = 1️⃣UIColor.red2️⃣", "palette red #FF0000FF in test"),
    UsageCase(path: "App/Latest/Sample.swift", "let a = 1️⃣UIColor.red2️⃣", "palette red #FF0000FF"),
    UsageCase(path: "App/TestSupport/Sample.swift", "let a = 1️⃣UIColor.red2️⃣", "palette red #FF0000FF"),
    UsageCase(path: "App/RowTests.swift", "let a = 1️⃣UIColor.red2️⃣", "palette red #FF0000FF"),
    UsageCase(
      """
      import XCTest
      let a = 1️⃣UIColor.red2️⃣
      """,
      "palette red #FF0000FF in test"
    ),
    UsageCase(
      """
      @testable import App
      import Testing
      let a = 1️⃣UIColor.red2️⃣
      """,
      "palette red #FF0000FF in test"
    ),
  ]

  static let definitions: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      extension Color { static let brand = 1️⃣Color(hex: "#009AC7")2️⃣ }
      extension UIColor {
        static var brand: UIColor { 1️⃣.red2️⃣ }
        func mixed() -> UIColor { return 1️⃣UIColor(white: 0, alpha: 1)2️⃣ }
      }
      extension NSColor { static let brand = 1️⃣NSColor.red2️⃣ }
      extension ShapeStyle where Self == Color { static var brand: Color { 1️⃣.red2️⃣ } }
      extension Font { static let title = 1️⃣Font.system(size: 20)2️⃣ }
      extension UIFont { static let body = 1️⃣UIFont.systemFont(ofSize: 17)2️⃣ }
      enum AppTheme { static let accent = 1️⃣UIColor.red2️⃣ }
      struct ButtonTokens { let accent: UIColor = 1️⃣.red2️⃣ }
      struct BadgeTokenSet { let accent: UIColor = 1️⃣.red2️⃣ }
      enum Palette { static let accent = 1️⃣UIColor.red2️⃣ }
      enum BrandColors { static let accent = 1️⃣UIColor.red2️⃣ }
      struct Typography { static let title = 1️⃣UIFont.systemFont(ofSize: 20)2️⃣; let rowHeight: CGFloat = 1️⃣442️⃣ }
      struct Mint: AppTheming, DarkTheme { var accent: UIColor { 1️⃣.red2️⃣ } }
      enum ThemeColors { enum Color { static let accent = 1️⃣UIColor.red2️⃣ } }
      enum BrandFont { static func title() -> UIFont { 1️⃣.systemFont(ofSize: 20)2️⃣ } }
      extension AppTheme { static let other = 1️⃣UIColor.blue2️⃣ }
      extension Screen.Palette { static let other = 1️⃣UIColor.blue2️⃣ }
      extension SwiftUI.Color { static let other = 1️⃣Color.blue2️⃣ }
      """,
      "hex #009AC7FF in definition",
      "palette red #FF0000FF in definition",
      "components #000000FF in definition",
      "palette red #FF0000FF in definition",
      "palette red #FF3B30FF/#FF453AFF in definition",
      "font size=20.0;weight=regular in definition",
      "font size=17.0;weight=regular in definition",
      "palette red #FF0000FF in definition",
      "palette red #FF0000FF in definition",
      "palette red #FF0000FF in definition",
      "palette red #FF0000FF in definition",
      "palette red #FF0000FF in definition",
      "font size=20.0;weight=regular in definition",
      "constant rowHeight height 44.0 in definition",
      "palette red #FF0000FF in definition",
      "palette red #FF0000FF in definition",
      "font size=20.0;weight=regular in definition",
      "palette blue #0000FFFF in definition",
      "palette blue #0000FFFF in definition",
      "palette blue #007AFFFF/#0A84FFFF in definition"
    )
  ]

  static let usages: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      private enum Constants { static let accent = 1️⃣UIColor.red2️⃣; static let rowHeight: CGFloat = 1️⃣442️⃣ }
      extension UIView { func paint() { backgroundColor = 1️⃣.red2️⃣ } }
      struct ThemePicker { let accent = 1️⃣UIColor.red2️⃣ }
      struct ColorPickerView { let accent = 1️⃣UIColor.red2️⃣ }
      let accent = 1️⃣UIColor.red2️⃣
      extension Array where Element == UIColor { static let all = [1️⃣UIColor.red2️⃣] }
      """,
      "palette red #FF0000FF",
      "constant rowHeight height 44.0",
      "palette red #FF0000FF background",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF"
    )
  ]
}
