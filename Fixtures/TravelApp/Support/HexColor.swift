import SwiftUI
import UIKit

extension UIColor {
  /// Reads `#RRGGBB` or `RRGGBB`; black where it is neither.
  convenience init(hex: String) {
    let digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
    self.init(rgb: Int(digits, radix: 16) ?? 0)
  }

  convenience init(rgb: Int) {
    self.init(
      red: CGFloat((rgb >> 16) & 0xFF) / 255,
      green: CGFloat((rgb >> 8) & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255,
      alpha: 1
    )
  }

  /// Reads `AARRGGBB`.
  convenience init(argb: String) {
    let value = UInt32(argb, radix: 16) ?? 0
    self.init(
      red: CGFloat((value >> 16) & 0xFF) / 255,
      green: CGFloat((value >> 8) & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255,
      alpha: CGFloat((value >> 24) & 0xFF) / 255
    )
  }

  convenience init(light: UIColor, dark: UIColor) {
    self.init { traits in traits.userInterfaceStyle == .dark ? dark : light }
  }
}

extension Color {
  init(hex: String) { self.init(uiColor: UIColor(hex: hex)) }

  init(hex: Int) { self.init(uiColor: UIColor(rgb: hex)) }

  /// A colour that follows the appearance, from two numbers `0xRRGGBB`.
  init(light: Int, dark: Int) {
    self.init(uiColor: UIColor(light: UIColor(rgb: light), dark: UIColor(rgb: dark)))
  }
}
