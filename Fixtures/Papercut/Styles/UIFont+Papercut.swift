import UIKit

extension UIFont {
  private static func cut(_ points: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
    return self.systemFont(ofSize: points, weight: weight)
  }

  static func headline() -> UIFont {
    return self.cut(21, .heavy)
  }

  static func letter() -> UIFont {
    return cut(15)
  }

  static func note() -> UIFont { cut(11, .medium) }

  @available(*, deprecated, message: "use note()")
  static func footnote() -> UIFont { cut(10) }
}
