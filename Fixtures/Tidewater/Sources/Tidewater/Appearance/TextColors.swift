import UIKit

/// A colour for each role of text.
public struct TextColors {
  public var title: UIColor
  public var headline: UIColor
  public var body: UIColor
  public var caption: UIColor

  public init(title: UIColor, headline: UIColor, body: UIColor, caption: UIColor) {
    self.title = title
    self.headline = headline
    self.body = body
    self.caption = caption
  }

  /// Two colours for all roles.
  public static func pair(main: UIColor, muted: UIColor) -> TextColors {
    TextColors(title: main, headline: main, body: main, caption: muted)
  }
}
