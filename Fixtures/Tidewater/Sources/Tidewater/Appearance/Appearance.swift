import UIKit

/// Everything that a theme decides.
public protocol Appearance {
  /// What the theme is called in settings.
  var title: String { get }

  /// The app's own colour; a theme brings one.
  var brandColor: UIColor { get set }

  /// Colours of screens.
  var primaryView: SurfaceColors { get set }

  /// Colours of cards and sheets, which lie on screens.
  var secondaryView: SurfaceColors { get set }

  var tabBar: TabBarColors { get set }

  // MARK: Lengths, in points

  /// Between content and the edge of the screen.
  var margins: CGFloat { get set }
  /// Between two groups of content.
  var groupMargins: CGFloat { get set }
  var interItemSpacing: CGFloat { get set }
  var buttonsHeight: CGFloat { get set }
  var fieldHeight: CGFloat { get }

  var fonts: AppearanceFonts { get set }
  var prefersLargeTitles: Bool { get }
}

extension Appearance {
  public var fieldHeight: CGFloat { 46 }
  public var prefersLargeTitles: Bool { true }
}
