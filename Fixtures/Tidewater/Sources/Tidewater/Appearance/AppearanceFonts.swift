import UIKit

public protocol AppearanceFonts {
  var title: UIFont { get }
  var headline: UIFont { get }
  var body: UIFont { get }
  var caption: UIFont { get }
}

/// The platform's typeface.
public struct SystemFonts: AppearanceFonts {
  public init() {}

  public var title: UIFont { bold(size: 24) }
  public var headline: UIFont { bold(size: 18) }
  public var body: UIFont { regular(size: 16) }
  public var caption: UIFont { return regular(size: 13) }

  private func regular(size: CGFloat) -> UIFont { scaled(.systemFont(ofSize: size, weight: .regular), .body) }

  private func bold(size: CGFloat) -> UIFont { scaled(.systemFont(ofSize: size, weight: .bold), .headline) }

  private func scaled(_ font: UIFont, _ style: UIFont.TextStyle) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: font)
  }
}

/// A typeface with serifs, a little larger.
public struct SerifFonts: AppearanceFonts {
  public init() {}

  public var title: UIFont { face("Lora-Bold", 26) }
  public var headline: UIFont { face("Lora-SemiBold", 20) }
  public var body: UIFont { face("Lora-Regular", 17) }
  public var caption: UIFont { face("Lora-Italic", 14) }

  private func face(_ name: String, _ size: CGFloat) -> UIFont {
    UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  }
}
