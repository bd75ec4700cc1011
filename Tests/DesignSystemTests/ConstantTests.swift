import DesignSystem
import DesignTokens
import SwiftSource
import Testing

/// Static members and functions: colours, fonts, lengths.
@Suite struct ConstantTests {
  @Test func colorsOfEveryForm() {
    let sample = VocabularySample(
      """
      import UIKit
      public extension UIColor {
        static let plum = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static var slate: UIColor { return UIColor(white: 0, alpha: 1) }
        static func accent() -> UIColor { hex(Code.accent) }
        private static func hex(_ text: String) -> UIColor {
          let value = Int(text.dropFirst(), radix: 16) ?? 0
          return UIColor(
            red: CGFloat((value >> 16) & 0xFF) / 255, green: CGFloat((value >> 8) & 0xFF) / 255,
            blue: CGFloat(value & 0xFF) / 255, alpha: 1)
        }
        class Code { static let accent = "#3366CC" }
      }
      """
    )
    #expect(sample.color("UIColor.plum") == "#FF0000FF")
    #expect(sample.color("UIColor.slate") == "#000000FF")
    #expect(sample.color("UIColor.accent()") == "#3366CCFF")
    #expect(sample.token("UIColor.accent()")?.isOffered == true)
    #expect(sample.token("UIColor.Code.accent") == nil)
    #expect(sample.token("UIColor.plum")?.access == .public)
  }

  @Test func aliasesNameWhatTheyStandFor() {
    let sample = VocabularySample(
      """
      import SwiftUI
      enum Palette { static let ink = Color(red: 0, green: 0, blue: 1) }
      extension Color { static let title = Palette.ink }
      """
    )
    #expect(sample.token("Color.title")?.aliasOf?.text == "Palette.ink")
    #expect(sample.token("Palette.ink")?.aliasOf == nil)
    #expect(sample.color("Color.title") == "#0000FFFF")
  }

  @Test func lengthsByTheirNames() {
    let sample = VocabularySample(
      """
      enum Layout {
        static let rowHeight: CGFloat = 44
        static let cardPadding: CGFloat = 12
        static let cornerRadius: CGFloat = 8
        static let borderWidth: CGFloat = 1
        static let disabledOpacity: CGFloat = 0.5
      }
      """
    )
    let kinds = ["rowHeight", "cardPadding", "cornerRadius", "borderWidth", "disabledOpacity"]
      .map { sample.token("Layout." + $0)?.kind }
    #expect(kinds == [.height, .spacing, .radius, .borderWidth, .opacity])
    #expect(sample.token("Layout.rowHeight")?.isOffered == true)
  }

  @Test func numbersThatMeasureNothingAreNoTokens() {
    let sample = VocabularySample(
      """
      enum Limits {
        static let maxImageByteSize: Int = 1_048_576
        static let pageSize = 20
        static let retryCount = 3
        static let timeout: Double = 30
      }
      """
    )
    #expect(sample.vocabulary.tokens.filter(\.isOffered).isEmpty)
  }

  /// Swift has no `Shades.night`, only that of a type which conforms.
  @Test func staticMembersOfProtocolsHaveNoSpelling() {
    let sample = VocabularySample(
      """
      import UIKit
      protocol Shades { }
      extension Shades {
        static var night: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
        static func shade(_ step: Step) -> UIColor {
          switch step {
          case .low: return UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          case .high: return UIColor(red: 0, green: 1, blue: 0, alpha: 1)
          }
        }
      }
      enum Step { case low, high }
      """
    )
    for (name, value) in [("Shades.night", "#000000FF"), ("Shades.shade(.low)", "#FF0000FF")] {
      #expect(sample.color(name) == value)
      #expect(sample.token(name)?.offer == .withheld(.throughProtocol("Shades")))
      #expect(sample.token(name).flatMap { Speller(symbols: sample.table).spelling(of: $0) } == nil)
    }
  }

  /// A type that makes a look of what it holds is that look.
  @Test func constantsOfTypesThatMakeALook() {
    let sample = VocabularySample(
      """
      import UIKit
      public struct KitColor {
        public let rgba: UInt32
        public var color: UIColor { UIColor(red: CGFloat(rgba >> 24 & 0xff) / 255, green: 0, blue: 0, alpha: 1) }
        public enum Base { public static let blue = KitColor(rgba: 0x80000000) }
      }
      public struct Face {
        public let name: String
        public func font(size: CGFloat) -> UIFont { UIFont(name: name, size: size)! }
      }
      public enum Faces { public static let bold = Face(name: "Brand-Bold") }
      public struct Look {
        public let size: CGFloat
        public let lineHeight: CGFloat
        let face: Face
        public static let title = Look(size: 28, lineHeight: 32, face: Faces.bold)
        public var font: UIFont { face.font(size: size) }
      }
      public struct Plain {
        public let size: CGFloat
        public let lineHeight: CGFloat
        public static let title = Plain(size: 28, lineHeight: 32)
        public var font: UIFont { Loader.font(size) }
      }
      """
    )
    #expect(sample.color("KitColor.Base.blue") == "#800000FF")
    let face = sample.token("Faces.bold")?.standardValue.font
    #expect(face?.family == .named("Brand-Bold"))
    #expect(face?.size == nil)
    let title = sample.token("Look.title")
    #expect(title?.standardValue.font?.family == .named("Brand-Bold"))
    #expect(title?.standardValue.font?.size == 28)
    #expect(title?.isOffered == true)
    // A typeface that can't be read is not the system's.
    #expect(sample.token("Plain.title")?.standardValue.font?.family == .unknown)
  }

  /// What initialisers of the platform's types make of names.
  @Test func initialisersOverNames() {
    let sample = VocabularySample(
      """
      import UIKit
      public enum Shade: CaseIterable { case ink, paper }
      public extension UIColor {
        convenience init(shade: Shade, alpha: CGFloat = 1) {
          switch shade {
          case .ink: self.init(red: 0, green: 0, blue: 0, alpha: alpha)
          case .paper: self.init(red: 1, green: 1, blue: 1, alpha: alpha)
          }
        }
        convenience init?(maybe shade: Shade) { return nil }
      }
      """
    )
    #expect(sample.color("UIColor(shade: .ink)") == "#000000FF")
    #expect(sample.color("UIColor(shade: .paper)") == "#FFFFFFFF")
    #expect(sample.token("UIColor(maybe: .ink)") == nil)
    let token = sample.token("UIColor(shade: .ink)")
    #expect(token?.isOffered == true)
    #expect(token.flatMap { Speller(symbols: sample.table).spelling(of: $0)?.text } == "UIColor(shade: .ink)")
  }

  /// Numbers that measure nothing are listed, and not offered.
  @Test func ratiosAndOffsetsAreListed() {
    let sample = VocabularySample(
      """
      import UIKit
      enum Spaces {
        static let topOffset: CGFloat = -4
        static let aspectRatio: CGFloat = 9 / 16
        static let gap: CGFloat = 8
      }
      """
    )
    #expect(sample.number("Spaces.topOffset") == -4)
    #expect(sample.number("Spaces.aspectRatio") == 0.5625)
    #expect(sample.token("Spaces.topOffset")?.isOffered == false)
    #expect(sample.token("Spaces.aspectRatio")?.isOffered == false)
    #expect(sample.token("Spaces.gap")?.isOffered == true)
  }

  @Test func environmentValuesHaveTheirDefaults() {
    let sample = VocabularySample(
      """
      import SwiftUI
      struct RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
      struct SizeKey: PreferenceKey { static let defaultValue: CGFloat = 7 }
      extension EnvironmentValues {
        var rowHeight: CGFloat { get { self[RowHeightKey.self] } set { self[RowHeightKey.self] = newValue } }
        @Entry var gap: CGFloat = 12
      }
      """
    )
    #expect(sample.number("EnvironmentValues.rowHeight") == 44)
    #expect(sample.number("EnvironmentValues.gap") == 12)
    #expect(sample.token("EnvironmentValues.gap")?.reach.needsInstance == true)
    #expect(sample.token("RowHeightKey.defaultValue")?.isOffered == false)
    #expect(sample.token("SizeKey.defaultValue") == nil)
  }

  /// One name in two modules is two entries, be the one of a shape style.
  @Test func aNameInTwoModules() {
    let sample = VocabularySample([
      "Kit/Brand.swift":
        "import SwiftUI\npublic extension ShapeStyle where Self == Color { static var brand: Color { Color(red: 1, green: 0, blue: 0) } }",
      "Watch/Brand.swift": "import SwiftUI\nextension Color { static let brand = Color(red: 1, green: 0, blue: 0) }",
    ])
    #expect(sample.vocabulary.entries(named: TokenName("Color.brand")).map(\.module).sorted() == ["Kit", "Watch"])
  }

  @Test func aScreensConstantsAreItsOwn() {
    let sample = VocabularySample(
      """
      import UIKit
      class InboxViewController: UIViewController {
        enum Constants { static let rowHeight: CGFloat = 52 }
      }
      private let hidden = UIColor.black
      enum Shared { private static let inset: CGFloat = 3 }
      """
    )
    #expect(sample.number("InboxViewController.Constants.rowHeight") == 52)
    #expect(sample.token("InboxViewController.Constants.rowHeight")?.offer == .withheld(.local))
    #expect(sample.token("hidden")?.offer == .withheld(.notVisible))
    #expect(sample.token("Shared.inset")?.offer == .withheld(.notVisible))
  }

  @Test func whatItsTypeSetsAnewIsNotOffered() {
    let sample = VocabularySample(
      """
      import UIKit
      class Appearance {
        static var ink = UIColor.red
        static var paper = UIColor.white
        static var line = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        static var rowHeight: CGFloat = 20
        static var barHeight: CGFloat = 44
        static func dark() {
          ink = .white
          if isLarge { Self.rowHeight = 24 }
        }
        static func restore() { Appearance.line = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
      }
      class Other { static func set() { Appearance.paper = .black } }
      """
    )
    #expect(sample.token("Appearance.ink")?.offer == .withheld(.doubtful))
    #expect(sample.token("Appearance.rowHeight")?.offer == .withheld(.doubtful))
    #expect(sample.token("Appearance.paper")?.isOffered == true)
    #expect(sample.token("Appearance.line")?.isOffered == true)
    #expect(sample.token("Appearance.barHeight")?.isOffered == true)
  }

  @Test func deprecationNamesTheReplacement() {
    let sample = VocabularySample(
      """
      import UIKit
      extension UIColor {
        @available(*, deprecated, message: "use brandTint instead") static let tint0 = UIColor.black
        @available(*, deprecated, renamed: "brandTint") static let tint1 = UIColor.black
        @available(iOS, deprecated: 100000.0, message: "later") static let tint2 = UIColor.black
        @available(*, deprecated, renamed: "Theme.tint") static let tint3 = UIColor.black
        static let brandTint = UIColor.white
      }
      """
    )
    #expect(sample.token("UIColor.tint3")?.deprecation?.replacement?.text == "Theme.tint")
    #expect(sample.token("UIColor.tint0")?.deprecation?.replacement?.text == "UIColor.brandTint")
    #expect(sample.token("UIColor.tint1")?.deprecation?.replacement?.text == "UIColor.brandTint")
    #expect(sample.token("UIColor.tint0")?.offer == .withheld(.deprecated))
    #expect(sample.token("UIColor.tint2")?.isOffered == true)
  }

  @Test func membersOfShapeStylesAreColors() {
    let sample = VocabularySample(
      """
      import SwiftUI
      extension ShapeStyle where Self == Color { static var brand: Color { Color(red: 0, green: 1, blue: 0) } }
      """
    )
    #expect(sample.color("Color.brand") == "#00FF00FF")
    #expect(sample.spelling("Color.brand", as: "ShapeStyle", in: "Sample.swift")?.text == ".brand")
  }

  @Test func testsAndPreviewsDefineNothing() {
    let sample = VocabularySample([
      "App/Tests/Fixtures.swift": "import UIKit\nextension UIColor { static let odd = UIColor.black }",
      "App/Card.swift": """
      import SwiftUI
      struct Card_Previews: PreviewProvider { static let shade = Color.black }
      """,
    ])
    #expect(sample.vocabulary.tokens.isEmpty)
  }

  @Test func fontsFromAPrivateFactory() {
    let sample = VocabularySample(
      """
      import UIKit
      extension UIFont {
        private static func make(size: CGFloat, weight: UIFont.Weight) -> UIFont {
          return self.systemFont(ofSize: size, weight: weight)
        }
        static func title() -> UIFont { return self.make(size: 19, weight: .bold) }
      }
      """
    )
    let font = sample.token("UIFont.title()")?.standardValue.font
    #expect(font?.size == 19)
    #expect(font?.weight == .bold)
  }

  @Test func labelledTuplesAreOneThing() {
    let sample = VocabularySample(
      """
      import SwiftUI
      public enum DS {
        public typealias Shade = (opacity: Float, radius: CGFloat, offset: CGSize)
        public static let low: Shade = (0.1, 3, CGSize(width: 0, height: 1))
        public static let high = (opacity: 0.3, radius: 9, offset: CGSize(width: 0, height: 4))
        public static let pair = (1, 2)
        public static let named: (first: Int, second: Int) = (1, 2)
      }
      """
    )
    guard case .shadow(let low)? = sample.token("DS.low")?.standardValue else {
      Issue.record("no shadow")
      return
    }
    #expect(low.layers.map(\.blur) == [3] && low.layers.map(\.y) == [1] && low.layers.map(\.opacity) == [0.1])
    #expect(sample.token("DS.high")?.kind == .shadow)
    #expect(sample.token("DS.pair") == nil && sample.token("DS.named") == nil)
  }

  @Test func platformModulesNeedNoImport() {
    let sample = VocabularySample(
      """
      import SwiftUI
      public enum DS {
        public enum Font { public static let body: SwiftUICore.Font = .system(size: 11) }
        public static let tint: SwiftUICore.Color = .init(red: 1, green: 0, blue: 0)
      }
      """
    )
    #expect(sample.token("DS.Font.body")?.standardValue.font?.size == 11)
    #expect(sample.color("DS.tint") == "#FF0000FF")
  }

  @Test func labelsOfForeignTypesSayWhatTheyHold() {
    let sample = VocabularySample(
      """
      import SwiftUI
      import Faces
      public enum Type {
        public static let title = FaceFont(style: .serifBold, size: 24, lineHeight: 24 * 1.25)
        public static let night: BrandShade = .init(hex: "#101820")
        public static let adaptive = BrandShade(lightHex: "#FFFFFF", darkHex: "#000000")
        public static let session = Session(size: 10, timeout: 3)
        public static let named = BrandShade(hex: "#101820", named: "night")
      }
      """
    )
    guard case .typography(let title)? = sample.token("Type.title")?.standardValue else {
      Issue.record("no typography")
      return
    }
    #expect(title.font.size == 24 && title.font.family == .unknown && title.lineHeight?.value == 30)
    #expect(sample.color("Type.night") == "#101820FF")
    #expect(sample.color("Type.adaptive") == "#FFFFFFFF/#000000FF")
    #expect(sample.token("Type.session") == nil && sample.token("Type.named") == nil)
  }

  @Test func aSizeOfAFontIsAFontSize() {
    let sample = VocabularySample(
      """
      import UIKit
      public class StyleDictionary {
        public static let sizeFontBase = CGFloat(17)
        public static let sizeIconLarge = CGFloat(32)
      }
      """
    )
    #expect(sample.token("StyleDictionary.sizeFontBase")?.kind == .fontSize)
    #expect(sample.token("StyleDictionary.sizeIconLarge")?.kind == .size)
  }

  @Test func anAliasOfWhatIsNotKnownIsListed() {
    let sample = VocabularySample(
      """
      import UIKit
      import Other
      public extension UIColor {
        static var remote: UIColor { Remote.color("ink") }
        static var title: UIColor { .remote }
      }
      """
    )
    #expect(sample.token("UIColor.title")?.standardValue.unresolvedReason != nil)
  }
}
