// swift-format-ignore-file
// What UIKit and AppKit share: layers, constraints, attributes of text. For type checks only.

@_exported import CoreGraphics

open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize.zero
  open var frame = CGRect.zero
  open func addSublayer(_ layer: CALayer) {}
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
}

open class CAShapeLayer: CALayer {
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 0
}

public struct LayoutPriority: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Float) {}
  public static let required: LayoutPriority = 1000.0
  public static func - (priority: LayoutPriority, difference: Float) -> LayoutPriority { priority }
}

public final class NSLayoutXAxisAnchor {}
public final class NSLayoutYAxisAnchor {}

open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
}

public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutConstraint> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
}

open class NSLayoutConstraint: NSObject {
  public enum Attribute { case height, width, top, bottom, leading, trailing, notAnAttribute }
  public enum Relation { case equal, lessThanOrEqual, greaterThanOrEqual }

  public convenience init(
    item: Any,
    attribute: Attribute,
    relatedBy: Relation,
    toItem: Any?,
    attribute other: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) { self.init() }

  public var constant: CGFloat = 0
  public var isActive = false
  public var priority: LayoutPriority = 1000.0

  public class func activate(_ constraints: [NSLayoutConstraint]) {}
  public class func constraints(
    withVisualFormat format: String,
    options: [Int] = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}

open class NSShadow: NSObject {
  open var shadowColor: Any?
}

extension NSAttributedString.Key {
  public static let foregroundColor = Self(rawValue: "foregroundColor")
  public static let font = Self(rawValue: "font")
  public static let link = Self(rawValue: "link")
  public static let kern = Self(rawValue: "kern")
}

extension IndexPath {
  public var row: Int { 0 }
}
