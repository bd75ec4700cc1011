// swift-format-ignore-file

import AppKit
import UIKit

// MARK: Styles

public protocol ShapeStyle {}

public struct Color: ShapeStyle, Leaf, Hashable {
  public enum RGBColorSpace { case sRGB, displayP3 }
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(_ color: UIColor) {}
  public init(uiColor: UIColor) {}
  public init(_ color: NSColor) {}
  public init(nsColor: NSColor) {}
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public func opacity(_ opacity: Double) -> Color { self }

  public static let black = Color("")
  public static let white = Color("")
  public static let gray = Color("")
  public static let clear = Color("")
  public static let red = Color("")
  public static let green = Color("")
  public static let blue = Color("")
  public static let yellow = Color("")
  public static let orange = Color("")
  public static let purple = Color("")
  public static let pink = Color("")
  public static let brown = Color("")
  public static let teal = Color("")
  public static let mint = Color("")
  public static let cyan = Color("")
  public static let indigo = Color("")
  public static let primary = Color("")
  public static let secondary = Color("")
  public static let accentColor = Color("")
}

extension ShapeStyle where Self == Color {
  public static var black: Color { fatalError() }
  public static var white: Color { fatalError() }
  public static var gray: Color { fatalError() }
  public static var clear: Color { fatalError() }
  public static var red: Color { fatalError() }
  public static var green: Color { fatalError() }
  public static var blue: Color { fatalError() }
  public static var yellow: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var purple: Color { fatalError() }
  public static var pink: Color { fatalError() }
  public static var brown: Color { fatalError() }
  public static var teal: Color { fatalError() }
  public static var mint: Color { fatalError() }
  public static var cyan: Color { fatalError() }
  public static var indigo: Color { fatalError() }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { fatalError() }
  public static var secondary: HierarchicalShapeStyle { fatalError() }
  public static var tertiary: HierarchicalShapeStyle { fatalError() }
}

public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
  public static var thinMaterial: Material { fatalError() }
  public static var ultraThinMaterial: Material { fatalError() }
  public static var regularMaterial: Material { fatalError() }
}

public struct Gradient: ShapeStyle {
  public struct Stop {
    public init(color: Color, location: CGFloat) {}
  }
  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}

public struct UnitPoint {
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
  public static let center = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
}

public struct LinearGradient: ShapeStyle, Leaf {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension UIColor {
  public convenience init(_ color: Color) { self.init(white: 0, alpha: 1) }
}

extension NSColor {
  public convenience init(_ color: Color) { self.init(white: 0, alpha: 1) }
}

// MARK: Fonts

public struct Font: Hashable {
  public enum Weight { case regular, medium, semibold, bold }
  public enum Design { case `default`, rounded }
  public enum TextStyle { case body, caption, headline, title3 }
  public init(_ font: UIFont) {}
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { fatalError() }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { fatalError() }
  public static func custom(_ name: String, size: CGFloat) -> Font { fatalError() }
  public static func custom(_ name: String, size: CGFloat, relativeTo: TextStyle) -> Font { fatalError() }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospacedDigit() -> Font { self }
  public static var body: Font { fatalError() }
  public static var caption: Font { fatalError() }
  public static var footnote: Font { fatalError() }
  public static var headline: Font { fatalError() }
  public static var subheadline: Font { fatalError() }
  public static var title: Font { fatalError() }
  public static var title2: Font { fatalError() }
}
