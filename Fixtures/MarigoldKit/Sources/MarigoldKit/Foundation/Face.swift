import UIKit

/// The cuts of the house's typeface.
enum Face: String {
  case regular, medium, semibold

  var postScriptName: String {
    switch self {
    case .regular: return "Karla-Regular"
    case .medium: return "Karla-Medium"
    case .semibold: return "Karla-SemiBold"
    }
  }

  private var weight: UIFont.Weight {
    switch self {
    case .regular: return .regular
    case .medium: return .medium
    case .semibold: return .semibold
    }
  }

  func of(size: CGFloat) -> UIFont {
    UIFont(name: postScriptName, size: size) ?? .systemFont(ofSize: size, weight: weight)
  }
}
