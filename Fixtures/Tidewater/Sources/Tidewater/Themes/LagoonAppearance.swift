import UIKit

/// Warm and round, with serifs.
public final class LagoonAppearance: Appearance {
  public let title = "Lagoon"
  public var brandColor = UIColor(0xE76F51)
  public var primaryView: SurfaceColors
  public var secondaryView: SurfaceColors
  public var tabBar: TabBarColors

  public var margins: CGFloat
  public var groupMargins: CGFloat
  public var interItemSpacing: CGFloat = 6
  public var buttonsHeight: CGFloat = 44
  public var fonts: AppearanceFonts = SerifFonts()
  public var prefersLargeTitles: Bool { false }
  /// Not of the protocol: nobody reaches it through `Appearance`.
  public var bannerHeight: CGFloat = 88

  public init() {
    let base: CGFloat = 7
    margins = base * 2
    groupMargins = base * 4

    let ink = UIColor(0x264653)
    primaryView = SurfaceColors(
      background: UIColor(0xFFF8F0),
      text: TextColors(title: brandColor, headline: ink, body: ink, caption: ink.withAlphaComponent(0.6)),
      button: ButtonColors(background: brandColor, title: UIColor(0xFFF8F0)),
      textField: FieldColors(background: .white, text: ink, placeholder: .lightGray),
      cornerRadius: 22
    )
    secondaryView = primaryView
    secondaryView.background = UIColor(0xFDEBDD)
    secondaryView.cornerRadius = 14
    tabBar = TabBarColors(barTint: secondaryView.background, selected: ink, unselected: brandColor, isTranslucent: true)
  }
}
