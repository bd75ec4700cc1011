import DesignSystem
import DesignTokens
import Testing

/// Themes and brands that a shared variable chooses, and what defaults hold.
@Suite struct SharedChoiceTests {
  /// The rows of an entry: `theme=Skin.dark #000000FF`.
  private func rows(_ name: String, _ sample: VocabularySample) -> [String] {
    (sample.token(name)?.value.rows ?? []).map { row in
      row.when.description + " " + (row.value.color?.resolved(in: .light)?.hexText ?? "?")
    }
  }

  @Test(arguments: [
    // A property of a shared object.
    (
      "public final class Skins { public static let shared = Skins(); public var active: Skin = .light }",
      "Skins.shared.active"
    ),
    // A static variable.
    ("public enum Skins { public static var active: Skin = .light }", "Skins.active"),
    ("public enum Skins { @MainActor public static var active = Skin.light }", "Skins.active"),
  ])
  func eachCaseIsARow(_ state: String, _ current: String) {
    let sample = VocabularySample(
      """
      import UIKit
      public enum Skin { case light, dark, rose }
      \(state)
      public enum Paint {
        public static func page(for skin: Skin? = nil) -> UIColor {
          let skin = skin ?? \(current)
          switch skin {
          case .light: return .white
          case .dark: return .black
          case .rose: return UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          }
        }
        public static var ink: UIColor { \(current) == .dark ? .white : .black }
      }
      """
    )
    #expect(sample.color("Paint.page()") == "#FFFFFFFF")
    #expect(rows("Paint.page()", sample) == ["theme=Skin.dark #000000FF", "theme=Skin.rose #FF0000FF"])
    #expect(sample.color("Paint.ink") == "#000000FF")
    #expect(rows("Paint.ink", sample) == ["theme=Skin.dark #FFFFFFFF"])
  }

  @Test func whatNobodyAssignsIsNoChoice() {
    let sample = VocabularySample(
      """
      import UIKit
      public enum Skin { case light, dark }
      public enum Paint {
        private static var active: Skin = .light
        public static var page: UIColor { active == .light ? .white : .black }
      }
      """
    )
    #expect(sample.color("Paint.page") == "#FFFFFFFF")
    #expect(rows("Paint.page", sample).isEmpty)
  }

  @Test func aProviderLeadsToWhatItComputes() {
    let sample = VocabularySample(
      """
      import SwiftUI
      public enum Brand { case red, blue }
      public enum Kit {
        public static var brand: Brand = .blue
        public static var colors: Provider { Provider(brand: Kit.brand) }
        public static var model: Model { Model(name: "x") }
      }
      public struct Provider {
        let brand: Brand
        public var badge: Color {
          switch brand { case .red: return Color(red: 1, green: 0, blue: 0); case .blue: return Color(red: 0, green: 0, blue: 1) }
        }
      }
      public struct Model {
        let name: String
        public var tint: Color { .black }
        public var shade: Color { .white }
      }
      """
    )
    #expect(sample.color("Kit.colors.badge") == "#0000FFFF")
    #expect(rows("Kit.colors.badge", sample) == ["theme=Brand.red #FF0000FF"])
    #expect(sample.token("Kit.model.tint") == nil)
  }

  @Test func aDefaultsPartsAreDefaultsToo() {
    let sample = VocabularySample(
      """
      import SwiftUI
      public enum Space { case small, medium }
      public protocol Spacing { func value(for space: Space) -> CGFloat }
      public struct Steps: Spacing {
        let base: CGFloat
        public func value(for space: Space) -> CGFloat { switch space { case .small: return base * 0.5; case .medium: return base * 2 } }
      }
      public protocol Look { var spacing: Spacing { get } }
      public struct DayLook: Look { public var spacing: Spacing = Steps(base: 8) }
      public struct LookKey: EnvironmentKey { public static let defaultValue: Look = DayLook() }
      """
    )
    #expect(sample.number("Space.small") == 4)
    #expect(sample.number("Space.medium") == 16)
  }

  @Test func theOnlyPaletteIsTheOneThatFunctionsAreGiven() {
    let palette = """
      import SwiftUI
      public protocol Palette { var ink: Color { get } }
      struct Day: Palette { var ink: Color { Color(red: 0, green: 0, blue: 1) } }
      public enum AlertStyle {
        case info, critical
        func background(from palette: Palette) -> Color { switch self { case .info: return palette.ink; case .critical: return .black } }
      }

      """
    let one = VocabularySample(palette)
    #expect(one.color("AlertStyle.info") == "#0000FFFF")
    let two = VocabularySample(
      palette + "struct Night: Palette { var ink: Color { Color(red: 1, green: 0, blue: 0) } }"
    )
    #expect(two.color("AlertStyle.info") == nil)
  }
}
