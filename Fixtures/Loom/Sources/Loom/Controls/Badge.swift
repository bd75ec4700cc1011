#if canImport(UIKit)
import UIKit

/// A count in a circle.
final class Badge: UIView, Stylable {
  struct Style {
    let fill: UIColor
    let diameter: CGFloat
  }

  static var defaultStyle: Style { Style(fill: UIColor(white: 0.2, alpha: 1), diameter: 18) }
}
#endif
