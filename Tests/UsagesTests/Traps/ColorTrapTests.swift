import Testing

@testable import Usages

/// The false-positive traps about colours.
@Suite struct ColorTrapTests {
  @Test("T1: clear", arguments: clear) func leavesClearAlone(_ sample: UsageCase) { sample.check() }
  @Test("T8, T9: comments and strings", arguments: texts) func readsCodeOnly(_ sample: UsageCase) { sample.check() }
  @Test("T10: token keys", arguments: keys) func leavesTokenKeysAlone(_ sample: UsageCase) { sample.check() }
  @Test("T11: cases and patterns", arguments: cases) func leavesCasesAlone(_ sample: UsageCase) { sample.check() }
  @Test("T12: coding keys", arguments: codingKeys) func leavesCodingKeysAlone(_ sample: UsageCase) { sample.check() }
  @Test("T13: other types", arguments: otherTypes) func leavesOtherTypesAlone(_ sample: UsageCase) { sample.check() }
  @Test("T15: semantic words", arguments: words) func leavesSemanticWordsAlone(_ sample: UsageCase) { sample.check() }
  @Test("T20: data", arguments: data) func leavesDataAlone(_ sample: UsageCase) { sample.check() }
  @Test("T25: names", arguments: names) func takesNamesForNoEvidence(_ sample: UsageCase) { sample.check() }
  @Test("T26: opacity", arguments: opacity) func leavesTransitionsAlone(_ sample: UsageCase) { sample.check() }
  @Test("T27: masks", arguments: masks) func leavesMasksAlone(_ sample: UsageCase) { sample.check() }
  @Test("T28: materials", arguments: materials) func leavesMaterialsAlone(_ sample: UsageCase) { sample.check() }
  @Test("T29: branches", arguments: branches) func readsAllBranches(_ sample: UsageCase) { sample.check() }
  @Test("T33: view opacity", arguments: viewOpacity) func leavesViewOpacityAlone(_ sample: UsageCase) { sample.check() }
  @Test("T34: one raw branch", arguments: ternaries) func readsTheRawBranch(_ sample: UsageCase) { sample.check() }
  @Test("T35: several lines", arguments: lines) func readsCallsOverLines(_ sample: UsageCase) { sample.check() }

  static let clear: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
          Text("a").background(.clear).foregroundStyle(Color.clear)
        }
        let none: [Color] = [.clear]
      }
      func style(_ view: UIView) {
        view.backgroundColor = .clear
        view.layer.borderColor = UIColor.clear.cgColor
        view.tintColor = isOn ? .clear : nil
      }
      """
    )
  ]

  static let texts: [UsageCase] = [
    UsageCase(
      ##"""
      /// Use `UIColor(hex: "FF0000")` or #FF0000, `.red`, `.frame(height: 44)`.
      // view.backgroundColor = .red
      /* Color.red
         /* UIColor(red: 1, green: 0, blue: 0, alpha: 1) */
         .font(.system(size: 12)) */
      let names = ["TOMATO": "FF6347"]; let room = "#design"
      let code = "Color.red.frame(height: 44)"
      let raw = #"UIColor(hex: "FF0000")"#
      let long = """
        Color.red
        .frame(height: 44)
        """
      """##
    ),
    // What is interpolated is code.
    UsageCase(
      """
      import UIKit
      let text = "tint: \\(1️⃣UIColor.red2️⃣) and \\(make(color: 1️⃣.blue2️⃣))"
      """,
      "palette red #FF0000FF",
      "palette blue #0000FFFF"
    ),
  ]

  static let keys: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      let shade = Tokens.shared(.red, .primary)
      let other = sharedColor(.red, .primary)
      let third = theme.color(for: .red)
      let fourth = theme[.red]
      let fifth = GlobalTokens.neutralColor(.white)
      view.backgroundColor = sharedColor(.red, .tint10)
      label.textColor = tokens.color(.gray)
      extension UIColor { convenience init(token: Shade) { self.init() } }
      let sixth = make(.red)
      """
    )
  ]

  static let cases: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      static var sets: [TokenSet] = [.red, .teal]
      func test(_ color: TagColor) -> Bool {
        switch color {
        case .red, .blue: return true
        case .green where color == .yellow: return false
        default: break
        }
        if case .red = color { return true }
        guard color != .yellow else { return false }
        if color == .orange || tintColor == .gray { return true }
        for case .red in colors {}
        return color ~= .teal
      }
      enum TagColor: String, CaseIterable {
        case red, blue
        static var all: [TagColor] { [.red, .blue] }
        var next: TagColor { self == .red ? .blue : .red }
        init(color: TagColor = .red) { self = .red }
      }
      """
    )
  ]

  static let codingKeys: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      struct Box: Codable {
        enum CodingKeys: CodingKey { case red, green, blue }
        init(from decoder: Decoder) throws {
          let box = try decoder.container(keyedBy: CodingKeys.self)
          let red = try box.decode(Double.self, forKey: .red)
          let green = try box.decodeIfPresent(Double.self, forKey: .green) ?? 0
          color = UIColor(red: red, green: green, blue: try box.decode(CGFloat.self, forKey: .blue), alpha: 1)
        }
        func encode(to encoder: Encoder) throws {
          try container.encode(red, forKey: .red)
        }
      }
      """
    )
  ]

  static let otherTypes: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      _ = Spinner(style: .gray)
      _ = DimmingView(type: .black)
      _ = label(weight: .black)
      _ = Text("a").fontWeight(.black)
      func weight(_ weight: Weight) -> UIFont.Weight {
        switch weight {
        case .black: return .black
        default: return .regular
        }
      }
      let weight: UIFont.Weight = .black
      navigationBar.barStyle = .black
      keyboard.keyboardAppearance = .dark
      """
    )
  ]

  static let words: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Button("a") {}.buttonStyle(.branded(.primary))
          Notice(kind: .label)
          Icon.primary
          Text(tokens[.textColor])
          Text("a").environment(\\.label, 1)
          Button("a", role: .primary) {}
        }
      }
      func change() {
        text.removeAttribute(.link, range: range)
        let effect = UIVibrancyEffect(style: .label)
        let path = \\Theme.secondary
        let attributes: [NSAttributedString.Key: Any] = [.link: url]
        button.kind = .primary
        switch item { case .separator: break; default: break }
        menu.items = [.separator, .link]
      }
      """
    )
  ]

  static let data: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      func make(_ entry: Entry, hs: [Double]) -> [Color] {
        [
          Color(hex: entry.hex), Color(red: entry.r, green: entry.g, blue: entry.b),
          Color(hue: hs[0] / 360, saturation: hs[1], brightness: 1.0),
        ]
      }
      let table: [String: String] = ["tomato": "FF6347", "plum": "DDA0DD"]
      let bytes: [UInt32] = [0xFF6347, 0xDDA0DD]
      """
    )
  ]

  static let names: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      let color = Tokens.accent
      var font = Tokens.body
      func height(for row: Row) -> CGFloat { table[row] }
      enum Kind { case color, font, height }
      func paint(color: Shade, red: Int, height: Row) {
        let red = 5
        print(red, color, height)
      }
      let red = make(), white = make()
      use(red, white)
      model.red = 3
      entry.white.run()
      """
    )
  ]

  static let opacity: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").transition(.opacity)
          Text("a").transition(.opacity.combined(with: .move(edge: .top)))
          Text("a").onTapGesture { withAnimation(.easeIn(duration: 0.2)) {} }
        }
      }
      func fade() { UIView.animate(withDuration: 0.3) { view.alpha = 0 } }
      """
    )
  ]

  static let masks: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
          Text("a").mask(Color.black)
          Text("a").inverseMask { Rectangle().fill(Color.black).frame(height: 20) }
          Text("a").setMask(1️⃣Color.black2️⃣)
          Text("a").mask(alignment: .top) { Rectangle().fill(.black).frame(height: 20) }
          Color.black.opacity(0.001)
          Color.white.opacity(0.01)
          Text("a").background(1️⃣.black2️⃣)
        }
      }
      """,
      "palette black #000000FF",
      "palette black #000000FF background"
    )
  ]

  static let materials: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").background(.ultraThinMaterial).tint(.accentColor)
          Text("a").foregroundStyle(.tint)
          Text("a").foregroundColor(.accentColor)
          Text("a").background(Material.bar).background(.thinMaterial, in: Capsule())
          Text("a").foregroundStyle(Color.accentColor)
        }
      }
      func style() { label.textColor = view.tintColor }
      """
    )
  ]

  static let branches: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a")
            #if os(macOS)
            .foregroundStyle(1️⃣.red2️⃣)
            #else
            .foregroundStyle(1️⃣.blue2️⃣)
            .frame(height: 1️⃣442️⃣)
            #endif
            .padding(1️⃣82️⃣)
        }
      }
      #if os(macOS)
      let shade = 1️⃣NSColor.red2️⃣
      #elseif os(iOS)
      let shade = 1️⃣UIColor.red2️⃣
      #else
      func shade() -> UIColor { 1️⃣.blue2️⃣ }
      #endif
      #if DEBUG
      struct Debug: View { var body: some View { 1️⃣Color.red2️⃣ } }
      #endif
      """,
      "palette red #FF3B30FF/#FF453AFF text",
      "palette blue #007AFFFF/#0A84FFFF text",
      "height 44.0 view",
      "spacing 8.0 padding",
      "palette red #FF0000FF",
      "palette red #FF0000FF",
      "palette blue #0000FFFF",
      "palette red #FF3B30FF/#FF453AFF"
    )
  ]

  static let viewOpacity: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").foregroundColor(.token).opacity(on ? 1 : 0)
          Text("a").foregroundColor(.token)
            .opacity(0.5)
          Text("a").background { Text("b").opacity(0.5) }
          Text("a").overlay(Text("b").opacity(0.5))
          Text("a").background(Image("b").opacity(0.5))
          Text("a").background(Image("b").resizable().opacity(0.5))
          Text("a").overlay(badge.opacity(0.5))
        }
      }
      """
    )
  ]

  static let ternaries: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").foregroundStyle(on ? .brand : 1️⃣.red2️⃣)
          Text("a").foregroundStyle(on ? (off ? 1️⃣.blue2️⃣ : Theme.b) : Color.brand)
          Text("a").foregroundColor(color ?? 1️⃣.red2️⃣)
          Text("a").foregroundColor(color ?? other ?? 1️⃣Color.red2️⃣)
          Text("a").font(on ? 1️⃣.system(size: 12)2️⃣ : Theme.body)
          Text("a").frame(height: on ? 1️⃣442️⃣ : Theme.row)
        }
      }
      """,
      "palette red #FF3B30FF/#FF453AFF text",
      "palette blue #007AFFFF/#0A84FFFF text",
      "palette red #FF3B30FF/#FF453AFF text",
      "palette red #FF3B30FF/#FF453AFF text",
      "font size=12.0;weight=regular",
      "height 44.0 view"
    )
  ]

  static let lines: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a")
            .frame(
              maxWidth: .infinity,
              minHeight: 1️⃣442️⃣  // a comment between
            )
            .foregroundStyle(
              1️⃣Color
                .red
                .opacity(0.5)2️⃣
            )
            .background(
              1️⃣Color(
                red: 0.1,
                green: 0.2,
                blue: 0.3
              )2️⃣
            )
        }
      }
      """,
      "height 44.0 view",
      "palette red translucent #FF3B3080/#FF453A80 text",
      "components #1A334DFF background"
    )
  ]
}
