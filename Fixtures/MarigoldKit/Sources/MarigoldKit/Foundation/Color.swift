import UIKit

/// Every colour of the system. Inside an app that imports SwiftUI too, write `MarigoldKit.Color`.
public struct Color {
  // MARK: Text

  /// Headings and body text.
  // "#000000" until 2021
  public static var ink: UIColor {
    return pair(regular: UIColor(hex: "#2B2118"), dark: UIColor(hex: "#F6EEE4"))
  }

  /// Secondary text and captions.
  public static var inkMuted: UIColor {
    pair(regular: UIColor(hex: "#7A6C5D"), dark: UIColor(hex: "#B8AA9A"))
  }

  // MARK: Brand

  /// Calls to action.
  public static var marigold: UIColor { return UIColor(hex: "#F2A31B") }

  public static var marigoldPressed: UIColor { return UIColor(hex: "#C9820A") }

  /// The brand as it was before the redesign.
  @available(*, deprecated, renamed: "marigold")
  public static var saffron: UIColor { return UIColor(hex: "#F4C430") }

  // MARK: Surfaces

  public static var paper: UIColor { pair(regular: .white, dark: UIColor(hex: "#1C1712")) }
  public static var line: UIColor { UIColor(red: 226.0 / 255.0, green: 217.0 / 255.0, blue: 205.0 / 255.0, alpha: 1.0) }

  /// What lies behind a sheet.
  public static let scrim = UIColor.black.withAlphaComponent(0.4)

  // MARK: Status

  public static var success: UIColor { UIColor(hex: "#2E8B57") }
  public static var failure: UIColor { pair(regular: UIColor(hex: "#C0392B"), dark: UIColor(hex: "#FF7A6B")) }
  /// Links use the platform's own colour.
  public static var link: UIColor { .systemBlue }

  static var debugOverlay: UIColor { UIColor(hex: "#FF00FF") }

  private static func pair(regular: UIColor, dark: UIColor) -> UIColor {
    if #available(iOS 13.0, *) {
      return UIColor { (traits: UITraitCollection) -> UIColor in
        if traits.userInterfaceStyle == .dark {
          return dark
        } else {
          return regular
        }
      }
    } else {
      return regular
    }
  }
}
