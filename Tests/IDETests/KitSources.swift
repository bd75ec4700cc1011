/// A small design system, and what a screen of an app begins with.
enum KitSources {
  static let package = "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Kit\")\n"
  static let kit = """
    import UIKit

    /// Every colour.
    public enum Palette {
      /// Headings and text.
      public static let ink = UIColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1)
      public static let sky = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
      public static let textLink = sky
      public static let surface = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 1) : UIColor(white: 1, alpha: 1)
      }
      @available(*, deprecated, renamed: "sky")
      public static let azure = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
    }

    public enum Space {
      public static let small: CGFloat = 4
      public static let medium: CGFloat = 8
      public static let large: CGFloat = 16
    }

    extension UIFont {
      public static let kitTitle = UIFont.systemFont(ofSize: 24, weight: .bold)
      public static let kitBody = UIFont.systemFont(ofSize: 17)
    }

    /// The button of the kit.
    public final class KitButton: UIButton {
      public enum Kind {
        /// The one thing to do.
        case primary
        case plain

        public var background: UIColor { self == .primary ? Palette.sky : Palette.surface }
        public var title: UIColor { self == .primary ? Palette.surface : Palette.ink }
      }

      public var kind: Kind = .plain { didSet { backgroundColor = kind.background } }
    }

    """

  /// A project of the kit and an app's file `App/Screen.swift`, whose method holds `code`.
  static func project(_ code: String, imports: [String] = ["Kit", "UIKit"]) -> EditedProject {
    EditedProject([
      "Package.swift": package,
      "Sources/Kit/Kit.swift": kit,
      "App/Screen.swift": screen(code, imports: imports),
    ])
  }

  static func screen(_ code: String, imports: [String] = ["Kit", "UIKit"]) -> String {
    imports.map { "import \($0)\n" }.joined() + """

      final class Screen: UIViewController {
        private let label = UILabel()
        private let button = KitButton()
        private let spacer = UIView()

        func show() {
          \(code)
        }
      }

      """
  }

  static func document(_ code: String, imports: [String] = ["Kit", "UIKit"]) throws -> EditedDocument {
    try project(code, imports: imports).document("App/Screen.swift")
  }
}
