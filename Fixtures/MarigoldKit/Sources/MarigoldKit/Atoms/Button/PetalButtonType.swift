import UIKit

/// What a button is for.
public enum PetalButtonType {
  /// The one thing to do on a screen.
  case primary
  case secondary
  case destructive
  @available(*, deprecated, message: "use secondary")
  case outline

  public var tintColor: UIColor {
    switch self {
    case .primary, .destructive: return .white
    case .secondary, .outline: return Color.marigold
    }
  }

  public var backgroundColor: UIColor {
    switch self {
    case .primary: return Color.marigold
    case .secondary, .outline: return .clear
    case .destructive: return Color.failure
    }
  }

  public var borderColor: UIColor? {
    switch self {
    case .secondary, .outline: return Color.marigold
    default: return nil
    }
  }

  var cornerRadius: CGFloat { return 6 }
}
