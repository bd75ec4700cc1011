// swift-format-ignore-file

import Layers

// MARK: Colors and fonts

open class UIColor: NSObject, _ExpressibleByColorLiteral {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(patternImage: UIImage) {}
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
  public init?(named name: String) {}
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {}
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {}

  public var cgColor: CGColor { fatalError() }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  public func setFill() {}
  public func setStroke() {}

  public class var black: UIColor { fatalError() }
  public class var white: UIColor { fatalError() }
  public class var gray: UIColor { fatalError() }
  public class var darkGray: UIColor { fatalError() }
  public class var lightGray: UIColor { fatalError() }
  public class var clear: UIColor { fatalError() }
  public class var red: UIColor { fatalError() }
  public class var green: UIColor { fatalError() }
  public class var blue: UIColor { fatalError() }
  public class var yellow: UIColor { fatalError() }
  public class var orange: UIColor { fatalError() }
  public class var purple: UIColor { fatalError() }
  public class var label: UIColor { fatalError() }
  public class var secondaryLabel: UIColor { fatalError() }
  public class var separator: UIColor { fatalError() }
  public class var groupTableViewBackground: UIColor { fatalError() }
  public class var systemGroupedBackground: UIColor { fatalError() }
  public class var systemBlue: UIColor { fatalError() }
  public class var systemGreen: UIColor { fatalError() }
  public class var systemRed: UIColor { fatalError() }
  public class var systemPink: UIColor { fatalError() }
  public class var systemPurple: UIColor { fatalError() }
  public class var systemIndigo: UIColor { fatalError() }
  public class var systemOrange: UIColor { fatalError() }
  public class var systemTeal: UIColor { fatalError() }
  public class var systemGray2: UIColor { fatalError() }
  public class var systemGray3: UIColor { fatalError() }
  public class var systemGray4: UIColor { fatalError() }
  public class var systemGray5: UIColor { fatalError() }
}

public typealias _ColorLiteralType = UIColor

public class UIFontDescriptor: NSObject {
  public convenience init(name: String, size: CGFloat) { self.init() }
}

open class UIFont: NSObject {
  public struct Weight: Sendable {
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
  }

  public struct TextStyle {
    public static let body = TextStyle()
    public static let headline = TextStyle()
    public static let footnote = TextStyle()
    public static let caption1 = TextStyle()
  }

  public init?(name: String, size: CGFloat) {}
  public init(descriptor: UIFontDescriptor, size: CGFloat) {}

  public var pointSize: CGFloat { 0 }
  public var fontDescriptor: UIFontDescriptor { fatalError() }
  public func withSize(_ size: CGFloat) -> UIFont { self }

  public class func systemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { fatalError() }
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { fatalError() }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
}

public class UIFontMetrics: NSObject {
  public class var `default`: UIFontMetrics { fatalError() }
  public init(forTextStyle style: UIFont.TextStyle) {}
  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
