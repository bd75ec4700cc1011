import Testing

/// What declarations elsewhere in the workspace decide about a call or property.
@Suite struct DeclaredTypeTests {
  @Test(arguments: overloads) func choosesBySignature(_ sample: UsageCase) { sample.check() }
  @Test(arguments: inheritance) func followsSuperclassesAndProtocols(_ sample: UsageCase) { sample.check() }
  @Test(arguments: generics) func keepsGenericsOpen(_ sample: UsageCase) { sample.check() }
  @Test(arguments: locals) func readsLocals(_ sample: UsageCase) { sample.check() }
  @Test(arguments: lengths) func typesDecideAboutNumbers(_ sample: UsageCase) { sample.check() }

  static let overloads: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      func make(_ painter: Painter) {
        painter.paint(1️⃣.red2️⃣, width: 2)
        painter.paint(.red)
        painter.fill(with: 1️⃣.red2️⃣)
        Painter(shade: 1️⃣.red2️⃣)
        Painter(tag: .red)
        Painter.make(1️⃣.red2️⃣)
        _ = Event.painted(1️⃣.red2️⃣)
        _ = Event.tagged(.red)
        send(.painted(1️⃣.red2️⃣))
        send(.tagged(.red))
        painter.onPaint = { 1️⃣.red2️⃣ }
        painter.each { shade in shade }
      }
      """,
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      with: [
        "App/Painter.swift": """
        import UIKit
        enum Tag { case red }
        enum Event { case painted(UIColor), tagged(Tag) }
        func send(_ event: Event) {}
        final class Painter {
          var onPaint: () -> UIColor
          init(shade: UIColor) {}
          init(tag: Tag) {}
          func paint(_ shade: UIColor, width: Int) {}
          func paint(_ tag: Tag) {}
          func fill(with shade: UIColor?) {}
          func each(_ body: (UIColor) -> UIColor) {}
          static func make(_ shade: UIColor) -> Painter { fatalError() }
        }
        """
      ]
    )
  ]

  static let inheritance: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      func make(_ badge: Badge, _ themed: any Themed, _ loud: Loud) {
        badge.look = 1️⃣.red2️⃣
        badge.tagColor = .red
        themed.ink = 1️⃣.red2️⃣
        loud.ink = 1️⃣.red2️⃣
        _ = Badge(look: 1️⃣.red2️⃣)
        badge.repaint(1️⃣.red2️⃣)
        themed.repaint(1️⃣.blue2️⃣)
      }
      final class Deep: Badge {
        func change() {
          look = 1️⃣.red2️⃣
          self.look = 1️⃣.red2️⃣
          super.look = 1️⃣.red2️⃣
          tagColor = .red
        }
        override var look: UIColor { get { 1️⃣.blue2️⃣ } set {} }
      }
      """,
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette blue #0000FFFF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette blue #0000FFFF",
      with: [
        "App/Base.swift": """
        import UIKit
        enum Tag { case red }
        class Base {
          var look: UIColor
          var tagColor: Tag
          init(look: UIColor) {}
          func repaint(_ look: UIColor) {}
        }
        class Badge: Base {}
        protocol Themed { var ink: UIColor { get set } }
        extension Themed { func repaint(_ look: UIColor) {} }
        protocol Loud: Themed {}
        """
      ]
    )
  ]

  static let generics: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Tile<Fill: ShapeStyle>: View {
        let fill: Fill
        var body: some View { Rectangle().fill(fill) }
      }
      struct Screen: View {
        var body: some View {
          Tile(fill: 1️⃣.red2️⃣)
          Tile(fill: 1️⃣Color.red2️⃣)
          choose(.red, .blue)
        }
      }
      func choose<T>(_ a: T, _ b: T) -> T { a }
      """,
      "palette red #FF3B30FF/#FF453AFF fill",
      "palette red #FF3B30FF/#FF453AFF fill"
    )
  ]

  static let locals: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      final class Screen {
        var entries: [Entry] = []
        func make(_ input: UIColor?, tag: Tag?) {
          var tone: UIColor
          tone = 1️⃣.red2️⃣
          var tones: [UIColor] = []
          tones = [1️⃣.red2️⃣]
          for entry in entries { entry.tone = 1️⃣.red2️⃣ }
          if let first = entries.first { first.tone = 1️⃣.red2️⃣ }
          var mark: Tag = .red
          mark = .red
          let shade = input ?? 1️⃣.red2️⃣
          let other = tag ?? .red
          func inner(_ a: UIColor) {}
          inner(1️⃣.red2️⃣)
          let closure: (UIColor) -> Void = { _ in }
          closure(1️⃣.red2️⃣)
          var made = UIColor.clear
          made = 1️⃣.black2️⃣
          var built = UIColor(named: name)
          built = isOn ? 1️⃣.black2️⃣ : nil
          var faded = UIColor.clear.withAlphaComponent(0.5)
          faded = 1️⃣.white2️⃣
        }
      }
      enum Tag { case red }
      final class Entry { var tone: UIColor }
      """,
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette black #000000FF",
      "palette black #000000FF",
      "palette white #FFFFFFFF"
    )
  ]

  static let lengths: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      enum Look { case rowHeight, other }
      struct Screen {
        let heightText: String = "44"
        let headerHeight: Look = .rowHeight
        let rowHeight: Int = 1️⃣442️⃣
        var cellHeight: Double? = 1️⃣442️⃣
      }
      """,
      "constant rowHeight height 44.0",
      "constant cellHeight height 44.0"
    )
  ]
}
