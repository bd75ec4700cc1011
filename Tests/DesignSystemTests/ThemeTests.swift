import DesignSystem
import DesignTokens
import Testing

/// Themes, appearances, façades.
@Suite struct ThemeTests {
  private static let appearance = """
    import UIKit
    public struct Parts { public var text: UIColor; public var back: UIColor }
    public protocol Look { var rowHeight: CGFloat { get }; var view: Parts { get } }
    public class MintLook: Look {
      public var rowHeight: CGFloat = 44
      public var view: Parts
      public init(brand: UIColor? = nil) {
        let ink = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        self.view = Parts(text: ink, back: brand ?? UIColor(red: 1, green: 1, blue: 1, alpha: 1))
      }
    }
    public class RustLook: Look {
      public var rowHeight: CGFloat = 48
      public var view: Parts
      public init() { view = Parts(text: .white, back: .black) }
    }
    """

  @Test func pathsThatAnInitialiserAssembles() {
    let sample = VocabularySample(Self.appearance)
    #expect(sample.color("MintLook.view.back") == "#FFFFFFFF")
    #expect(sample.color("MintLook.view.text") == "#000000FF")
    #expect(sample.number("RustLook.rowHeight") == 48)
    #expect(sample.token("MintLook.view.back")?.isOffered == false)
  }

  /// What every initialiser needs an argument for still has what its declaration says of the rest.
  @Test func declaredValuesOfWhatNeedsArguments() {
    let sample = VocabularySample(
      """
      import UIKit
      public protocol KitStyle { var ground: UIColor { get } }
      public struct LabelStyle: KitStyle {
        public var ink: UIColor
        public var ground: UIColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        public var cornerRadius: CGFloat = 8
        public init(ink: UIColor) { self.ink = ink }
        public init(ink: UIColor, ground: UIColor) { self.ink = ink; self.ground = ground }
      }
      """
    )
    #expect(sample.color("LabelStyle.ground") == "#FF0000FF")
    #expect(sample.number("LabelStyle.cornerRadius") == 8)
    #expect(sample.token("LabelStyle.ink") == nil)
  }

  @Test func aThemesShadowIsOneThing() {
    let sample = VocabularySample(
      """
      import UIKit
      public struct BoxShadow { public let x, y, blur: CGFloat; public let color: UIColor }
      public struct Bubble { public let x, y, blur, arrowHeight: CGFloat; public let color: UIColor }
      public final class KitTokens {
        public lazy var low: BoxShadow = BoxShadow(x: 0, y: 2, blur: 6, color: UIColor(white: 0, alpha: 0.2))
        public let tip = Bubble(x: 0, y: 2, blur: 6, arrowHeight: 5, color: UIColor(white: 0, alpha: 0.2))
        public init() {}
      }
      """
    )
    #expect(sample.token("KitTokens.low")?.kind == .shadow)
    #expect(sample.token("KitTokens.low.y") == nil)
    #expect(sample.token("KitTokens.tip") == nil)
    #expect(sample.number("KitTokens.tip.arrowHeight") == 5)
  }

  @Test func requirementsListEachThemesValue() {
    let sample = VocabularySample(Self.appearance)
    let height = sample.token("Look.rowHeight")
    #expect(height?.isOffered == true)
    #expect(height?.standardValue.unresolvedReason != nil)
    let rows = height?.value.rows.map { ($0.when[.theme] ?? "", $0.value.number) } ?? []
    #expect(rows.map(\.0).sorted() == ["MintLook", "RustLook"])
    #expect(height.flatMap { Speller(symbols: sample.table).spelling(of: $0) } == nil)
  }

  @Test func theEnvironmentsDefaultDecides() {
    let key = """
      import SwiftUI
      struct LookKey: EnvironmentKey { static let defaultValue: Look = RustLook() }
      """
    let sample = VocabularySample(["A.swift": Self.appearance, "B.swift": key])
    #expect(sample.number("Look.rowHeight") == 48)
    let chosen = VocabularySample(["A.swift": Self.appearance, "B.swift": key], theme: "MintLook")
    #expect(chosen.number("Look.rowHeight") == 44)
  }

  @Test func staticObjectsLeadToTheirProperties() {
    let sample = VocabularySample(
      """
      import SwiftUI
      public class BrandFonts { public let body = Font.system(size: 15); private let hidden = Font.body }
      public extension Font { static let brand = BrandFonts() }
      """
    )
    #expect(sample.token("Font.brand.body")?.standardValue.font?.size == 15)
    #expect(sample.token("Font.brand.hidden") == nil)
    #expect(sample.spelling("Font.brand.body", as: "Font", in: "Sample.swift")?.text == ".brand.body")
  }

  @Test func keyPathFacadesOfferTheirRootsMembers() {
    let sample = VocabularySample(
      """
      import SwiftUI
      public struct RawColors { public let sea = Color(red: 0, green: 0, blue: 1); public init() {} }
      @dynamicMemberLookup public class Colours {
        private let tokens = RawColors()
        public subscript(dynamicMember path: KeyPath<RawColors, Color>) -> Color { tokens[keyPath: path] }
      }
      public extension Color { static let brand = Colours() }
      """
    )
    #expect(sample.color("Color.brand.sea") == "#0000FFFF")
  }

  @Test func whatTheRunningAppMayChangeHasNoValue() {
    let sample = VocabularySample(
      """
      import SwiftUI
      public class UserTheme {
        public static let shared = UserTheme()
        @AppStorage("tint") public var tint: Color = .black
      }
      """
    )
    #expect(sample.token("UserTheme.shared.tint")?.standardValue.unresolvedReason != nil)
  }
}
