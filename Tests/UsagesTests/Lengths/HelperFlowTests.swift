import Testing

@testable import Usages

/// Numbers that go through the workspace's own functions before they are lengths.
@Suite struct HelperFlowTests {
  @Test(arguments: helpers) func readsWhatBecomesOfANumber(_ sample: UsageCase) { sample.check() }

  static let helpers: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text("a").boxed(1️⃣122️⃣).rounded(by: 1️⃣62️⃣).spaced(1️⃣92️⃣, 3).square(side: 1️⃣242️⃣)
          Text("b").along(.horizontal, 8).counted(7).later(5)
          Text("c").padding(.init(vertical: 1️⃣52️⃣, horizontal: 1️⃣202️⃣))
        }
      }
      """,
      "spacing 12.0 padding",
      "radius 6.0",
      "spacing 9.0 padding",
      "icon height 24.0 icon",
      "spacing 5.0 inset",
      "spacing 20.0 inset",
      with: [
        "App/Helpers.swift": """
        import SwiftUI
        extension View {
          func boxed(_ space: CGFloat) -> some View { padding(space) }
          func rounded(by edge: CGFloat) -> some View { let edge = edge; return cornerRadius(edge) }
          func spaced(_ space: CGFloat, _ level: Int) -> some View { boxed(space).zIndex(Double(level)) }
          func square(side: CGFloat) -> some View { frame(width: side, height: side) }
          // One thing or the other.
          @ViewBuilder func along(_ axis: Axis, _ length: CGFloat) -> some View {
            if axis == .horizontal { frame(width: length) } else { frame(height: length) }
          }
          func counted(_ count: CGFloat) -> some View { rotationEffect(.degrees(count)) }
          func later(_ gap: CGFloat) -> some View { onTapGesture { Store.gap = gap } }
        }
        extension EdgeInsets {
          init(vertical: CGFloat, horizontal: CGFloat) {
            self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
          }
        }
        """
      ]
    ),
    // A component takes measures of its own.
    UsageCase(
      """
      import UIKit
      let badge = Badge(side: 25)
      """,
      with: [
        "App/Badge.swift": """
        import UIKit
        final class Badge: UIView {
          init(side: CGFloat) {
            super.init(frame: .zero)
            heightAnchor.constraint(equalToConstant: side).isActive = true
          }
        }
        """
      ]
    ),
    // Functions that call one another end.
    UsageCase(
      """
      import SwiftUI
      let view = Text("a").ping(4)
      """,
      with: [
        "App/Loop.swift": """
        import SwiftUI
        extension View {
          func ping(_ x: CGFloat) -> some View { pong(x) }
          func pong(_ x: CGFloat) -> some View { ping(x) }
        }
        """
      ]
    ),
  ]

  // MARK: Names

  @Test(arguments: names) func readsConstantsByWhatTheyAreCalled(_ sample: UsageCase) { sample.check() }

  static let names: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      enum Metrics {
        static let straplineHeight: CGFloat = 1️⃣222️⃣
        static let timelineHeightMax: CGFloat = 1️⃣232️⃣
        static let lineHeight: CGFloat = 24
        static let textLineHeight: CGFloat = 25
        static let heightRatio: CGFloat = 2
        static let rowHeight = CGFloat(integerLiteral: 1️⃣882️⃣)
        static let cellHeight: CGFloat = .init(1️⃣892️⃣)
        static let titleFontSize: CGFloat = 1️⃣132️⃣
        static let dateFontSize: Double = 0.5
        static let fontSizeScaling: CGFloat = 4
      }
      """,
      "constant straplineHeight height 22.0",
      "constant timelineHeightMax height 23.0",
      "constant rowHeight height 88.0",
      "constant cellHeight height 89.0",
      "constant titleFontSize font size=13.0"
    ),
    // Sizes that an initialiser gives; what is assigned later is state.
    UsageCase(
      """
      import UIKit
      final class Look: UIView {
        let imageSize: CGSize
        var lastSize: CGSize?
        init(small: Bool) {
          if small { imageSize = CGSize(width: 16, height: 1️⃣172️⃣) } else { self.imageSize = CGSize(width: 22, height: 1️⃣232️⃣) }
          super.init(frame: .zero)
        }
        func measure() { lastSize = CGSize(width: 16, height: 9) }
      }
      """,
      "constant imageSize height 17.0 view",
      "constant imageSize height 23.0 view"
    ),
    // What is used as a height is one, whatever it is called.
    UsageCase(
      """
      import SwiftUI
      private enum Layout { static let gap: CGFloat = 1️⃣182️⃣; static let other: CGFloat = 19 }
      struct Card: View { var body: some View { Text("a").frame(height: Layout.gap) } }
      """,
      "constant gap height 18.0 view"
    ),
  ]

  @Test func methodsOfAViewNeedNoReceiver() {
    UsageCase(
      """
      import SwiftUI
      extension View {
        func card() -> some View { padding(1️⃣292️⃣) }
        func row() -> some View { frame(height: 1️⃣502️⃣) }
      }
      extension Engine {
        func run() { padding(29) }
      }
      struct Engine {}
      """,
      "spacing 29.0 padding",
      "height 50.0 view"
    ).check()
  }
}
