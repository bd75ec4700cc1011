import UIKit

public enum PetalButtonState {
  case normal, highlighted, disabled, loading

  public var isUserInteractionEnabled: Bool {
    switch self {
    case .disabled, .loading: return false
    default: return true
    }
  }

  var alpha: CGFloat {
    switch self {
    case .normal: return 1
    case .highlighted: return 0.8
    case .disabled, .loading: return 0.45
    }
  }
}
