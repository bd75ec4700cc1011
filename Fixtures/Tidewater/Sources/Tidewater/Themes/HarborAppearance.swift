import UIKit

/// The theme that apps start with: slate and sea green.
public final class HarborAppearance: Appearance {
  public let title = "Harbor"
  public var brandColor: UIColor
  public var primaryView: SurfaceColors
  public var secondaryView: SurfaceColors
  public var tabBar: TabBarColors

  public var margins: CGFloat = 16
  public var groupMargins: CGFloat = 24
  public var interItemSpacing: CGFloat = 8
  public var buttonsHeight: CGFloat = 50
  public var fonts: AppearanceFonts = SystemFonts()

  /// - Parameter brandColor: the app's own colour in place of the theme's
  public init(brandColor: UIColor? = nil) {
    self.brandColor = brandColor ?? UIColor(0x0E7C7B)

    let text = TextColors.pair(
      main: UIColor.dynamic(light: 0x1D2B36, dark: 0xEEF3F6),
      muted: UIColor.dynamic(light: 0x5F7180, dark: 0x9FB1BE)
    )
    let field = FieldColors(
      background: UIColor(0xF1F5F7),
      text: text.body,
      placeholder: text.caption
    )
    primaryView = SurfaceColors(
      background: .dynamic(light: 0xFFFFFF, dark: 0x101A21),
      text: text,
      button: ButtonColors(background: self.brandColor),
      textField: field,
      cornerRadius: 10
    )
    secondaryView = SurfaceColors(
      background: UIColor.dynamic(light: 0xF1F5F7, dark: 0x18242D),
      text: text,
      button: ButtonColors(background: UIColor(0x30475A), title: primaryView.background),
      textField: FieldColors(
        background: primaryView.background,
        text: primaryView.text.body,
        placeholder: primaryView.text.caption
      ),
      separator: .systemGray4,
      cornerRadius: primaryView.cornerRadius / 2
    )
    tabBar = TabBarColors(
      barTint: primaryView.background,
      selected: self.brandColor,
      unselected: text.caption
    )
  }
}
