import SwiftUI
import UIKit

extension UIColor {
  /// Text on light surfaces.
  static let brandInk = UIColor(hex: "#10212E")  // expect(definition): raw-color #10212EFF
  static let brand = UIColor(named: "Brand") ?? .systemTeal  // expect(definition): named-asset, palette-color
  static let surface = UIColor(named: "Surface")!  // expect(definition): named-asset
  static let hairlineGray = UIColor(white: 0.82, alpha: 1)  // expect(definition): raw-color #D1D1D1FF
  static var positive: UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(hex: "#5BD68A")  // expect(definition): raw-color #5BD68AFF
        : UIColor(hex: "#1E7F46")  // expect(definition): raw-color #1E7F46FF
    }
  }
}

extension Color {
  static let brandInk = Color(uiColor: .brandInk)
  static let brand = Color("Brand")  // expect(definition): named-asset
  static let surface = Color("Surface")  // expect(definition): named-asset
  static let sunrise = Color(light: 0xFFB347, dark: 0xE08A1E)  // expect(definition): raw-color #FFB347FF
  /// The app's own red: `Color.red` means this one wherever this extension is seen.
  static let red = Color(hex: "#D7263D")  // expect(definition): raw-color #D7263DFF
  static let positive = Color(uiColor: .positive)
}

extension ShapeStyle where Self == Color {
  static var brand: Color { Color.brand }
  static var sunrise: Color { Color.sunrise }
  static var surface: Color { .surface }
}
