import UIKit

extension UIColor {
  /// Reads `#RRGGBB`; gray where the text is anything else.
  private static func sheet(_ code: String) -> UIColor {
    guard code.hasPrefix("#"), code.count == 7, let number = Int(code.dropFirst(), radix: 16) else {
      return UIColor.gray
    }
    let red = CGFloat(number / 65536 % 256)
    let green = CGFloat(number / 256 % 256)
    let blue = CGFloat(number % 256)
    return UIColor(red: red / 255.0, green: green / 255.0, blue: blue / 255.0, alpha: 1.0)
  }

  // Functions, not properties: the `()` tells them from the platform's own colours.

  /// Folded edges, titles.
  static func crease() -> UIColor {
    return sheet(Code.crease)
  }

  static func confetti() -> UIColor {
    return sheet(Code.confetti)
  }

  /// The page itself.
  static func page() -> UIColor { sheet("#FFFDF7") }

  /// Pencil marks, lighter on dark paper.
  static func pencil(isFaint: Bool = false) -> UIColor {
    isFaint ? crease().withAlphaComponent(0.5) : crease()
  }

  static var shadowInk: UIColor { UIColor(named: "Shadow Ink") ?? .black }

  class Code {
    // the fold
    static let crease: String = "#3D405B"
    // the party
    static let confetti: String = "#E07A5F"
  }
}
