import UIKit

/// Another team's code: excluded by the configuration, read for its declarations.
public final class Confetti: UIView {
  public var colors: [UIColor] = [.red, .green, UIColor(red: 1, green: 0.8, blue: 0.2, alpha: 1)]
  public var strip: CGFloat = 12
}
