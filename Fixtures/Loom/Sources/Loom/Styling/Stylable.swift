/// A control that takes its looks from the stylesheet.
public protocol Stylable: AnyObject {
  associatedtype StyleType = Style
  associatedtype Style

  /// The looks where the app defines none.
  static var defaultStyle: StyleType { get }
}
