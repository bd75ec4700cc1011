import SwiftUI
import UIKit

/// The roles of text, for both frameworks.
enum TypeScale {
  case title, body, caption

  var size: CGFloat {
    switch self {
    case .title: return 26
    case .body: return 16
    case .caption: return 12
    }
  }

  var weight: UIFont.Weight { self == .title ? .bold : .regular }

  var uiFont: UIFont { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight)) }
}

extension Font {
  static let brandTitle = Font.system(size: 26, weight: .bold, design: .rounded)  // expect(definition): raw-font 26/bold
  static let brandBody = Font.system(size: 16)  // expect(definition): raw-font 16
  static let brandCaption = Font.custom("Avenir-Book", size: 12, relativeTo: .caption)  // expect(definition): raw-font 12
}

extension UIFont {
  static let brandBody = UIFont.systemFont(ofSize: 16)  // expect(definition): raw-font 16/regular
  static var brandTitle: UIFont { TypeScale.title.uiFont }
}
