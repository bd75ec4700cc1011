import DesignSystem
import DesignTokens
import Testing

/// What components do with a choice that they are given, and what their entries say of it.
@Suite struct VariantLookTests {
  @Test func aMethodThatTakesTheChoiceSetsUpTheLabel() {
    let sample = VocabularySample(
      """
      import UIKit
      public final class NoteLabel: UILabel {
        public enum Style { case title, hint }
        public convenience init(style: Style) { self.init(frame: .zero); setup(style: style) }
        public func setup(style: Style) {
          let font: UIFont
          switch style {
          case .title: font = .systemFont(ofSize: 20, weight: .bold); textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          case .hint: font = .systemFont(ofSize: 12); textColor = .white
          }
          self.font = font
          numberOfLines = 2
        }
      }
      """
    )
    #expect(sample.property("textColor", of: "NoteLabel.Style.title") == "#FF0000FF")
    #expect(sample.property("textColor", of: "NoteLabel.Style.hint") == "#FFFFFFFF")
    let font = sample.token("NoteLabel.Style.title")?.standardValue.table?["font"]?.value.value(in: .standard).font
    #expect(font?.size == 20 && font?.weight == .bold)
    #expect(sample.token("NoteLabel.Style.title")?.standardValue.table?["numberOfLines"] == nil)
  }

  @Test func anObserverRunsWhatFollowsTheChoice() {
    let sample = VocabularySample(
      """
      import UIKit
      public final class Banner: UIView {
        public enum Tone { case good, bad }
        public var tone: Tone = .good { didSet { recolor(for: tone) } }
        private let stripe = UIView()
        func recolor(for tone: Tone) {
          switch tone {
          case .good: stripe.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1); layer.cornerRadius = 4
          case .bad: stripe.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1); layer.cornerRadius = 8
          }
        }
      }
      """
    )
    #expect(sample.property("stripe.backgroundColor", of: "Banner.Tone.good") == "#00FF00FF")
    #expect(sample.property("stripe.backgroundColor", of: "Banner.Tone.bad") == "#FF0000FF")
    #expect(sample.property("layer.cornerRadius", of: "Banner.Tone.bad") == "8.0")
  }

  @Test func settersAndConfigurationsAreTold() {
    let sample = VocabularySample(
      """
      import UIKit
      public final class Action: UIButton {
        public enum Kind { case main, quiet }
        public init(kind: Kind) {
          super.init(frame: .zero)
          var look = UIButton.Configuration.plain()
          look.baseBackgroundColor = kind == .main ? .black : .white
          configuration = look
          setTitleColor(kind == .main ? .white : .black, for: .highlighted)
          titleLabel?.font = kind == .main ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    )
    #expect(sample.property("titleColor(.highlighted)", of: "Action.Kind.main") == "#FFFFFFFF")
    #expect(sample.property("titleColor(.highlighted)", of: "Action.Kind.quiet") == "#000000FF")
    let font = sample.token("Action.Kind.quiet")?.standardValue.table?["titleLabel.font"]
    #expect(font?.value.value(in: .standard).font?.size == 13)
  }

  @Test func whatCannotBeDecidedSaysNothing() {
    let sample = VocabularySample(
      """
      import UIKit
      import Other
      public final class Chip: UIView {
        public enum Style { case on, off }
        public init(style: Style) {
          super.init(frame: .zero)
          alpha = style == .on ? 1 : 0.5
          backgroundColor = style == .on ? .black : .white
          switch Remote.flavour(style) { case .a: backgroundColor = .red; default: break }
          if Remote.answer(style) == 1 { layer.borderWidth = 2; return }
          layer.cornerRadius = style == .on ? 4 : 8
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    )
    #expect(sample.property("alpha", of: "Chip.Style.off") == "0.5")
    #expect(sample.property("backgroundColor", of: "Chip.Style.on") == nil)
    #expect(sample.property("layer.borderWidth", of: "Chip.Style.on") == nil)
  }

  @Test func anInitialiserMakesAViewsMeasures() {
    let sample = VocabularySample(
      """
      import SwiftUI
      public struct Knob: View {
        public enum Size { case small, large }
        @ScaledMetric private var side: CGFloat
        init(size: Size) {
          switch size {
          case .small: _side = .init(wrappedValue: 30)
          case .large: _side = ScaledMetric(wrappedValue: 36)
          }
        }
        public var body: some View { Circle().frame(width: side, height: side) }
      }
      """
    )
    #expect(sample.property("side", of: "Knob.Size.small") == "30.0")
    #expect(sample.property("frame.width", of: "Knob.Size.large") == "36.0")
  }

  @Test func modifiersOfABodyAreItsLook() {
    let sample = VocabularySample(
      """
      import SwiftUI
      public enum Kind { case main, quiet }
      struct Metrics { let kind: Kind
        var line: CGFloat { switch kind { case .main: return 2; case .quiet: return 4 } } }
      public struct KitButton: View {
        let kind: Kind
        public var body: some View {
          VStack(spacing: 3) {
            switch kind {
            case .main: label.background(.black)
            case .quiet: label.background(Color(red: 1, green: 0, blue: 0))
            }
          }
          .overlay(Capsule().stroke(.white, lineWidth: Metrics(kind: kind).line))
        }
        private var label: some View { Text("x").padding(.horizontal, kind == .main ? 16 : 8) }
      }
      """
    )
    #expect(sample.property("background", of: "Kind.main") == "#000000FF")
    #expect(sample.property("background", of: "Kind.quiet") == "#FF0000FF")
    #expect(sample.property("stroke.lineWidth", of: "Kind.quiet") == "4.0")
    #expect(sample.property("padding.horizontal", of: "Kind.main") == "16.0")
    // It is the same for all.
    #expect(sample.property("VStack.spacing", of: "Kind.main") == nil)
  }

  @Test func statesAreRows() throws {
    let sample = VocabularySample(
      """
      import SwiftUI
      public struct Pill: ButtonStyle {
        public enum Tone { case warm, cold }
        let tone: Tone
        public func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(configuration.isPressed ? Color.black : tint)
        }
        private func fill() -> Color { tone == .warm ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1) }
        var tint: Color { fill() }
      }
      public struct Tag: ButtonStyle {
        public enum Mode { case open, shut }
        let mode: Mode
        public func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(configuration.isPressed ? Color.black : mode == .open ? Color.white : .clear)
        }
      }
      """
    )
    #expect(sample.property("tint", of: "Pill.Tone.warm") == "#FF0000FF")
    let value = try #require(sample.token("Tag.Mode.open")?.standardValue.table?["background"]?.value)
    #expect(value.value(in: .standard).color?.resolved(in: .light)?.hexText == "#FFFFFFFF")
    #expect(value.rows.map { $0.when.description } == ["configuration.isPressed=true"])
    #expect(value.rows.first?.value.color?.resolved(in: .light)?.hexText == "#000000FF")
  }

  @Test func functionsOfTheChoiceGiveItItsColour() {
    let sample = VocabularySample(
      """
      import UIKit
      public enum Ink { case text, hint }
      public enum Paints {
        public static func color(for ink: Ink) -> UIColor {
          switch ink { case .text: return .black; case .hint: return UIColor(white: 0.5, alpha: 1) }
        }
      }
      public class InkLabel: UILabel { public var ink: Ink = .text { didSet { textColor = Paints.color(for: ink) } } }
      """
    )
    #expect(sample.color("Ink.text") == "#000000FF")
    #expect(sample.color("Ink.hint") == "#808080FF")
  }

  @Test func whatACaseHoldsSpeaksForIt() {
    let sample = VocabularySample(
      """
      import UIKit
      public enum NumberKind {
        case percent(font: Face), plain
        public enum Face { case small, large
          var size: CGFloat { switch self { case .small: return 12; case .large: return 17 } } }
      }
      public class NumberLabel: UILabel { public init(kind: NumberKind) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() } }
      """
    )
    #expect(sample.property("font.size", of: "NumberKind.percent(font: .large)") == "17.0")
    #expect(sample.token("NumberKind.plain")?.standardValue.unresolvedReason != nil)
  }
}
