import Testing

/// Implicit palette members decided by the types that declarations state, in the same file and in others.
@Suite struct DeclaredColorTests {
  @Test(arguments: inPlace) func readsDeclaredTypes(_ sample: UsageCase) { sample.check() }
  @Test(arguments: statements) func readsEveryWayToGiveAValue(_ sample: UsageCase) { sample.check() }
  @Test(arguments: siblings) func readsTypesOfWhatStandsBeside(_ sample: UsageCase) { sample.check() }
  @Test(arguments: elsewhere) func readsTypesOfOtherFiles(_ sample: UsageCase) { sample.check() }
  @Test(arguments: otherTypes) func leavesOtherTypesAlone(_ sample: UsageCase) { sample.check() }

  static let inPlace: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      struct Entry { var tone: UIColor? }
      struct Cell {
        let entry: Entry
        var tone: UIColor { entry.tone ?? 1️⃣.black2️⃣ }
        private let waves: [UIColor] = [1️⃣.blue2️⃣, 1️⃣.green2️⃣]
        let table: [String: UIColor] = ["a": 1️⃣.red2️⃣, "b": Tokens.b]
        let pair: (UIColor, String) = (1️⃣.red2️⃣, "x")
        let named: (tone: UIColor, weight: Int) = (tone: 1️⃣.red2️⃣, weight: 1)
        var optional: UIColor? = 1️⃣.white2️⃣
        lazy var lazyTone: UIColor = 1️⃣.white2️⃣
        lazy var made: UIColor = { 1️⃣.black2️⃣ }()
        let nested: [[UIColor]] = [[1️⃣.red2️⃣], [1️⃣.blue2️⃣]]
        let matrix: [String: [UIColor]] = ["a": [1️⃣.red2️⃣]]
        let provider: () -> UIColor = { 1️⃣.brown2️⃣ }
        static var shared: UIColor { return 1️⃣.cyan2️⃣ }
        func tone(for row: Int) -> UIColor { row > 1 ? 1️⃣.red2️⃣ : 1️⃣.blue2️⃣ }
        func tint(_ tone: UIColor = 1️⃣.red2️⃣, other: UIColor? = 1️⃣.blue2️⃣) {}
        subscript(row: Int) -> UIColor { 1️⃣.orange2️⃣ }
        init(tone: UIColor = 1️⃣.purple2️⃣) {}
      }
      """,
      "palette black #000000FF",
      "palette blue #0000FFFF",
      "palette green #00FF00FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette white #FFFFFFFF",
      "palette white #FFFFFFFF",
      "palette black #000000FF",
      "palette red #FF0000FF",
      "palette blue #0000FFFF",
      "palette red #FF0000FF",
      "palette brown #996633FF",
      "palette cyan #00FFFFFF",
      "palette red #FF0000FF",
      "palette blue #0000FFFF",
      "palette red #FF0000FF",
      "palette blue #0000FFFF",
      "palette orange #FF8000FF",
      "palette purple #800080FF"
    ),
    UsageCase(
      """
      import SwiftUI
      struct Card: View {
        @State private var accent: Color = 1️⃣.red2️⃣
        @State private var other = 1️⃣Color.red2️⃣
        var swatches: Array<Color> = [1️⃣.red2️⃣]
        var set: Set<Color> = [1️⃣.red2️⃣]
        var style: some ShapeStyle { 1️⃣.green2️⃣ }
        var any: AnyShapeStyle = AnyShapeStyle(1️⃣.green2️⃣)
        var maybe: Optional<Color> = 1️⃣.blue2️⃣
        let map = ["a": 1️⃣Color.red2️⃣]
        let cast = [1️⃣.red2️⃣, 1️⃣.blue2️⃣] as [Color]
        let one = 1️⃣.red2️⃣ as Color
      }
      """,
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette green #34C759FF/#30D158FF",
      "palette green #34C759FF/#30D158FF fill",
      "palette blue #007AFFFF/#0A84FFFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette blue #007AFFFF/#0A84FFFF",
      "palette red #FF3B30FF/#FF453AFF"
    ),
  ]

  static let statements: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      enum State { case on, off, busy }
      struct Cell {
        let state: State
        var viaSwitch: UIColor {
          switch state {
          case .on: 1️⃣.green2️⃣
          case .off: return 1️⃣.red2️⃣
          default:
            print("busy")
            return 1️⃣.gray2️⃣
          }
        }
        var viaIf: UIColor {
          if state == .on { 1️⃣.green2️⃣ } else if state == .off { 1️⃣.red2️⃣ } else { 1️⃣.gray2️⃣ }
        }
        var viaEarlyReturn: UIColor {
          guard state == .on else { return 1️⃣.red2️⃣ }
          if state == .busy { return 1️⃣.gray2️⃣ }
          return 1️⃣.green2️⃣
        }
        func viaLocals() -> UIColor {
          let one: UIColor = 1️⃣.red2️⃣
          let two: UIColor
          two = 1️⃣.blue2️⃣
          var three = UIColor.clear
          three = 1️⃣.black2️⃣
          let four: UIColor = if state == .on { 1️⃣.green2️⃣ } else { 1️⃣.red2️⃣ }
          let five: UIColor = switch state {
          case .on: 1️⃣.green2️⃣
          default: 1️⃣.red2️⃣
          }
          return [one, two, three, four, five].first ?? 1️⃣.white2️⃣
        }
        var viaTry: UIColor { (try? load()) ?? 1️⃣.white2️⃣ }
        var viaDo: UIColor {
          do { return try load() } catch { return 1️⃣.black2️⃣ }
        }
        func load() throws -> UIColor { 1️⃣.white2️⃣ }
        func conditional() -> UIColor {
          #if os(iOS)
          return 1️⃣.red2️⃣
          #else
          return 1️⃣.blue2️⃣
          #endif
        }
        var conditionalValue: UIColor {
          #if os(iOS)
          1️⃣.red2️⃣
          #else
          1️⃣.blue2️⃣
          #endif
        }
        func mapped(_ rows: [State]) -> [UIColor] { rows.map { $0 == .on ? 1️⃣UIColor.red2️⃣ : .clear } }
        func dynamic() -> UIColor { UIColor { $0.userInterfaceStyle == .dark ? 1️⃣.white2️⃣ : 1️⃣.black2️⃣ } }
        func dynamicLong() -> UIColor {
          UIColor(dynamicProvider: { traits in
            if traits.userInterfaceStyle == .dark { return 1️⃣.white2️⃣ }
            return 1️⃣.black2️⃣
          })
        }
      }
      """,
      "palette green #00FF00FF",
      "palette red #FF0000FF",
      "palette gray #808080FF",
      "palette green #00FF00FF",
      "palette red #FF0000FF",
      "palette gray #808080FF",
      "palette red #FF0000FF",
      "palette gray #808080FF",
      "palette green #00FF00FF",
      "palette red #FF0000FF",
      "palette blue #0000FFFF",
      "palette black #000000FF",
      "palette green #00FF00FF",
      "palette red #FF0000FF",
      "palette green #00FF00FF",
      "palette red #FF0000FF",
      "palette white #FFFFFFFF",
      "palette white #FFFFFFFF",
      "palette black #000000FF",
      "palette white #FFFFFFFF",
      "palette red #FF0000FF",
      "palette blue #0000FFFF",
      "palette red #FF0000FF",
      "palette blue #0000FFFF",
      "palette red #FF0000FF",
      "palette white #FFFFFFFF",
      "palette black #000000FF",
      "palette white #FFFFFFFF",
      "palette black #000000FF"
    )
  ]

  static let siblings: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      extension UIColor { static let brand = Tokens.brand }
      func style(_ isOn: Bool, _ mode: Mode) {
        let shade = isOn ? 1️⃣.white2️⃣ : UIColor.brand
        let other = isOn ? UIColor.brand : 1️⃣.black2️⃣
        let mode = isOn ? .red : mode
        let shades = [UIColor.brand, 1️⃣.red2️⃣, 1️⃣.blue2️⃣]
        let modes = [mode, .red]
        let unknown = isOn ? .white : Library.value
      }
      enum Mode { case red }
      """,
      "palette white #FFFFFFFF",
      "palette black #000000FF",
      "palette red #FF0000FF",
      "palette blue #0000FFFF"
    )
  ]

  static let elsewhere: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Badge(1️⃣.red2️⃣)
          Badge(accent: 1️⃣.red2️⃣)
          Pill(look: 1️⃣.red2️⃣)
          Text("a").highlighted(1️⃣.yellow2️⃣)
          Chart(lines: [1️⃣.red2️⃣, 1️⃣.blue2️⃣])
          Chart(lookup: ["a": 1️⃣.red2️⃣])
          Wheel { 1️⃣.red2️⃣ }
        }
        func change(_ model: Model) {
          model.look = 1️⃣.red2️⃣
          model.paint(with: 1️⃣.red2️⃣)
          Model.shared.look = 1️⃣.red2️⃣
          Model.paintAll(1️⃣.red2️⃣)
          model.inner.look = 1️⃣.red2️⃣
          model.event = .painted(1️⃣.red2️⃣)
        }
      }
      """,
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette yellow #FFCC00FF/#FFD60AFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette blue #007AFFFF/#0A84FFFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF",
      "palette red #FF3B30FF/#FF453AFF",
      with: [
        "App/Badge.swift": """
        import SwiftUI
        struct Badge: View {
          init(_ a: Color) {}
          init(accent: Color) {}
        }
        struct Pill: View { var look: Color }
        extension View { func highlighted(_ look: Color) -> some View { self } }
        struct Chart: View {
          init(lines: [Color]) {}
          init(lookup: [String: Color]) {}
        }
        struct Wheel: View { init(_ make: () -> Color) {} }
        final class Inner { var look: Color? }
        final class Model {
          static let shared = Model()
          enum Event { case painted(Color) }
          var event: Event
          var look: Color
          let inner = Inner()
          func paint(with look: Color) {}
          static func paintAll(_ look: Color) {}
        }
        """
      ]
    )
  ]

  static let otherTypes: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Badge(tagColor: .red)
          Badge(.red)
          Text("a").marked(color: .gray)
        }
        func change(_ model: Model) {
          model.tagColor = .red
          model.paint(color: .red)
          if model.tagColor == .red { return }
          switch model.tagColor {
          case .red: break
          case .teal: break
          }
        }
        var sets: [Tag] = [.red, .teal]
        var tagColor: Tag { .red }
        func tint(_ tintColor: Tag = .red) -> Tag { return .teal }
      }
      """,
      with: [
        "App/Tag.swift": """
        import SwiftUI
        enum Tag { case red, teal, gray }
        struct Badge: View {
          var tagColor: Tag
          init(tagColor: Tag) {}
          init(_ tag: Tag) {}
        }
        extension View { func marked(color: Tag) -> some View { self } }
        final class Model {
          var tagColor: Tag
          func paint(color: Tag) {}
        }
        """
      ]
    )
  ]
}
