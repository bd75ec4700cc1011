import UIKit

/// Margins of the paper. Heights are left to the screens.
struct Spaces {
  static let fold: CGFloat = 12
  static let margin: CGFloat = fold * 2
  static let seam = 1.5

  private init() {}
}
