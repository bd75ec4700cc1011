// swift-format-ignore-file
// What the fixtures use of UIKit, for type checks only.

@_exported import Layers

public typealias UILayoutPriority = LayoutPriority

public class UITraitCollection: NSObject {
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  public var verticalSizeClass = UIUserInterfaceSizeClass.regular
}

public enum UIUserInterfaceStyle { case light, dark, unspecified }
public enum UIUserInterfaceSizeClass { case compact, regular, unspecified }

// MARK: Geometry and drawing

public struct UIEdgeInsets {
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}

public struct NSDirectionalEdgeInsets {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public struct UIRectCorner {
  public static let allCorners = UIRectCorner()
}

public class UIBezierPath: NSObject {
  public init(roundedRect: CGRect, cornerRadius: CGFloat) {}
  public init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {}
  public func fill() {}
  public func addClip() {}
}

public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

public class UIImage: NSObject {
  public class SymbolConfiguration: NSObject {
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {}
  }

  public enum SymbolWeight { case regular, bold }
}

public class UIScreen: NSObject {
  public class var main: UIScreen { fatalError() }
  public var scale: CGFloat { 1 }
}

public class UIDevice: NSObject {
  public class var current: UIDevice { fatalError() }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
}

public enum UIUserInterfaceIdiom { case pad, phone }

// MARK: The app

public class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable {}
}

public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  public static func main() {}
}
