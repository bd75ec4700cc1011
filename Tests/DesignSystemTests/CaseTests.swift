import DesignSystem
import DesignTokens
import Testing

/// Enums whose cases are tokens: sizes, typographies, variants, states, and functions over them.
@Suite struct CaseTests {
  @Test func payloadsAreListedWhereTheyCanBe() {
    let sample = VocabularySample(
      """
      import UIKit
      public enum Typo {
        public enum Kind { case blog, shop }
        case head(Kind), note, custom(CGFloat)
        public var fontSize: CGFloat {
          switch self {
          case .head(.blog): return 28
          case .head(.shop): return 21
          case .note: return 12
          case .custom(let size): return size
          }
        }
        public var lineHeight: CGFloat {
          switch self { case .head: return 1.2; default: return 1.5 }
        }
        public var letterSpacing: CGFloat { 0 }
      }
      """
    )
    let blog = sample.token("Typo.head(.blog)")
    #expect(blog?.kind == .typography)
    #expect(blog?.standardValue.font?.size == 28)
    #expect(sample.token("Typo.head(.shop)")?.standardValue.font?.size == 21)
    guard case .typography(let note)? = sample.token("Typo.note")?.standardValue else {
      Issue.record("no typography")
      return
    }
    #expect(note.lineHeight == LineHeight(1.5, .multiple))
    #expect(sample.token("Typo.custom(_:)")?.isOffered != true)
    #expect(blog.flatMap { Speller(symbols: sample.table).spelling(of: $0)?.text } == ".head(.blog)")
  }

  @Test func aSizeIsItsHeightWithTheRest() {
    let sample = VocabularySample(
      """
      enum BarHeight {
        case small, large, custom(Int)
        var value: Int { switch self { case .small: return 24; case .large: return 40; case .custom(let v): return v } }
        var fontSize: CGFloat { switch self { case .small: return 11; default: return 14 } }
        var cornerRadius: CGFloat { 4 }
      }
      """
    )
    let large = sample.token("BarHeight.large")
    #expect(large?.kind == .height)
    #expect(large?.standardValue.number == 40)
    #expect(large?.properties?["fontSize"]?.value.fallback.number == 14)
    #expect(sample.token("BarHeight.custom(_:)")?.offer == .withheld(.parametric))
    #expect(sample.number("BarHeight.cornerRadius") == 4)
    #expect(sample.token("BarHeight.cornerRadius")?.isOffered == false)
  }

  @Test func whatAnAppAddsToAPackagesCasesIsNoValueOfTheirs() {
    let sample = VocabularySample([
      "Sources/Kit/ColorToken.swift": """
      import UIKit
      public enum ColorToken { case ink, paper }
      public final class KitTheme {
        public init() {}
        public func color(_ token: ColorToken) -> UIColor {
          switch token {
          case .ink: return UIColor(red: 0, green: 0, blue: 0.2, alpha: 1)
          case .paper: return UIColor(red: 1, green: 1, blue: 0.8, alpha: 1)
          }
        }
      }
      """,
      "Demo/Labels.swift": """
      import Kit
      import UIKit
      extension ColorToken {
        func textColor(_ theme: KitTheme) -> UIColor {
          switch self {
          case .ink: return theme.color(.paper)
          case .paper: return theme.color(.ink)
          }
        }
      }
      """,
    ])
    #expect(sample.color("ColorToken.ink") == "#000033FF")
  }

  @Test func variantsAndStatesAreTables() {
    let sample = VocabularySample(
      """
      import UIKit
      struct Ink { static let dark = UIColor(white: 0, alpha: 1) }
      public enum ButtonKind {
        case solid, ghost
        var tint: UIColor { switch self { case .solid: return .white; case .ghost: return Ink.dark } }
        var background: UIColor { switch self { case .solid: return Ink.dark; case .ghost: return .clear } }
      }
      public enum FieldState {
        case idle, failed
        var isEditable: Bool { switch self { case .failed: return false; default: return true } }
      }
      public class Field: UITextField { public var look: FieldState = .idle }
      """
    )
    #expect(sample.token("ButtonKind.solid")?.kind == .variant)
    #expect(sample.property("background", of: "ButtonKind.solid") == "#000000FF")
    let reference = sample.token("ButtonKind.solid")?.standardValue.table?["background"]?.reference
    #expect(reference?.text == "Ink.dark")
    #expect(sample.token("FieldState.failed")?.kind == .state)
    #expect(sample.property("isEditable", of: "FieldState.failed") == "false")
  }

  @Test func shadowsAreReadByTheirParts() {
    let sample = VocabularySample(
      """
      import UIKit
      enum ShadowLook {
        case card
        var shadowColor: UIColor { .black }
        var shadowOpacity: Float { 0.1 }
        var blur: CGFloat { 8 }
        var x: CGFloat { 0 }
        var y: CGFloat { 2 }
      }
      """
    )
    guard case .shadow(let shadow)? = sample.token("ShadowLook.card")?.standardValue else {
      Issue.record("no shadow")
      return
    }
    #expect(shadow.layers.first?.blur == 8)
    #expect(shadow.layers.first?.opacity == 0.1)
    #expect(shadow.layers.first?.y == 2)
  }

  @Test func functionsOverCasesStandAtTheCase() {
    let sample = VocabularySample([
      "Kit/Tokens.swift": """
      public class Tokens {
        public enum Step: Int { case s1, s2 }
        public enum Axis { case wide, tall }
        public static func spacing(_ step: Step) -> CGFloat { switch step { case .s1: return 4; case .s2: return 8 } }
        public static func padding(axis: Axis, _ step: Step) -> CGFloat {
          switch axis { case .wide: return spacing(step) * 2; case .tall: return spacing(step) }
        }
        static func label(_ step: Step) -> String { "x" }
      }
      """
    ])
    #expect(sample.number("Tokens.spacing(.s2)") == 8)
    #expect(sample.number("Tokens.padding(axis: .wide, .s2)") == 16)
    #expect(
      sample.token("Tokens.spacing(.s2)")?.place.range == sample.token("Tokens.padding(axis: .wide, .s2)")?.place.range
    )
    #expect(sample.vocabulary.entries(member: "label").isEmpty)
    #expect(sample.token("Tokens.Step.s1") == nil)
  }

  @Test func casesThatAThemeServes() {
    let sample = VocabularySample(
      """
      import UIKit
      public class BrandTheme {
        public enum Shade { case fore, back }
        public init() {}
        public func color(_ shade: Shade) -> UIColor {
          switch shade { case .fore: return .black; case .back: return .white }
        }
      }
      """
    )
    #expect(sample.color("BrandTheme.Shade.fore") == "#000000FF")
    #expect(sample.token("BrandTheme.Shade.back")?.isOffered == true)
  }

  @Test func typefacesHaveNoSize() {
    let sample = VocabularySample(
      """
      import UIKit
      enum BrandFont: String {
        case bold = "B", slim = "S"
        var fontName: String { switch self { case .bold: return "Acme-Bold"; case .slim: return "Acme-Light" } }
        func of(size: CGFloat) -> UIFont { UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size) }
      }
      """
    )
    let face = sample.token("BrandFont.bold")?.standardValue.font
    #expect(face?.family == .named("Acme-Bold"))
    #expect(face?.weight == .bold)
    #expect(face?.size == nil)
  }

  @Test func smallNumbersOfAKindAreCodes() {
    let sample = VocabularySample(
      """
      enum SpaceKind: Int { case user = 0, system = 2, full = 4 }
      enum Space: Int { case tight = 2, loose = 4 }
      enum SpacingStep: Int { case small = 4, large = 16 }
      """
    )
    #expect(sample.token("SpaceKind.system") == nil)
    #expect(sample.number("Space.loose") == 4)
    #expect(sample.number("SpacingStep.small") == 4)
  }

  @Test func casesOfOtherMattersAreNoTokens() {
    let sample = VocabularySample(
      """
      enum Section: Int { case intro, body; var title: String { "x" }; var index: Int { rawValue } }
      enum Fetch { case idle, failed(Error); var isRunning: Bool { false } }
      """
    )
    #expect(sample.vocabulary.tokens.isEmpty)
  }

  /// A function that gives one look of several, beside the variable that says which is meant.
  @Test func aVariableSaysTheLookBeforeAFunction() {
    let sample = VocabularySample(
      """
      import UIKit
      public enum Typography: CaseIterable {
        case title, body
        public func boldUIFont(for size: CGFloat? = nil) -> UIFont { UIFont(name: "Brand-Bold", size: size ?? 16)! }
        public var font: UIFont {
          switch self {
          case .title: return UIFont(name: "Brand-Bold", size: 34)!
          case .body: return UIFont(name: "Brand-Light", size: 16)!
          }
        }
      }
      """
    )
    #expect(sample.token("Typography.body")?.standardValue.font?.family == .named("Brand-Light"))
  }
}
