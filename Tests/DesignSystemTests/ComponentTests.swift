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
}
