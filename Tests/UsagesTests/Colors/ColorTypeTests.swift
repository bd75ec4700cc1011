import Testing

@testable import Usages

/// What declarations say of where a colour stands, and of what its alpha is.
@Suite struct ColorTypeTests {
  @Test(arguments: generics) func readsColoursBehindGenericParameters(_ sample: UsageCase) { sample.check() }

  static let generics: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      func show() {
        paint(1️⃣.orange2️⃣)
        paintAny(1️⃣.orange2️⃣)
        paintWhere(1️⃣.orange2️⃣)
        name(.orange)
        _ = Chip(tone: 1️⃣.orange2️⃣)
        _ = Text("a").environment(\\.tone, 1️⃣.red2️⃣).environment(\\.title, .red)
      }
      """,
      "palette orange #FF9500FF/#FF9F0AFF",
      "palette orange #FF9500FF/#FF9F0AFF",
      "palette orange #FF9500FF/#FF9F0AFF",
      "palette orange #FF9500FF/#FF9F0AFF",
      "palette red #FF3B30FF/#FF453AFF",
      with: [
        "App/Paint.swift": """
        import SwiftUI
        func paint<S: ShapeStyle>(_ tone: S) {}
        func paintAny(_ tone: any ShapeStyle) {}
        func paintWhere<S>(_ tone: S) where S: ShapeStyle {}
        func name<S: Fruit>(_ fruit: S) {}
        protocol Fruit {}
        struct Chip<S: ShapeStyle> { let tone: S }
        extension EnvironmentValues {
          @Entry var tone: Color = Kit.tone
          @Entry var title: Title = .plain
        }
        enum Title { case plain, red }
        """
      ]
    ),
    // A function of the same name is another thing; a value takes its place.
    UsageCase(
      """
      import UIKit
      func set(_ view: UIView) {
        view.backgroundColor = 1️⃣.gray2️⃣
        view.tintColor = 1️⃣UIColor.gray2️⃣
        view.backgroundColor = .gray(.deep)
        view.backgroundColor = .brown
      }
      """,
      "palette gray #808080FF background",
      "palette gray #808080FF tint",
      with: [
        "App/Kit.swift": """
        import UIKit
        enum Shade { case deep }
        extension UIColor {
          static func gray(_ shade: Shade) -> UIColor { UIColor(named: "gray")! }
          static var brown: UIColor { UIColor(named: "brown")! }
        }
        """
      ]
    ),
    // A text style of the one framework is none of the other's.
    UsageCase(
      """
      import SwiftUI
      let view = Text("a").font(1️⃣.footnote2️⃣)
      """,
      "style footnote textstyle=footnote",
      with: [
        "App/Kit.swift": "import UIKit\nextension UIFont { static var footnote: UIFont { .systemFont(ofSize: 1) } }"
      ]
    ),
  ]
}
