import UIKit

extension UIColor {
  /// A colour by its number `0xRRGGBB`; what lies above is left out.
  public convenience init(_ hex: Int) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255.0,
      green: CGFloat((hex >> 8) & 0xFF) / 255.0,
      blue: CGFloat(hex & 0xFF) / 255.0,
      alpha: 1.0
    )
  }

  /// A colour that follows the appearance.
  public static func dynamic(light: Int, dark: Int) -> UIColor {
    UIColor { traits in
      switch traits.userInterfaceStyle {
      case .dark: return UIColor(dark)
      case .light, .unspecified: return UIColor(light)
      @unknown default: return UIColor(light)
      }
    }
  }
}
