import Testing

/// Spacings, radii, borders, shadows and controls.
@Suite struct LengthUsageTests {
  @Test(arguments: spacing) func readsSpacings(_ sample: UsageCase) { sample.check() }
  @Test(arguments: shapes) func readsShapes(_ sample: UsageCase) { sample.check() }
  @Test(arguments: controls) func readsControls(_ sample: UsageCase) { sample.check() }
  @Test(arguments: others) func leavesOthersAlone(_ sample: UsageCase) { sample.check() }

  static let spacing: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          VStack(spacing: 1️⃣82️⃣) { Text("a").padding(1️⃣162️⃣) }
          HStack(alignment: .top, spacing: 1️⃣42️⃣) { Text("a").padding(.top, 1️⃣82️⃣) }
          LazyVGrid(columns: [GridItem(.flexible(), spacing: 1️⃣62️⃣)], spacing: 1️⃣122️⃣) {}
          Text("a").padding(EdgeInsets(top: 1️⃣82️⃣, leading: 0, bottom: 1️⃣-42️⃣, trailing: inset))
          Text("a").padding([.leading, .trailing], isOn ? 1️⃣82️⃣ : 1️⃣122️⃣)
          Text("a").padding(.horizontal, 1️⃣-102️⃣)
          Text("a").listRowInsets(EdgeInsets(top: 1️⃣12️⃣, leading: 1️⃣22️⃣, bottom: 1️⃣32️⃣, trailing: 1️⃣42️⃣))
          Text("a").listRowInsets(.init(top: 1️⃣12️⃣, leading: 1️⃣22️⃣, bottom: 1️⃣32️⃣, trailing: 1️⃣42️⃣))
          Text("a").padding(.init(top: 1️⃣12️⃣, leading: 0, bottom: 0, trailing: 0))
          Label("a", image: "b").labelStyle(.custom(spacing: 1️⃣42️⃣))
          VStack(spacing: 0) { Text("a").padding() }
          Text("a").padding(Tokens.gap)
          Text("a").padding(.bottom)
        }
      }
      """,
      "spacing 8.0 gap",
      "spacing 16.0 padding",
      "spacing 4.0 gap",
      "spacing 8.0 padding",
      "spacing 6.0 gap",
      "spacing 12.0 gap",
      "spacing 8.0 inset",
      "spacing -4.0 inset",
      "spacing 8.0 padding",
      "spacing 12.0 padding",
      "spacing -10.0 padding",
      "spacing 1.0 inset",
      "spacing 2.0 inset",
      "spacing 3.0 inset",
      "spacing 4.0 inset",
      "spacing 1.0 inset",
      "spacing 2.0 inset",
      "spacing 3.0 inset",
      "spacing 4.0 inset",
      "spacing 1.0 inset",
      "spacing 4.0 gap"
    ),
    UsageCase(
      """
      import UIKit
      func layout(_ stack: UIStackView, _ button: UIButton) {
        stack.spacing = 1️⃣82️⃣
        stack.setCustomSpacing(1️⃣62️⃣, after: button)
        button.contentEdgeInsets = UIEdgeInsets(top: 1️⃣82️⃣, left: 1️⃣162️⃣, bottom: 0, right: 1️⃣162️⃣)
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1️⃣82️⃣, leading: 1️⃣12️⃣, bottom: 1️⃣22️⃣, trailing: 1️⃣32️⃣)
        button.contentInset = .init(top: 1️⃣82️⃣, left: 0, bottom: 0, right: 0)
        button.contentEdgeInsets = .zero
        stack.spacing = Tokens.gap
        stack.spacing = 0
      }
      """,
      "spacing 8.0 gap",
      "spacing 6.0 gap",
      "spacing 8.0 inset",
      "spacing 16.0 inset",
      "spacing 16.0 inset",
      "spacing 8.0 inset",
      "spacing 1.0 inset",
      "spacing 2.0 inset",
      "spacing 3.0 inset",
      "spacing 8.0 inset"
    ),
  ]

  static let shapes: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Card: View {
        var body: some View {
          RoundedRectangle(cornerRadius: 1️⃣122️⃣)
          RoundedRectangle(cornerRadius: isOn ? 1️⃣122️⃣ : 1️⃣82️⃣, style: .continuous)
          Text("a").cornerRadius(1️⃣82️⃣)
          Text("a").clipShape(.rect(cornerRadius: 1️⃣162️⃣))
          Circle().stroke(lineWidth: 1️⃣22️⃣)
          Circle().stroke(style: StrokeStyle(lineWidth: 1️⃣32️⃣, dash: [4]))
          Text("a").border(Tokens.line, width: 1️⃣12️⃣)
          Text("a").shadow(radius: 1️⃣32️⃣)
          RoundedRectangle(cornerRadius: Tokens.radius)
          RoundedRectangle(cornerRadius: 0)
          Text("a").blur(radius: 3)
        }
      }
      func style(_ view: UIView) {
        view.layer.cornerRadius = 1️⃣82️⃣
        view.layer.borderWidth = 1️⃣12️⃣
        view.layer.borderWidth = 1 / UIScreen.main.scale
        view.layer.shadowRadius = 1️⃣42️⃣
        view.layer.shadowOpacity = 1️⃣0.22️⃣
        view.layer.cornerRadius = view.bounds.height / 2
        path.lineWidth = 1️⃣22️⃣
      }
      """,
      "radius 12.0",
      "radius 12.0",
      "radius 8.0",
      "radius 8.0",
      "radius 16.0",
      "border 2.0",
      "border 3.0",
      "border 1.0",
      "shadow 3.0",
      "radius 8.0",
      "border 1.0",
      "shadow 4.0",
      "shadow 0.2",
      "border 2.0"
    )
  ]

  static let controls: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      func make() {
        _ = 1️⃣UIButton(type: .system)2️⃣
        _ = 1️⃣UILabel()2️⃣
        _ = 1️⃣UISwitch(frame: .zero)2️⃣
        _ = 1️⃣UIActivityIndicatorView(style: .medium)2️⃣
        _ = UIButton.Configuration.plain()
        _ = UIView()
        _ = DSButton()
        let labels: [UILabel] = []
        let kind = UILabel.self
      }
      """,
      "component UIButton ?",
      "component UILabel ?",
      "component UISwitch ?",
      "component UIActivityIndicatorView ?"
    ),
    UsageCase(
      """
      import AppKit
      func make() {
        _ = 1️⃣NSTextField(labelWithString: "a")2️⃣
        _ = 1️⃣NSButton(title: "a", target: nil, action: nil)2️⃣
        _ = 1️⃣NSPopUpButton()2️⃣
      }
      """,
      "component NSTextField ?",
      "component NSButton ?",
      "component NSPopUpButton ?"
    ),
    // The workspace's own type of that name is no platform control.
    UsageCase(
      """
      func make() { _ = UILabel() }
      final class UILabel {}
      """
    ),
  ]

  static let others: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Row: View {
        let topPadding: CGFloat = 8
        var body: some View {
          Text("a").offset(x: 4, y: -1)
          Text("a").transition(.opacity)
          Text("a").opacity(0.4)
          Text("a").animation(.easeIn(duration: 0.2), value: isOn)
          Text("a").kerning(1.2).lineSpacing(4)
          Text("a").zIndex(2)
          Text("a").lineLimit(3)
          Card(topPadding: 8)
          ForEach(0..<8) { _ in Spacer() }
        }
      }
      func style(_ view: UIView) {
        view.layoutMargins.top = 12
        paragraph.lineSpacing = 4
        view.alpha = 0.5
        view.tag = 44
        UIView.animate(withDuration: 0.25) { view.alpha = 1 }
      }
      """
    )
  ]
}
