import UIKit

extension UIColor {
  /// Six digits are `#RRGGBB`, eight are `#RRGGBBAA`.
  convenience init(hex: String) {
    let text = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
    let number = UInt64(text, radix: 16) ?? 0
    let hasAlpha = text.count > 6
    let shift: UInt64 = hasAlpha ? 8 : 0
    self.init(
      red: CGFloat((number >> (16 + shift)) & 0xFF) / 255,
      green: CGFloat((number >> (8 + shift)) & 0xFF) / 255,
      blue: CGFloat((number >> shift) & 0xFF) / 255,
      alpha: hasAlpha ? CGFloat(number & 0xFF) / 255 : 1
    )
  }
}
