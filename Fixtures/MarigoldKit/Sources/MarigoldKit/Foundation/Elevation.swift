import UIKit

/// How far a surface stands above the page.
public enum Elevation {
  case flat, raised, floating

  public var shadowColor: UIColor { Color.ink }

  public var shadowOpacity: Float {
    switch self {
    case .flat: return 0
    case .raised: return 0.12
    case .floating: return 0.24
    }
  }

  public var blur: CGFloat {
    switch self {
    case .flat: return 0
    default: return 12
    }
  }

  public var y: CGFloat { self == .floating ? 8 : 2 }
}
