import UIKit

/// The heights that a button comes in.
public enum PetalButtonHeight {
  case small
  case medium
  case large
  /// Any other height, in points.
  case custom(Int)

  public var value: Int {
    switch self {
    case .small: return 28
    case .medium: return 36
    case .large: return 52
    case .custom(let height): return height
    }
  }

  var fontSize: CGFloat {
    switch self {
    case .small: return 12
    case .medium, .large, .custom: return 15
    }
  }

  var insets: UIEdgeInsets {
    switch self {
    case .small: return UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
    default: return UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    }
  }
}
