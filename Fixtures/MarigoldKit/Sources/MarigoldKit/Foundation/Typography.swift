import UIKit

/// The styles of text: what a style is for decides its size, weight, line height and letter spacing.
public enum Typography {
  public enum Voice { case story, tool }
  public enum Size { case large, regular, small }

  /// A page's heading.
  case display(_ voice: Voice)
  /// A section's heading.
  case heading(_ voice: Voice)
  case body(_ size: Size)
  case caption
  /// Figures in tables, of any size.
  case figure(Voice, CGFloat)

  public var fontSize: CGFloat {
    switch self {
    case .display(.story): return CGFloat(34)
    case .display(.tool): return CGFloat(27)
    case .heading(.story): return 23
    case .heading(.tool): return 19
    case .body(.large): return 18
    case .body(.regular): return 16
    case .body(.small): return 14
    case .caption: return 12
    case .figure(_, let size): return size
    }
  }

  var face: Face {
    switch self {
    case .display, .heading(.story): return .semibold
    case .heading(.tool): return .medium
    default: return .regular
    }
  }

  /// A multiple of the font size.
  public var lineHeight: CGFloat {
    switch self {
    case .display: return 1.1
    case .heading: return 1.25
    case .body(_), .figure: return 1.5
    case .caption: return 1.3
    }
  }

  public var letterSpacing: CGFloat {
    switch self {
    case .display(.tool): return -0.2
    case .caption: return 0.4
    default: return 0
    }
  }

  public var font: UIFont { face.of(size: fontSize) }
}
