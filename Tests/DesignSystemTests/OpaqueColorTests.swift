import DesignSystem
import DesignTokens
import Testing

/// Colours behind a protocol of a design system's own.
@Suite struct OpaqueColorTests {
  private static let kit = """
    import SwiftUI
    public protocol KitColor: View { func shown(_ scheme: ColorScheme) -> KitBase }
    public struct KitBase: KitColor {
      public init(_ color: Color) { self.color = color }
      public func shown(_: ColorScheme) -> KitBase { self }
      public var color: Color
      public var body: some View { color }
    }
    public struct KitScheme<Light: KitColor, Dark: KitColor>: KitColor {
      @Environment(\\.colorScheme) var colorScheme
      private var light: Light
      private var dark: Dark
      public init(light: Color, dark: Color) where Light == KitBase, Dark == KitBase {
        self.light = KitBase(light)
        self.dark = KitBase(dark)
      }
      public init(light: Light, dark: Dark) {
        self.light = light
        self.dark = dark
      }
      public init(_ always: Color) where Light == KitBase, Dark == KitBase {
        light = KitBase(always)
        dark = KitBase(always)
      }
      public func shown(_ scheme: ColorScheme) -> KitBase {
        if scheme == .light { return light.shown(scheme) } else { return dark.shown(scheme) }
      }
      public var color: KitBase { shown(colorScheme) }
      public var body: some View { color }
    }
    public struct Gray {
      public static var pale: some KitColor { KitBase(Color(red: 1, green: 1, blue: 0)) }
      public static var page: some KitColor {
        KitScheme(light: Color(red: 1, green: 0, blue: 0), dark: Color(red: 0, green: 0, blue: 1))
      }
      public static var flat: any KitColor { KitScheme(Color(hexString: "336699")) }
      public static var ink: some KitColor { KitScheme(light: Gray.page, dark: Gray.flat) }
      public static var wheel: some KitColor { Wheel() }
    }
    public struct Wheel: KitColor {
      public func shown(_: ColorScheme) -> KitBase { KitBase(Color.clear) }
      public var body: some View { Text("") }
    }
    """

  @Test(arguments: [
    ("", "Kit"), ("kit", "KitBase|KitScheme|KitColor|Gray"), ("kit", "KitScheme"), ("gray", "Gray"),
  ]) func whatItGivesIsTheColour(_ small: String, _ names: String) {
    // Types may be called as values are.
    let code = names.split(separator: "|").reduce(Self.kit) { code, name in
      small.isEmpty ? code : code.replacing(name, with: name.prefix(1).lowercased() + name.dropFirst())
    }
    let sample = VocabularySample(code)
    let owner = names.contains("Gray") ? "gray" : "Gray"
    #expect(sample.color("\(owner).pale") == "#FFFF00FF")
    #expect(sample.color("\(owner).page") == "#FF0000FF/#0000FFFF")
    #expect(sample.color("\(owner).flat") == "#336699FF")
    #expect(sample.color("\(owner).ink") == "#FF0000FF/#336699FF")
    #expect(sample.token("\(owner).wheel") == nil)
  }
}
