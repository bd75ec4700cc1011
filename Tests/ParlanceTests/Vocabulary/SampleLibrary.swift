/// A small design system and an app that uses it, in every form that a vocabulary is read from.
enum SampleLibrary {
  static let palette = """
    import UIKit

    /// The colours of the brand.
    public enum Palette {
      /// Text on paper.
      public static let ink = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      public static let text = ink
      private static let secret = UIColor(white: 0.5, alpha: 1)
      @available(*, deprecated, renamed: "ink") public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      public static var odd: UIColor { UIColor(white: CGFloat(Int.random(in: 0...3)), alpha: 1) }
      public static let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    }
    public enum Spacing { public static let small: CGFloat = 8 }
    public enum Fonts { public static let title = UIFont.systemFont(ofSize: 20, weight: .bold) }
    open class InkButton: UIButton { public init(title: String) { super.init(frame: .zero) } }

    """

  static let login = """
    import UIKit
    final class Login: UIViewController {
      func style(_ button: UIButton) {
        view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        view.layer.cornerRadius = 7; view.tintColor = .systemBackground
        view.tintColor = .red  // parlance:ignore palette-color -- on purpose
        let inner = UIColor(white: 0.5, alpha: 1)
      }
    }

    """

  static let colorSet = """
    { "colors": [
      { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0.1", "green": "0.2", "blue": "0.3", "alpha": "1" } } }
    ], "info": { "author": "xcode", "version": 1 } }
    """

  static let files = [
    "App/Login.swift": login, "AppTests/LoginTests.swift": login,
    "Library/Palette.swift": palette,
    "Library/Colors.xcassets/Brand.colorset/Contents.json": colorSet,
    "Library/Colors.xcassets/Contents.json": "{ \"info\": {",
    "Pods/Other/Other.swift": "",
  ]
}
