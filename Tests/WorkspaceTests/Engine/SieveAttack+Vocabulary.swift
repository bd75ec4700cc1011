extension SieveAttack {
  /// Workspaces in which what a token is worth, or that it is one, is said where no word is a trigger.
  static let vocabulary: [SieveAttack] = [
    SieveAttack(
      "numbers of one's own where no other word is a design system's",
      findings: 1,
      [
        "Kit/Size.swift": """
        enum IconSize {
          case small, large, custom(Int)
          var points: CGFloat {
            switch self {
            case .small: return 24
            case .large: return 40
            case .custom(let points): return CGFloat(points)
            }
          }
        }
        struct Badge { init(_ size: IconSize) {} }
        """,
        "App/Use.swift": "func use() -> Badge { Badge(.custom(31)) }\n",
      ]
    ),
    SieveAttack(
      "a type that number literals make",
      findings: 2,
      [
        "Kit/Extent.swift": """
        struct Extent: ExpressibleByIntegerLiteral {
          var height: CGFloat
          init(height: CGFloat) { self.height = height }
          init(integerLiteral value: Int) { height = CGFloat(value) }
        }
        """,
        "Kit/Extents.swift": """
        extension Extent {
          static var medium: Extent { .all(20) }
          static func all(_ value: Extent) -> Extent { value }
        }
        """,
        "App/Use.swift": "struct Badge { var extent: Extent }\nfunc use() -> Badge { Badge(extent: 20) }\n",
        "App/Other.swift": "func other() -> Badge { Badge(extent: 60) }\n",
      ]
    ),
    SieveAttack(
      "a constant that hangs on a member of another file's type",
      findings: 1,
      [
        "App/Metrics.swift": """
        enum Metrics {
          static let spacing: CGFloat = { if Device.isLarge { 24 } else { 16 } }()
        }
        """,
        "App/Device.swift": """
        enum Device {
          static let tint = "none"
          static var isLarge: Bool { let kind = true; return kind }
        }
        """,
        "App/Use.swift": "import SwiftUI\nfunc use() -> some View { VStack(spacing: 24) {} }\n",
      ]
    ),
    SieveAttack(
      "constants whose names say nothing",
      findings: 1,
      [
        "App/Palette.swift": """
        import SwiftUI
        enum AppPalette { static let shade = Color(white: Amounts.dim) }
        """,
        "App/Amounts.swift": """
        enum Amounts {
          static let dim = 0.5
          static var soft: Double { return 0.25 }
        }
        """,
        "App/Use.swift": "import SwiftUI\nfunc use() -> some View { Text(\"a\").foregroundColor(Color(white: 0.5)) }\n",
      ]
    ),
    SieveAttack(
      "a table's type in a file without a trigger",
      findings: 1,
      [
        "Kit/TokenSet.swift": """
        final class TokenSet<T, V> {
          private let values: (T) -> V
          init(_ values: @escaping (T) -> V) { self.values = values }
          subscript(token: T) -> V { values(token) }
        }
        """,
        "Kit/Colors.swift": """
        import UIKit
        enum ColorName { case ink, paper }
        enum KitColors {
          static let shades = TokenSet<ColorName, UIColor> { name in
            switch name {
            case .ink: return UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
            case .paper: return UIColor(red: 0.9, green: 0.9, blue: 0.8, alpha: 1)
            }
          }
          static var ink: UIColor { shades[.ink] }
        }
        """,
        "App/Use.swift": """
        import UIKit
        func use(_ view: UIView) { view.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }
        """,
      ]
    ),
  ]
}
