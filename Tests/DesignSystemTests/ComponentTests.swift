import DesignSystem
import DesignTokens
import Testing

/// Views, controls, styles, modifiers, and what a view says of the enums it holds.
@Suite struct ComponentTests {
  @Test func controlsWithWhatTheyTake() {
    let sample = VocabularySample(
      """
      import UIKit
      public enum ActionType { case main }
      public enum ActionState { case idle }
      public enum ActionHeight { case low }
      public class ActionButton: UIButton {
        public var mode: ActionState = .idle
        public init(title: String, type: ActionType, height: ActionHeight) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      public class WideButton: ActionButton {}
      """
    )
    let button = sample.component("ActionButton")
    #expect(button?.base == "UIButton")
    #expect(button?.role == .button)
    #expect(button?.initializers == ["init(title:type:height:)"])
    #expect(button?.variants.map(\.text) == ["ActionType"])
    #expect(button?.states.map(\.text) == ["ActionState"])
    #expect(button?.sizes.map(\.text) == ["ActionHeight"])
    #expect(sample.component("WideButton")?.base == "ActionButton")
    #expect(sample.component("WideButton")?.root == "UIButton")
  }

  @Test func stylesAndModifiersWithTheirShortNames() {
    let sample = VocabularySample(
      """
      import SwiftUI
      public struct PillStyle: ButtonStyle { public func makeBody(configuration: Configuration) -> some View { configuration.label } }
      public extension ButtonStyle where Self == PillStyle { static var pill: PillStyle { PillStyle() } }
      public struct Rounded: ViewModifier { public func body(content: Content) -> some View { content } }
      public extension View { func rounded(by radius: CGFloat) -> some View { modifier(Rounded()) } }
      """
    )
    #expect(sample.component("PillStyle")?.entryPoints == [".pill"])
    #expect(sample.component("Rounded")?.entryPoints == ["rounded(by:)"])
  }

  @Test func screensAreNoComponents() {
    let sample = VocabularySample(
      """
      import SwiftUI
      struct Inbox: View { var body: some View { Text("") } }
      struct Inbox_Previews: PreviewProvider { static var previews: some View { Inbox() } }
      class InboxController: UIViewController {}
      class Backdrop: UIView {}
      """
    )
    #expect(sample.vocabulary.components.isEmpty)
  }

  @Test func aViewsOwnPropertiesSpeakOfItsSizes() {
    let sample = VocabularySample(
      """
      import SwiftUI
      public struct TileStyle: ButtonStyle {
        public enum Size { case big, tiny }
        public enum Kind { case plain, bare }
        var size: Size
        var kind: Kind
        private var verticalPadding: CGFloat {
          if kind == .bare { return 0 }
          return switch size { case .big: 14; case .tiny: 4 }
        }
        private var gap: CGFloat { 3 }
      }
      """
    )
    #expect(sample.property("verticalPadding", of: "TileStyle.Size.big") == "14.0")
    #expect(sample.property("verticalPadding", of: "TileStyle.Size.tiny") == "4.0")
    #expect(sample.property("gap", of: "TileStyle.Size.big") == nil)
    #expect(sample.property("verticalPadding", of: "TileStyle.Kind.bare") == "0.0")
  }

  @Test func tokenSetsSpeakOfTheChoicesThatTheyAreMadeWith() {
    let sample = VocabularySample(
      """
      import UIKit
      public enum TileStyle { case filled, outlined }
      public enum TileState { case idle, failed }
      public enum TileToken { case back, edge, edgeWidth, title }
      public enum TokenValue {
        case color(() -> UIColor)
        case number(() -> CGFloat)
        public var color: UIColor { if case .color(let color) = self { return color() } else { return .magenta } }
        public var number: CGFloat { if case .number(let number) = self { return number() } else { return 0 } }
      }
      open class TokenSet<Key: Hashable> {
        private var overrides: [Key: TokenValue]?
        private let standard: ((Key) -> TokenValue)?
        public init(_ standard: @escaping (Key) -> TokenValue) { self.standard = standard }
        public subscript(key: Key) -> TokenValue {
          if let value = overrides?[key] { return value }
          if let value = standard?(key) { return value }
          preconditionFailure()
        }
        public func replace(_ all: [Key: TokenValue]) { overrides = all }
      }
      public class TileTokens: TokenSet<TileToken> {
        init(style: @escaping () -> TileStyle, state: @escaping () -> TileState) {
          super.init { [style, state] key in
            switch key {
            case .back:
              return .color {
                switch style() {
                case .filled: return UIColor(white: 0.2, alpha: 1)
                case .outlined: return .clear
                }
              }
            case .edge: return .color { state() == .failed ? UIColor(white: 0.4, alpha: 1) : UIColor(white: 0.6, alpha: 1) }
            case .edgeWidth: return .number { style() == .outlined ? 2 : 0 }
            case .title: return .color { .black }
            }
          }
        }
      }
      public class Tile: UIButton {
        public var style: TileStyle = .filled
        public var state_: TileState = .idle
        lazy var tokens = TileTokens(style: { self.style }, state: { self.state_ })
      }
      """
    )
    #expect(sample.token("TileStyle.outlined")?.kind == .variant)
    #expect(sample.property("back", of: "TileStyle.filled") == "#333333FF")
    #expect(sample.property("edgeWidth", of: "TileStyle.outlined") == "2.0")
    #expect(sample.property("edgeWidth", of: "TileStyle.filled") == "0.0")
    #expect(sample.property("title", of: "TileStyle.filled") == nil)
    #expect(sample.property("edge", of: "TileStyle.filled") == nil)
    #expect(sample.property("edge", of: "TileState.failed") == "#666666FF")
  }

  @Test func stylesOfAnOwnProtocolAndControlsOfAPod() {
    let sample = VocabularySample(
      """
      import UIKit
      import SwiftUI
      import PodButtons
      public protocol KitButtonStyle { associatedtype Body: View; func makeBody(configuration: Int) -> Body }
      public struct PrimaryKitButtonStyle: KitButtonStyle {
        public func makeBody(configuration: Int) -> some View { Text("x") }
      }
      public protocol Loud { func shout() }
      public struct Shouter: Loud { public func shout() {} }
      class BaseButton: ARFlatButton { }
      class ActionButton: BaseButton { }
      class Worker: ARService { }
      """
    )
    #expect(sample.component("PrimaryKitButtonStyle")?.base == "KitButtonStyle")
    #expect(sample.component("PrimaryKitButtonStyle")?.role == .button)
    #expect(sample.component("ActionButton")?.role == .button)
    #expect(sample.component("Shouter") == nil)
    #expect(sample.component("Worker") == nil)
  }
}
