import UIKit

/// Where the theme of the app is kept.
public final class Tidewater {
  public static let shared = Tidewater()

  /// The theme of the app, Harbor until another is set.
  public var appearance: any Appearance = HarborAppearance()

  private init() {}
}
